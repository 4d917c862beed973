import {
  wordingOf,
  type Equation,
  equationOf,
  expressionOf,
} from '../../../reading/algebra/question-equations.ts';
import { solveLinear } from '../../../algebra-system/matrices/linear-system.ts';
import {
  circleSides,
  lineSides,
  middle,
  type Point,
  pointOf,
  pointTex,
  rationalIn,
  samePoint,
  simplestLine,
  squaredDistance,
} from '../../../reading/algebra/points-and-lines.ts';
import { rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { equationTex, isSolvedBy } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { difference, number, root } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Answer, Check, Method, Step } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import {
  minus,
  opposite,
  over,
  plus,
  type Rational,
  rational,
  sameRational,
  signOf,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Circle {
  centre: Point;
  squared: Rational;
}
type Parameters =
  | { want: 'both' | 'centre' | 'radius'; given: Equation; circle: Circle }
  | {
      want: 'equation';
      circle: Circle;
      on: Point[];
      radius: Rational | null;
      how: 'radius' | 'point' | 'diameter' | 'three';
    }
  | { want: 'tangent'; given: Equation; circle: Circle; at: Point };

const READ: [RegExp, 'both' | 'centre' | 'radius'][] = [
  [
    /^find (?:coordinates of )?(?:centre|center) and (?:find |length of )?radius of (?:circle )?(?:with equation )?#$/,
    'both',
  ],
  [/^find (?:coordinates of )?(?:centre|center) of circle (?:with equation )?#$/, 'centre'],
  [/^find radius of circle (?:with equation )?#$/, 'radius'],
  [/^find ?圆 # 的圆心(?:坐标)?(?:和|与|及)半径(?:长)?$/u, 'both'],
  [/^find ?圆 # 的圆心(?:坐标)?$/u, 'centre'],
  [/^find ?圆 # 的半径$/u, 'radius'],
];
const MADE: [RegExp, 'radius' | 'point' | 'origin' | 'diameter' | 'three'][] = [
  [/^find equation of circle with (?:centre|center) # and radius #$/, 'radius'],
  [
    /^find equation of circle with (?:centre|center) # (?:and )?(?:passing|that passes|which passes|passes|and passing) ?through (?:point )?#$/,
    'point',
  ],
  [/^find equation of circle with (?:centre|center) # (?:and )?passing through origin$/, 'origin'],
  [
    /^find equation of circle (?:with|whose|on|having) diameter (?:is )?#(?: where #)?(?: as diameter)?$/,
    'diameter',
  ],
  [
    /^find equation of circle (?:through|passing through|that passes through|which passes through) (?:three )?(?:points )?#$/,
    'three',
  ],
  [/^find ?圆心为 # (?:且)?半径为 # 的圆的方程$/u, 'radius'],
  [/^find ?圆心为 # (?:且)?过点 # 的圆的方程$/u, 'point'],
  [/^find ?圆心为 # (?:且)?过原点的圆的方程$/u, 'origin'],
  [/^find ?以 # 为直径的圆的方程(?:其中 #)?$/u, 'diameter'],
  [/^find ?过(?:三)?点 # 的圆的方程$/u, 'three'],
];
const TANGENT = [
  /^find equation of tangent to circle (?:with equation )?# at (?:point )?#$/,
  /^find ?圆 # 在点 # 处的切线(?:的)?方程$/u,
];

export const circle: Method<Parameters> = {
  id: 'circle',
  topic: '9709/p1/coordinate-geometry',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const unnamed = formulas.filter((one) => !/^[A-Z]{1,2}$/.test(one));
    const read = READ.find(([form]) => form.test(say));
    if (read || TANGENT.some((form) => form.test(say))) {
      const given = unnamed[0] ? equationOf(unnamed[0]) : null;
      const curve = given && circleOf(given);
      const at = read ? null : pointOf(unnamed[1] ?? '');
      if (!given || !curve || unnamed.length !== (read ? 1 : 2)) return null;
      return read
        ? { want: read[1], given, circle: curve }
        : at && { want: 'tangent', given, circle: curve, at };
    }
    const made = MADE.find(([form]) => form.test(say))?.[1];
    return made ? circleFrom(made, unnamed) : null;
  },
  solve(parameters) {
    const { centre, squared } = parameters.circle;
    if (signOf(squared) <= 0) return null;
    const radius = exact(root(number(squared)));
    const title = { en: 'Circle', zh: '圆' };
    const sides = circleSides(centre, squared);
    const squareForm = `${toLatex(sides[0])} = ${toLatex(sides[1])}`;
    if (parameters.want === 'equation') {
      const answer: Answer = { text: `${toText(sides[0])} = ${toText(sides[1])}`, tex: squareForm };
      return {
        title,
        steps: [
          ...circleSteps(parameters),
          step({ en: 'Write down the equation', zh: '写出方程' }, [squareForm], ['A1']),
        ],
        answer,
      };
    }
    const completed = step(
      { en: 'Complete the square in x and in y', zh: '对 x、y 分别配方' },
      [...new Set([equationTex(parameters.given), squareForm])],
      ['M1', 'A1'],
      { en: 'In this form the centre and the radius can be read off.', zh: '由此形式可直接读出圆心和半径。' },
    );
    if (parameters.want === 'tangent') {
      const { at } = parameters;
      const [across, up] = [minus(at.x, centre.x), minus(at.y, centre.y)];
      if (!sameRational(squaredDistance(at, centre), squared)) return null;
      const line = simplestLine({ a: across, b: up, c: plus(times(across, at.x), times(up, at.y)) });
      const [left, right] = lineSides(line);
      const tex = `${toLatex(left)} = ${toLatex(right)}`;
      const [own, turned] = [
        signOf(across) === 0 ? null : over(up, across),
        signOf(up) === 0 ? null : opposite(over(across, up)),
      ];
      return {
        title,
        steps: [
          completed,
          step(
            { en: 'Find the gradient of the radius to this point', zh: '求圆心与该点连线的斜率' },
            [pointTex(centre), own ? `m = ${rationalTex(own)}` : 'x = \\text{const}'],
            ['M1'],
          ),
          step(
            { en: 'The tangent is perpendicular to this radius', zh: '切线与该半径垂直' },
            [turned ? `m = ${rationalTex(turned)}` : 'x = \\text{const}', tex],
            ['M1', 'A1'],
            {
              en: 'A tangent is perpendicular to the radius at the point of contact.',
              zh: '切线与过切点的半径垂直。',
            },
          ),
        ],
        answer: { text: `${toText(left)} = ${toText(right)}`, tex },
      };
    }
    const middleText = `(${toText(number(centre.x))}, ${toText(number(centre.y))})`;
    const answers: Record<'both' | 'centre' | 'radius', Answer> = {
      both: {
        text: `centre ${middleText}, radius ${toText(radius)}`,
        tex: `${pointTex(centre)},\\quad r = ${toLatex(radius)}`,
      },
      centre: { text: middleText, tex: pointTex(centre) },
      radius: { text: toText(radius), tex: toLatex(radius) },
    };
    return {
      title,
      steps: [
        completed,
        step(
          { en: 'Read off the centre and the radius', zh: '读出圆心和半径' },
          [`${pointTex(centre)},\\quad r = ${toLatex(radius)}`],
          ['A1', 'A1'],
        ),
      ],
      answer: answers[parameters.want],
    };
  },
  verify({ answer }, parameters) {
    return parameters.want === 'equation'
      ? checkCircle(answer.text, parameters)
      : parameters.want === 'tangent'
        ? tangentChecked(answer.text, parameters)
        : readChecked(answer.text, parameters);
  },
};

/** x² + y² and linear terms, the squares alike. */
function circleOf({ left, right }: Equation): Circle | null {
  const all = normalOf(difference(left, right));
  if (!all) return null;
  const parts: Record<string, Rational> = {};
  for (const { coefficient, factors } of all.terms) {
    const [factor, ...more] = factors;
    if (more.length > 0 || (factor && factor.exponent.d !== 1n)) return null;
    parts[factor ? `${factor.base.key}${factor.exponent.n}` : '1'] = coefficient;
  }
  const { $x2, $y2, $x1, $y1, 1: constant, ...rest } = parts;
  if (!$x2 || !$y2 || !sameRational($x2, $y2) || Object.keys(rest).length > 0) return null;
  const half = (one: Rational | undefined) => over(one ?? rational(0), times(rational(-2), $x2));
  const centre = { x: half($x1), y: half($y1) };
  const squared = minus(
    plus(times(centre.x, centre.x), times(centre.y, centre.y)),
    over(constant ?? rational(0), $x2),
  );
  return { centre, squared };
}

function circleFrom(
  how: 'radius' | 'point' | 'origin' | 'diameter' | 'three',
  formulas: string[],
): Parameters | null {
  const points = formulas.map(pointOf).filter((one) => one !== null);
  const [p, q, r] = points;
  const made = (
    centre: Point,
    squared: Rational,
    on: Point[],
    radius: Rational | null,
    own: 'radius' | 'point' | 'diameter' | 'three',
  ): Parameters => ({ want: 'equation', circle: { centre, squared }, on, radius, how: own });
  if (how === 'radius') {
    const radius = formulas.length === 2 && p ? rationalIn(formulas[1]!) : null;
    return radius && signOf(radius) > 0 ? made(p!, times(radius, radius), [], radius, 'radius') : null;
  }
  if (points.length !== formulas.length || !p) return null;
  const origin = { x: rational(0), y: rational(0) };
  if (how === 'origin')
    return formulas.length === 1 && !samePoint(p, origin)
      ? made(p, squaredDistance(p, origin), [origin], null, 'point')
      : null;
  if (!q || samePoint(p, q)) return null;
  if (how === 'three') {
    if (!r || points.length !== 3) return null;
    // x² + y² + ax + by + c = 0 at each point
    const values = solveLinear(
      points.map(({ x, y }) => [x, y, rational(1), opposite(plus(times(x, x), times(y, y)))]),
      3,
    );
    if (!values) return null;
    const centre = { x: over(values[0]!, rational(-2)), y: over(values[1]!, rational(-2)) };
    return made(centre, squaredDistance(centre, p), points, null, 'three');
  }
  if (points.length !== 2) return null;
  return how === 'point'
    ? made(p, squaredDistance(p, q), [q], null, 'point')
    : made(middle(p, q), squaredDistance(middle(p, q), p), points, null, 'diameter');
}

function circleSteps({
  circle: { centre, squared },
  how,
}: Extract<Parameters, { want: 'equation' }>): Step[] {
  const centreTex = pointTex(centre);
  if (how === 'radius')
    return [
      step(
        {
          en: 'Substitute the centre and the radius into the equation of a circle',
          zh: '把圆心和半径代入圆的方程',
        },
        [`${centreTex},\\quad r^2 = ${rationalTex(squared)}`],
        ['M1'],
      ),
    ];
  const measured = step(
    {
      en: 'The radius is the distance from the centre to a point of the circle',
      zh: '半径等于圆心到圆上一点的距离',
    },
    [`r^2 = ${rationalTex(squared)}`],
    ['M1', 'A1'],
  );
  if (how === 'point') return [measured];
  if (how === 'diameter')
    return [
      step(
        { en: 'The centre is the midpoint of the diameter', zh: '圆心是直径的中点' },
        [centreTex],
        ['M1', 'A1'],
      ),
      measured,
    ];
  return [
    step(
      {
        en: 'Substitute the three points into the general equation and solve for the constants',
        zh: '把三点代入一般方程，解出系数',
      },
      ['x^2 + y^2 + ax + by + c = 0', centreTex],
      ['M1', 'M1', 'A1'],
      { en: 'Three points that are not collinear determine one circle.', zh: '不共线的三点确定一个圆。' },
    ),
    measured,
  ];
}

function checkCircle(
  text: string,
  { circle: { centre }, on, radius }: Extract<Parameters, { want: 'equation' }>,
): Check[] {
  const equation = equationOf(text);
  if (!equation) return [];
  const [x, y] = [toNumber(centre.x), toNumber(centre.y)];
  const all = on.map((point) => ({ x: toNumber(point.x), y: toNumber(point.y) }));
  const size = radius ? toNumber(radius) : Math.hypot(all[0]!.x - x, all[0]!.y - y);
  const round = Array.from({ length: 12 }, (_, index) => ({
    x: x + size * Math.cos(index),
    y: y + size * Math.sin(index),
  }));
  return [
    {
      name: { en: 'Points all round the circle satisfy the equation.', zh: '圆周上各点都满足方程。' },
      passed: [...all, ...round].every((point) => isSolvedBy(equation, point)),
    },
  ];
}

/** With the centre and the radius that the answer names. */
function readChecked(
  text: string,
  { given, circle: { centre, squared } }: Extract<Parameters, { want: 'both' | 'centre' | 'radius' }>,
): Check[] {
  const named = /^(?:centre )?(\(.{0,300}?\))?(?:, radius )?(.{0,300})$/.exec(text);
  const at = named?.[1] ? pointOf(named[1]) : centre;
  const radius = named?.[2] ? expressionOf(named[2]) : root(number(squared));
  if (!at || !radius) return [];
  const [x, y, size] = [toNumber(at.x), toNumber(at.y), evaluate(radius)];
  const round = Array.from({ length: 12 }, (_, index) => ({
    x: x + size * Math.cos(index),
    y: y + size * Math.sin(index),
  }));
  return [
    {
      name: { en: 'Points all round the circle satisfy the given equation.', zh: '圆周上各点都满足原方程。' },
      passed: size > 0 && round.every((point) => isSolvedBy(given, point)),
    },
  ];
}

/** The tangent goes through the point and meets the circle there alone. */
function tangentChecked(text: string, { given, at }: Extract<Parameters, { want: 'tangent' }>): Check[] {
  const parsed = parse(text);
  const line =
    parsed.ok && parsed.statement.kind === 'relation'
      ? { left: parsed.statement.sides[0]!, right: parsed.statement.sides[1]! }
      : null;
  if (!line) return [];
  const value = (x: number, y: number) => evaluate(line.left, { x, y }) - evaluate(line.right, { x, y });
  const [across, up] = [value(0, 0) - value(0, 1), value(1, 0) - value(0, 0)];
  const size = Math.hypot(across, up);
  const point = (t: number) => ({
    x: toNumber(at.x) + (t * across) / size,
    y: toNumber(at.y) + (t * up) / size,
  });
  const f = (t: number) => evaluate(given.left, point(t)) - evaluate(given.right, point(t));
  const met = zerosIn(f, -50, 50, { size: () => 100 });
  return [
    {
      name: { en: 'The line passes through the point.', zh: '直线过该点。' },
      passed: size > 0 && isSolvedBy(line, point(0)) && isSolvedBy(given, point(0)),
    },
    {
      name: { en: 'It meets the circle at no other point.', zh: '它与圆没有其他交点。' },
      passed: met.every((t) => Math.abs(t) < 1e-2) && f(0.5) * f(-0.5) > 0,
    },
  ];
}
