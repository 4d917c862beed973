import type { Method, Solution, Step } from '../../../writing/method.ts';
import { over, type Rational } from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  between,
  cross,
  dot,
  isNull,
  isParallel,
  type Line,
  pointOn,
} from '../../../algebra-system/vectors/vectors.ts';
import { column, leastGap, lineTex, numbers, texOf, vectorText } from '../../../writing/vectors.ts';
import { step } from '../../../writing/step.ts';

type Pair = [Line, Line];

const MEETING =
  /^(?:find (?:coordinates of |position vector of )?point of intersection of(?: two)?(?: lines)? #|find where(?: two)? lines # (?:meet|intersect|cross)|(?:find whether|do|show that)(?: two)? lines # (?:intersect|meet)?(?: ?are parallel)?(?: ?or)?(?: are)?(?: skew)?|find whether lines intersect are parallel or are skew #|find point of intersection #|find (?:两)?(?:条)?直线 #(?: 与直线 #)? 的交点(?:坐标)?|判断(?:两)?(?:条)?直线 #(?: 与直线 #)? (?:的位置关系|是否相交))$/u;

export const linesMeeting: Method<Pair> = {
  id: 'lines-meeting',
  topic: '9709/p3/vectors',
  match({ text }) {
    const geometry = readSpace(text);
    if (
      !geometry ||
      !MEETING.test(geometry.say) ||
      geometry.lines.length !== 2 ||
      geometry.vectors.length + geometry.planes.length > 0
    )
      return null;
    return geometry.letters.length === 0 ? [geometry.lines[0]!, geometry.lines[1]!] : null;
  },
  solve(pair) {
    const [one, two] = pair;
    const isSame = isParallel(one.along, two.along);
    const directions: Step = step(
      isSame
        ? { en: 'The directions are multiples of each other.', zh: '方向向量成比例。' }
        : {
            en: 'The directions are not multiples of each other, so the lines are not parallel.',
            zh: '方向向量不成比例，两直线不平行。',
          },
      [`${column(one.along)}, \\quad ${column(two.along)}`],
      ['B1'],
    );
    return isSame ? parallelSolution(pair, directions) : crossing(pair, directions);
  },
  verify({ answer }, [one, two]) {
    const parallelLines = isParallel(one.along, two.along);
    const meets =
      leastGap(one, two) <
      1e-9 * Math.max(1, ...numbers(one.at).map(Math.abs), ...numbers(two.at).map(Math.abs));
    const says = answer.text;
    const fits = parallelLines
      ? says === (meets ? 'same line' : 'parallel')
      : meets
        ? says.startsWith('meet at') && isOnBoth(says, one, two)
        : says === 'skew';
    return [
      {
        name: {
          en: 'The least distance between the lines, in decimals, agrees.',
          zh: '用小数计算两直线的最短距离，结果一致。',
        },
        passed: fits,
      },
    ];
  },
};

function parallelSolution([one, two]: Pair, directions: Step): Solution {
  const isSame = isParallel(between(one.at, two.at), one.along);
  const gap: Step = step(
    isSame
      ? { en: 'A point on one line also lies on the other.', zh: '其中一条直线上的点也在另一条上。' }
      : { en: 'A point on one line does not lie on the other.', zh: '其中一条直线上的点不在另一条上。' },
    [`${column(two.at)} - ${column(one.at)} = ${column(between(one.at, two.at))}`],
    ['M1', 'A1'],
  );
  return {
    title: TITLE,
    steps: [directions, gap],
    answer: isSame
      ? {
          text: 'same line',
          tex: '\\text{same line}',
          say: { en: 'The two equations describe the same line.', zh: '两个方程表示同一条直线。' },
        }
      : {
          text: 'parallel',
          tex: '\\text{parallel}',
          say: { en: 'The lines are parallel and do not meet.', zh: '两直线平行，不相交。' },
        },
  };
}

const TITLE = { en: 'Where two lines meet', zh: '两条直线的交点' };

function crossing([one, two]: Pair, directions: Step): Solution {
  const across = cross(one.along, two.along);
  const gap = between(one.at, two.at);
  const size = dot(across, across);
  const parameters: [Rational, Rational] = [
    over(dot(cross(gap, two.along), across), size),
    over(dot(cross(gap, one.along), across), size),
  ];
  const [first, second] = [pointOn(one, parameters[0]), pointOn(two, parameters[1])];
  const meets = isNull(between(first, second));
  // The parameters are found from two of the coordinates, so that the third is the test.
  const pair = [2, 1, 0].find((out) => across[out]!.n !== 0n)!;
  const [s, t] = meets ? parameters : solveTwo([one, two], pair);
  const steps: Step[] = [
    directions,
    step(
      { en: 'Set the two general points equal.', zh: '令两条直线上的一般点相等。' },
      [
        `${lineTex(one, '\\lambda').replace('\\mathbf{r} = ', '')} = ${lineTex(two, '\\mu').replace('\\mathbf{r} = ', '')}`,
      ],
      ['M1'],
    ),
    step(
      { en: 'Solve two of the three equations.', zh: '解其中两个方程。' },
      [`\\lambda = ${texOf(s)}, \\quad \\mu = ${texOf(t)}`],
      ['M1', 'A1'],
    ),
    step(
      { en: 'Check these values in the third equation.', zh: '代入第三个方程检验。' },
      [`${column(pointOn(one, s))} ${meets ? '=' : '\\ne'} ${column(pointOn(two, t))}`],
      ['A1'],
      {
        en: 'Two equations always give values; only the third shows whether the lines meet.',
        zh: '两个方程总能解出参数，第三个方程才能判断是否相交。',
      },
    ),
  ];
  return {
    title: TITLE,
    steps,
    answer: meets
      ? {
          text: `meet at ${vectorText(first)}`,
          tex: column(first),
          say: { en: 'The lines meet at this point.', zh: '两直线相交于这一点。' },
        }
      : {
          text: 'skew',
          tex: '\\text{skew}',
          say: {
            en: 'The lines are skew: they are not parallel and do not meet.',
            zh: '两直线异面：既不平行也不相交。',
          },
        },
  };
}

function solveTwo([one, two]: Pair, out: number): [Rational, Rational] {
  const keep = (v: Line['at']) =>
    v.map((part, index) => (index === out ? { n: 0n, d: 1n } : part)) as unknown as Line['at'];
  const [a, b, gap] = [keep(one.along), keep(two.along), keep(between(one.at, two.at))];
  const below = cross(a, b)[out]!;
  return [over(cross(gap, b)[out]!, below), over(cross(gap, a)[out]!, below)];
}

/** Whether the point that is typed lies on both lines. */
function isOnBoth(says: string, one: Line, two: Line): boolean {
  const typed = /\(([^()]{1,80})\)/.exec(says)?.[1]?.split(',') ?? [];
  const point = typed.map((part) => {
    const [above, below = '1'] = part.trim().split('/');
    return Number(above) / Number(below);
  });
  return (
    point.length === 3 &&
    [one, two].every(({ at, along }) => {
      const [from, way] = [numbers(at), numbers(along)];
      const [x, y, z] = point.map((part, index) => part - from[index]!) as [number, number, number];
      const [a, b, c] = way as [number, number, number];
      const off = Math.hypot(y * c - z * b, z * a - x * c, x * b - y * a);
      return off <= 1e-9 * Math.max(1, Math.hypot(x, y, z)) * Math.hypot(a, b, c);
    })
  );
}
