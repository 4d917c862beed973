import {
  isParallel,
  cross,
  dot,
  type Line,
  type Plane,
  pointOn,
  simplest,
  vector,
  type Vector,
} from '../../../algebra-system/vectors/vectors.ts';
import type { Method } from '../../../writing/method.ts';
import {
  minus,
  over,
  rational,
  type Rational,
  times,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import { column, lineTex, lineText, planeTex } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

type Pair = [Plane, Plane];

const MEETING =
  /^(?:find (?:(?:vector )?equation (?:of|for) )?(?:line of intersection of(?: two)?(?: planes)? #|line in which(?: two)? planes # meet)|planes # meet in line # find (?:vector )?equation (?:of|for) (?:line )?#|find (?:两)?平面 #(?: 与平面 #)? 的交线(?:的?(?:向量)?方程)?)$/u;

export const planesMeeting: Method<Pair> = {
  id: 'planes-meeting',
  topic: '9231/p1/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (
      !geometry ||
      !MEETING.test(geometry.say) ||
      geometry.planes.length !== 2 ||
      geometry.vectors.length + geometry.lines.length > 0
    )
      return null;
    const [one, other] = geometry.letters;
    return one === other && (!one || geometry.letters.length === 2)
      ? [geometry.planes[0]!, geometry.planes[1]!]
      : null;
  },
  solve([one, two]) {
    if (isParallel(one.normal, two.normal)) {
      if (isSame(one, two)) return null;
      return {
        title: TITLE,
        steps: [
          step(
            {
              en: 'The normals are multiples of each other, but the planes differ.',
              zh: '法向量成比例，但不是同一平面。',
            },
            [planeTex(one), planeTex(two)],
            ['M1', 'A1'],
          ),
        ],
        answer: {
          text: 'none',
          tex: '\\text{none}',
          say: {
            en: 'The planes are parallel: there is no line of intersection.',
            zh: '两平面平行，没有交线。',
          },
        },
      };
    }
    const along = simplest(cross(one.normal, two.normal));
    const at = commonPoint([one, two], along);
    const zero = 'zyx'[[2, 1, 0].findIndex((axis) => along[axis]!.n !== 0n && at[axis]!.n === 0n)]!;
    const line: Line = { at, along };
    return {
      title: TITLE,
      steps: [
        step(
          { en: 'The line is perpendicular to both normals.', zh: '交线与两个法向量都垂直。' },
          [
            `${column(one.normal)} \\times ${column(two.normal)} = ${column(cross(one.normal, two.normal))}`,
            `\\mathbf{d} = ${column(along)}`,
          ],
          ['M1', 'A1'],
          {
            en: 'The line lies in both planes, so it is perpendicular to both normals.',
            zh: '交线同时在两个平面内，因此与两个法向量都垂直。',
          },
        ),
        step(
          { en: `Find one common point, with ${zero} = 0.`, zh: `令 ${zero} = 0，求一个公共点。` },
          [planeTex(one), planeTex(two), column(at)],
          ['M1', 'A1'],
        ),
        step({ en: 'Write down the equation of the line.', zh: '写出交线方程。' }, [lineTex(line)], ['A1']),
      ],
      answer: { text: lineText(line), tex: lineTex(line) },
    };
  },
  verify({ answer }, [one, two]) {
    if (answer.text === 'none') {
      const ratio = over(
        one.normal.find(({ n }) => n)!,
        two.normal.find(({ n }) => n)!,
      );
      const same = one.normal.every((part, index) => minus(part, times(ratio, two.normal[index]!)).n === 0n);
      return [
        {
          name: {
            en: 'The left-hand sides are in proportion, but the right-hand sides are not.',
            zh: '左边成比例而右边不成比例。',
          },
          passed: same && minus(one.size, times(ratio, two.size)).n !== 0n,
        },
      ];
    }
    const line = readSpace(answer.text)?.lines[0];
    if (!line) return [];
    const points = [rational(0), rational(1), rational(-3, 2)].map((t) => pointOn(line, t));
    return [
      {
        name: { en: 'Three points on the line satisfy both equations.', zh: '直线上三点都满足两个方程。' },
        passed: [one, two].every(({ normal, size }) =>
          points.every((point) => minus(dot(normal, point), size).n === 0n),
        ),
      },
    ];
  },
};

const TITLE = { en: 'Line of intersection of two planes', zh: '两平面的交线' };

function isSame(one: Plane, two: Plane): boolean {
  const at = one.normal.findIndex(({ n }) => n !== 0n);
  return minus(times(one.size, two.normal[at]!), times(two.size, one.normal[at]!)).n === 0n;
}

/** With one coordinate 0, whole numbers where they come out so; z first, as a textbook would. */
function commonPoint([one, two]: Pair, along: Vector): Vector {
  const points = [2, 1, 0].filter((axis) => along[axis]!.n !== 0n).map((axis) => withZero([one, two], axis));
  return points.find((point) => point.every(({ d }) => d === 1n)) ?? points[0]!;
}

function withZero([one, two]: Pair, axis: number): Vector {
  const [i, j] = [0, 1, 2].filter((other) => other !== axis) as [number, number];
  const [a, b, c, d] = [one.normal[i]!, one.normal[j]!, two.normal[i]!, two.normal[j]!];
  const below = minus(times(a, d), times(b, c));
  const parts: Rational[] = [ZERO, ZERO, ZERO];
  parts[i] = over(minus(times(one.size, d), times(b, two.size)), below);
  parts[j] = over(minus(times(a, two.size), times(one.size, c)), below);
  return vector(parts[0]!, parts[1]!, parts[2]!);
}
