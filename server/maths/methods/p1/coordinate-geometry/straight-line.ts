import { wordingOf, equationOf } from '../../../reading/algebra/question-equations.ts';
import { linearOf } from '../../../techniques/algebra/simultaneous-pairs.ts';
import {
  gradient,
  type Line,
  lineSides,
  lineThrough,
  middle,
  type Point,
  pointOf,
  pointTex,
  rationalIn,
  samePoint,
  squaredDistance,
} from '../../../reading/algebra/points-and-lines.ts';
import { rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { isSolvedBy } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { number, root } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Answer, Method, Solution, Step } from '../../../writing/method.ts';
import {
  opposite,
  over,
  type Rational,
  rational,
  signOf,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

type Want = 'line' | 'gradient' | 'midpoint' | 'distance' | 'bisector';
interface Parameters {
  want: Want;
  points: Point[];
  slope: Rational | null;
  along: { line: Line; how: 'parallel' | 'perpendicular' } | null;
}

const POINTS = '(?:(?:two )?points? )?';
const LINE = '(?:straight )?line';
const SEGMENT = `(?:(?:line )?segment |${LINE} )?`;
const JOINS =
  '(?:joining|between|from|connecting|of|through|which passes through|passing through|that passes through)';
const FORMS: [RegExp, Want, 'two' | 'slope' | 'along'][] = [
  [new RegExp(`^find (?:equation of )?${LINE} ${JOINS} ${POINTS}#$`), 'line', 'two'],
  [new RegExp(`^find gradient of ${LINE} (?:segment )?${JOINS} ${POINTS}#$`), 'gradient', 'two'],
  [
    new RegExp(
      `^find (?:coordinates of )?mid ?point (?:of|between) ${SEGMENT}(?:${JOINS} )?${POINTS}#(?: where #)?$`,
    ),
    'midpoint',
    'two',
  ],
  [
    new RegExp(`^find (?:distance|length) (?:of )?${SEGMENT}(?:${JOINS} )?${POINTS}#(?: where #)?$`),
    'distance',
    'two',
  ],
  [
    new RegExp(
      `^find (?:equation of )?perpendicular bisector of ${SEGMENT}(?:${JOINS} )?${POINTS}#(?: where #)?$`,
    ),
    'bisector',
    'two',
  ],
  [
    new RegExp(
      `^find equation of ${LINE} (?:with gradient # (?:and )?(?:through|passing through|which passes through|that passes through) ${POINTS}#|(?:through|passing through) ${POINTS}# with gradient #)$`,
    ),
    'line',
    'slope',
  ],
  [
    new RegExp(
      `^find equation of ${LINE} (?:(?:through|passing through|which passes through) ${POINTS}# (?:and )?(?:which is |that is )?(?:parallel|perpendicular) to (?:${LINE} )?#|(?:parallel|perpendicular) to (?:${LINE} )?# (?:and )?(?:through|passing through|which passes through|that passes through) ${POINTS}#)$`,
    ),
    'line',
    'along',
  ],
  [/^find ?(?:经?过)(?:两)?点 # ?的直线(?:的)?方程$/u, 'line', 'two'],
  [/^find ?(?:经?过)点 # (?:且|，)?斜率为 # 的直线(?:的)?方程$/u, 'line', 'slope'],
  [/^find ?(?:经?过)点 # (?:且)?(?:与|和)(?:直线)? # (?:平行|垂直)的直线(?:的)?方程$/u, 'line', 'along'],
  [/^find ?(?:(?:两)?点|线段)? ?# ?(?:的)?(?:连线的)?中点(?:的)?(?:坐标)?(?:其中 #)?$/u, 'midpoint', 'two'],
  [/^find ?(?:两)?点? ?# (?:之?间的|的)距离$/u, 'distance', 'two'],
  [/^find ?(?:连接)?(?:两)?点 # (?:的直线)?的斜率$/u, 'gradient', 'two'],
  [/^find ?线段 # 的垂直平分线(?:的)?方程(?:其中 #)?$/u, 'bisector', 'two'],
];

export const straightLine: Method<Parameters> = {
  id: 'straight-line',
  topic: '9709/p1/coordinate-geometry',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const form = FORMS.find(([one]) => one.test(say));
    if (!form) return null;
    const [, want, kind] = form;
    const unnamed = formulas.filter((one) => !/^[A-Z]{1,2}$/.test(one));
    const points = unnamed.map(pointOf).filter((one) => one !== null);
    const rest = unnamed.filter((one) => !pointOf(one));
    if (kind === 'two')
      return points.length === 2 && rest.length === 0 && !samePoint(points[0]!, points[1]!)
        ? { want, points, slope: null, along: null }
        : null;
    if (points.length !== 1 || rest.length !== 1) return null;
    if (kind === 'slope') {
      const slope = rationalIn(rest[0]!);
      return slope && { want, points, slope, along: null };
    }
    const equation = equationOf(rest[0]!);
    const line = equation && linearOf(equation, ['x', 'y']);
    const how = /parallel|平行/.test(say) ? 'parallel' : 'perpendicular';
    return line && (signOf(line.a) !== 0 || signOf(line.b) !== 0)
      ? { want, points, slope: null, along: { line, how } }
      : null;
  },
  solve({ want, points, slope, along }) {
    const [p, q] = points as [Point, Point | undefined];
    const title = TITLE;
    if (want === 'midpoint') return midpointSolution(p, q!);
    if (want === 'distance') return distanceSolution(p, q!);
    const steps: Step[] = [];
    let own = slope;
    let through = p;
    if (q) {
      own = gradient(p, q);
      steps.push(slopeStep(p, q, own));
      if (want === 'gradient')
        return own && { title, steps, answer: { text: toText(number(own)), tex: rationalTex(own) } };
    }
    if (along) {
      const { a, b } = along.line;
      own = signOf(b) === 0 ? null : opposite(over(a, b));
      steps.push(
        step(
          { en: 'Find the gradient of the given line', zh: '求已知直线的斜率' },
          [own ? `m = ${rationalTex(own)}` : 'x = \\text{const}'],
          ['B1'],
        ),
      );
    }
    if (want === 'bisector' || along?.how === 'perpendicular') {
      const isFlat = own !== null && signOf(own) === 0;
      const turned = own === null ? rational(0) : isFlat ? null : over(rational(-1), own);
      steps.push(
        step(
          { en: 'The perpendicular gradient is the negative reciprocal', zh: '垂直直线的斜率为负倒数' },
          [turned ? `m = ${rationalTex(turned)}` : 'x = \\text{const}'],
          ['M1'],
          {
            en: 'The product of the gradients of perpendicular lines is −1.',
            zh: '互相垂直的两直线斜率之积为 −1。',
          },
        ),
      );
      own = turned;
    }
    if (want === 'bisector') {
      through = middle(p, q!);
      steps.push(step({ en: 'It passes through the midpoint', zh: '它过中点' }, [pointTex(through)], ['B1']));
    }
    const line = lineThrough(through, own);
    const [left, right] = lineSides(line);
    const tex = `${toLatex(left)} = ${toLatex(right)}`;
    steps.push(
      step(
        {
          en: 'Substitute the point and the gradient into the equation of a line',
          zh: '把点和斜率代入直线方程',
        },
        [
          ...(own
            ? [
                `y - ${bracketNegative(through.y)} = ${rationalTex(own)}\\left(x - ${bracketNegative(through.x)}\\right)`,
              ]
            : []),
          tex,
        ],
        ['M1', 'A1'],
      ),
    );
    const answer: Answer = { text: `${toText(left)} = ${toText(right)}`, tex };
    return { title, steps, answer };
  },
  verify({ answer }, { want, points, slope, along }) {
    const at = ({ x, y }: Point) => ({ x: toNumber(x), y: toNumber(y) });
    const [p, q] = points.map(at) as [{ x: number; y: number }, { x: number; y: number }];
    const parsed = parse(answer.text);
    if (!parsed.ok) return [];
    const { statement } = parsed;
    const name = { en: 'Substituting the coordinates confirms it.', zh: '代入坐标检验，成立。' };
    const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
    if (statement.kind === 'expression') {
      const { value } = statement;
      if (want === 'midpoint' && value.kind === 'tuple') {
        const [x, y] = value.items.map((one) => evaluate(one)) as [number, number];
        return [{ name, passed: near(x - p.x, q.x - x) && near(y - p.y, q.y - y) }];
      }
      const own = evaluate(value);
      return [
        {
          name,
          passed:
            want === 'distance'
              ? near(own, Math.hypot(q.x - p.x, q.y - p.y))
              : near(p.y + own * (q.x - p.x), q.y),
        },
      ];
    }
    if (statement.kind !== 'relation' || statement.sides.length !== 2) return [];
    const equation = { left: statement.sides[0]!, right: statement.sides[1]! };
    const value = (x: number, y: number) =>
      evaluate(equation.left, { x, y }) - evaluate(equation.right, { x, y });
    // The direction along which the equation does not change.
    const [across, up] = [value(0, 0) - value(0, 1), value(1, 0) - value(0, 0)];
    if (want === 'bisector') {
      // Every point of it is as far from one as from the other.
      const through = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
      const samples = [0, 1, -2.5].map((t) => ({ x: through.x + t * across, y: through.y + t * up }));
      const passed =
        Math.hypot(across, up) > 0 &&
        samples.every(
          (one) =>
            isSolvedBy(equation, one) &&
            near(Math.hypot(one.x - p.x, one.y - p.y), Math.hypot(one.x - q.x, one.y - q.y)),
        );
      return [
        {
          name: { en: 'Its points are equidistant from the two ends.', zh: '线上各点到两端的距离相等。' },
          passed,
        },
      ];
    }
    const way = along ? wayOf(along) : slope ? [1, toNumber(slope)] : [q.x - p.x, q.y - p.y];
    const isAlong =
      Math.abs(across * way[1]! - up * way[0]!) <=
      1e-9 * Math.hypot(across, up) * Math.hypot(way[0]!, way[1]!);
    return [
      {
        name: { en: 'The points lie on the line and its gradient is right.', zh: '点在直线上，且斜率正确。' },
        passed:
          points.map(at).every((one) => isSolvedBy(equation, one)) && Math.hypot(across, up) > 0 && isAlong,
      },
    ];
  },
};

const TITLE = { en: 'Straight line', zh: '直线' };

function midpointSolution(p: Point, q: Point): Solution {
  const at = middle(p, q);
  const answer = { text: `(${toText(number(at.x))}, ${toText(number(at.y))})`, tex: pointTex(at) };
  return {
    title: TITLE,
    steps: [
      step(
        { en: 'Take the mean of the coordinates', zh: '取坐标的平均值' },
        [
          `\\left(\\frac{${rationalTex(p.x)} + ${bracketNegative(q.x)}}{2},\\, \\frac{${rationalTex(p.y)} + ${bracketNegative(q.y)}}{2}\\right) = ${answer.tex}`,
        ],
        ['M1', 'A1'],
      ),
    ],
    answer,
  };
}

function distanceSolution(p: Point, q: Point): Solution {
  const value = exact(root(number(squaredDistance(p, q))));
  const tex = `\\sqrt{\\left(${rationalTex(q.x)} - ${bracketNegative(p.x)}\\right)^2 + \\left(${rationalTex(q.y)} - ${bracketNegative(p.y)}\\right)^2} = ${toLatex(value)}`;
  return {
    title: TITLE,
    steps: [step({ en: "Use Pythagoras' theorem", zh: '用勾股定理' }, [tex], ['M1', 'A1'])],
    answer: { text: toText(value), tex: toLatex(value) },
  };
}

function wayOf({ line, how }: NonNullable<Parameters['along']>): [number, number] {
  const [a, b] = [toNumber(line.a), toNumber(line.b)];
  return how === 'parallel' ? [b, -a] : [a, b];
}

function slopeStep(p: Point, q: Point, slope: Rational | null): Step {
  if (!slope)
    return step(
      { en: 'Both points have the same x-coordinate: the line is vertical', zh: '两点横坐标相同：直线竖直' },
      [`x = ${rationalTex(p.x)}`],
      ['M1'],
    );
  return step(
    { en: 'Find the gradient', zh: '求斜率' },
    [
      `m = \\frac{${rationalTex(q.y)} - ${bracketNegative(p.y)}}{${rationalTex(q.x)} - ${bracketNegative(p.x)}} = ${rationalTex(slope)}`,
    ],
    ['M1', 'A1'],
  );
}

/** A negative number is put in brackets after a sign. */
function bracketNegative(value: Rational): string {
  return signOf(value) < 0 ? `\\left(${rationalTex(value)}\\right)` : rationalTex(value);
}
