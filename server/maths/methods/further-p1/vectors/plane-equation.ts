import type { Method, Step } from '../../../writing/method.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  added,
  between,
  cross,
  dot,
  isNull,
  isParallel,
  type Plane,
  simplest,
  type Vector,
} from '../../../algebra-system/vectors/vectors.ts';
import { column, numbers, planeTex, planeText, texOf } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

/** A point of the plane and either its normal or two directions in it. */
interface Parameters {
  at: Vector;
  directions: [Vector, Vector] | null;
  normal: Vector;
}

const PLANE = '(?:find (?:cartesian )?equation of plane';
const THREE = new RegExp(
  `^(?:${PLANE} (?:which )?(?:passing |passes )?(?:through|containing|that contains|contains)(?: three)?(?: points)? #|find equation of plane #)|plane (?:passes through|contains)(?: points)? # find (?:cartesian )?equation of plane|points # have coordinates # find (?:cartesian )?equation of plane #|find (?:过|经过)(?:三)?点 # 的平面的?方程)$`,
  'u',
);
const NORMAL = new RegExp(
  `^(?:${PLANE} (?:passing )?through(?: point)? # (?:with normal(?: vector)?|(?:and )?perpendicular to(?: vector| line)?|normal to(?: vector)?|parallel to plane) #)|find (?:过|经过)点 # (?:且|并)?(?:法向量为|垂直于(?:直线|向量)|平行于平面) # 的平面的?方程)$`,
  'u',
);
const GIVEN =
  /^find (?:cartesian|x y z) equation of plane #$|^(?:find 平面 # 的直角坐标方程|将平面 # 化为直角坐标方程)$/u;
const WITH_LINE = new RegExp(
  `^${PLANE} (?:passing )?(?:through|containing)(?: point)? # and(?: containing)? line #)$`,
);

const TWO_LINES = new RegExp(
  `^${PLANE} (?:which )?(?:containing|contains|through)(?: both)?(?: two)? lines #)$`,
);

export const planeEquation: Method<Parameters> = {
  id: 'plane-equation',
  topic: '9231/p1/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (!geometry || geometry.letters.length > 0) return null;
    const { say, lines, planes } = geometry;
    const [a, b, c] = geometry.vectors.map(({ vector }) => vector);
    const counts = `${geometry.vectors.length}${lines.length}${planes.length}`;
    const throughTwo = (at: Vector, one: Vector, two: Vector) => ({
      at,
      directions: [one, two] as [Vector, Vector],
      normal: cross(one, two),
    });
    if (counts === '300' && THREE.test(say)) return throughTwo(a!, between(a!, b!), between(a!, c!));
    if (counts === '001' && GIVEN.test(say) && planes[0]!.spanned) {
      const [at, one, two] = planes[0]!.spanned;
      return throughTwo(at, one, two);
    }
    if (counts === '110' && WITH_LINE.test(say))
      return throughTwo(a!, lines[0]!.along, between(lines[0]!.at, a!));
    if (counts === '020' && TWO_LINES.test(say)) {
      const [one, two] = lines as [(typeof lines)[0], (typeof lines)[0]];
      const gap = between(one.at, two.at);
      const plane = throughTwo(one.at, one.along, isParallel(one.along, two.along) ? gap : two.along);
      return dot(plane.normal, gap).n === 0n ? plane : null;
    }
    if (!NORMAL.test(say)) return null;
    const isPlane = /parallel to plane|平行于平面/.test(say);
    const normal = isPlane ? planes[0]?.normal : (b ?? lines[0]?.along);
    return normal && counts === (isPlane ? '101' : b ? '200' : '110')
      ? { at: a!, directions: null, normal }
      : null;
  },
  solve({ at, directions, normal }) {
    if (isNull(normal)) return null;
    const shorter = simplest(normal);
    const plane = inLowestTerms({ normal: shorter, size: dot(shorter, at) });
    const first: Step[] = directions
      ? [
          step(
            { en: 'Find two directions in the plane.', zh: '求平面内的两个方向向量。' },
            [`${column(directions[0])}, \\quad ${column(directions[1])}`],
            ['B1'],
          ),
          step(
            { en: 'Their vector product is a normal.', zh: '两方向的叉积是法向量。' },
            [`${column(directions[0])} \\times ${column(directions[1])} = ${column(normal)}`],
            ['M1', 'A1'],
            {
              en: 'A normal is perpendicular to every direction in the plane.',
              zh: '法向量与平面内的每个方向都垂直。',
            },
          ),
        ]
      : [
          step(
            { en: 'Write down a normal.', zh: '写出一个法向量。' },
            [`\\mathbf{n} = ${column(normal)}`],
            ['B1'],
          ),
        ];
    return {
      title: { en: 'Equation of a plane', zh: '平面方程' },
      steps: [
        ...first,
        step(
          { en: 'Substitute a known point into r · n = a · n.', zh: '把已知点代入 r · n = a · n。' },
          [`${column(at)} \\cdot ${column(shorter)} = ${texOf(dot(shorter, at))}`, planeTex(plane)],
          ['M1', 'A1'],
        ),
      ],
      answer: { text: planeText(plane), tex: planeTex(plane) },
    };
  },
  verify({ answer }, { at, directions, normal }) {
    const plane = readSpace(answer.text)?.planes[0];
    if (!plane) return [];
    const [n, size] = [numbers(plane.normal), Number(plane.size.n) / Number(plane.size.d)];
    const isOn = (point: Vector) =>
      Math.abs(numbers(point).reduce((total, one, index) => total + one * n[index]!, -size)) <
      1e-9 * Math.max(1, Math.abs(size));
    const points = directions ? [at, added(at, directions[0]), added(at, directions[1])] : [at];
    return [
      {
        name: { en: 'Every given point satisfies the equation.', zh: '所有已知点都满足方程。' },
        passed: points.every(isOn),
      },
      {
        name: { en: 'The normal has the right direction.', zh: '法向量的方向正确。' },
        passed: isNull(cross(plane.normal, normal)),
      },
    ];
  },
};

/** Whole numbers without a common divisor, right-hand side included. */
function inLowestTerms({ normal, size }: Plane): Plane {
  const [x, y, z, rest] = simplest([...normal, size] as const);
  return { normal: [x!, y!, z!], size: rest! };
}
