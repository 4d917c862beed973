import { clearedEquation } from './cleared-equation.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { parse } from '../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import type { Check, Step } from '../../writing/method.ts';
import { normalOf } from '../../algebra-system/normal/of-expression.ts';
import {
  absolute,
  lcm,
  minus,
  opposite,
  over,
  type Rational,
  rational,
  signOf,
  times,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';
import { degree, type Polynomial } from '../../algebra-system/polynomials/polynomial.ts';
import { zerosIn } from '../../algebra-system/numeric/roots.ts';
import type { Equation } from '../../reading/algebra/question-equations.ts';
import { polynomialIn, quadraticSteps } from './quadratics.ts';
import { realRoots } from './real-roots.ts';
import { equationTex, isSolvedBy } from '../../writing/equations.ts';
import { step } from '../../writing/step.ts';

/** ax + by = c */
interface Linear {
  a: Rational;
  b: Rational;
  c: Rational;
}
export interface Pair {
  letters: [string, string];
  equations: [Equation, Equation];
}
export interface Point {
  x: Expression;
  y: Expression;
}

export function linearOf({ left, right }: Equation, [x, y]: [string, string]): Linear | null {
  const all = normalOf(difference(left, right));
  if (!all) return null;
  const linear: Linear = { a: ZERO, b: ZERO, c: ZERO };
  for (const { coefficient, factors } of all.terms) {
    const [factor, ...more] = factors;
    if (more.length > 0 || (factor && (factor.exponent.n !== 1n || factor.exponent.d !== 1n))) return null;
    if (!factor) linear.c = opposite(coefficient);
    else if (factor.base.key === `$${x}`) linear.a = coefficient;
    else if (factor.base.key === `$${y}`) linear.b = coefficient;
    else return null;
  }
  return linear;
}

const determinant = (p: Linear, q: Linear) => minus(times(p.a, q.b), times(q.a, p.b));

/** The points that fulfil both equations, with the lines that find them; null where neither is a line or they are one line. */
export function solvePair({ letters, equations }: Pair): { points: Point[]; steps: Step[] } | null {
  const lines = equations.map((one) => linearOf(one, letters));
  const [first, second] = lines;
  if (first && second)
    return signOf(determinant(first, second)) === 0 ? null : solveByElimination(first, second, letters);
  const index = first ? 0 : second ? 1 : null;
  if (index === null) return null;
  return solveBySubstitution(lines[index]!, equations[1 - index]!, letters);
}

function solveByElimination(
  p: Linear,
  q: Linear,
  [x, y]: [string, string],
): { points: Point[]; steps: Step[] } {
  const det = determinant(p, q);
  const valueX = number(over(minus(times(p.c, q.b), times(q.c, p.b)), det));
  const valueY = number(over(minus(times(p.a, q.c), times(q.a, p.c)), det));
  const steps: Step[] = [];
  if (signOf(p.b) === 0 || signOf(q.b) === 0 || signOf(p.a) === 0 || signOf(q.a) === 0) {
    steps.push(
      step(
        { en: 'One equation contains only one unknown', zh: '其中一个方程只含一个未知数' },
        [lineTex(p, [x, y]), lineTex(q, [x, y])],
        ['M1'],
      ),
    );
  } else {
    const [upper, lower] = [whole(p), whole(q)];
    const common = rational(lcm(absolute(upper.b).n, absolute(lower.b).n));
    const [top, bottom] = [
      scaledLine(upper, over(common, absolute(upper.b))),
      scaledLine(lower, over(common, absolute(lower.b))),
    ];
    const adds = signOf(top.b) !== signOf(bottom.b);
    const left: Linear = adds
      ? { a: minus(top.a, opposite(bottom.a)), b: ZERO, c: minus(top.c, opposite(bottom.c)) }
      : { a: minus(top.a, bottom.a), b: ZERO, c: minus(top.c, bottom.c) };
    steps.push(
      step(
        { en: `Make the coefficients of ${y} equal in size`, zh: `使 ${y} 的系数绝对值相同` },
        [lineTex(top, [x, y]), lineTex(bottom, [x, y])],
        ['M1'],
      ),
      step(
        { en: adds ? 'Add the equations' : 'Subtract the equations', zh: adds ? '两式相加' : '两式相减' },
        [lineTex(left, [x, y])],
        ['M1'],
      ),
    );
  }
  const values = [`${toLatex(symbol(x))} = ${toLatex(valueX)}`, `${toLatex(symbol(y))} = ${toLatex(valueY)}`];
  steps.push(
    step(
      { en: 'Solve, then substitute back to find the other unknown', zh: '求解，再代回求另一个未知数' },
      values,
      ['A1', 'A1'],
    ),
  );
  return { points: [{ x: valueX, y: valueY }], steps };
}

function whole(one: Linear): Linear {
  return scaledLine(one, rational(lcm(lcm(one.a.d, one.b.d), one.c.d)));
}
function scaledLine({ a, b, c }: Linear, by: Rational): Linear {
  return { a: times(a, by), b: times(b, by), c: times(c, by) };
}

function lineTex({ a, b, c }: Linear, [x, y]: [string, string]): string {
  return `${toLatex(exact(sum(product(number(a), symbol(x)), product(number(b), symbol(y)))))} = ${toLatex(number(c))}`;
}

function solveBySubstitution(
  line: Linear,
  curve: Equation,
  [x, y]: [string, string],
): { points: Point[]; steps: Step[] } | null {
  const isOne = ({ n, d }: Rational) => d === 1n && (n === 1n || n === -1n);
  // The letter with the plain coefficient is replaced; y where there is a choice.
  const replaced = signOf(line.b) !== 0 && (isOne(line.b) || !isOne(line.a) || signOf(line.a) === 0) ? y : x;
  const remaining = replaced === y ? x : y;
  const [own, other] = replaced === y ? [line.b, line.a] : [line.a, line.b];
  if (signOf(own) === 0) return null;
  const by = exact(
    quotient(sum(number(line.c), negative(product(number(other), symbol(remaining)))), number(own)),
  );
  const joined = { left: substitute(curve.left, replaced, by), right: substitute(curve.right, replaced, by) };
  const cleared = clearedEquation(joined, remaining);
  if (!cleared || cleared.polynomial.length === 0) return null;
  const { polynomial } = cleared;
  const candidates = degree(polynomial) > 0 ? realRoots(polynomial) : [];
  const roots = candidates?.filter(({ value }) => isSolvedBy(joined, { [remaining]: value }));
  if (!roots || (candidates!.length > roots.length && cleared.by.length === 0)) return null;
  const points = roots.map(({ exact: value }) => {
    const second = exact(substitute(by, remaining, value));
    return replaced === y ? { x: value, y: second } : { x: second, y: value };
  });
  const u = symbol(remaining);
  const steps = [
    step(
      { en: 'Make one unknown the subject of the linear equation', zh: '由一次方程用一个未知数表示另一个' },
      [`${toLatex(symbol(replaced))} = ${toLatex(by)}`],
      ['B1'],
    ),
    step(
      { en: 'Substitute into the other equation', zh: '代入另一个方程' },
      [equationTex(joined), `${toLatex(polynomialIn(polynomial, u))} = 0`],
      ['M1', 'A1'],
    ),
    ...(degree(polynomial) === 2
      ? quadraticSteps(polynomial, u)
      : otherSteps(
          polynomial,
          roots.map(({ exact: value }) => `${toLatex(u)} = ${toLatex(value)}`),
        )),
    ...(points.length > 0
      ? [
          step(
            { en: 'Find the other unknown from the linear equation', zh: '由一次方程求另一个未知数' },
            points.map(
              (one) =>
                `${toLatex(symbol(x))} = ${toLatex(one.x)},\\; ${toLatex(symbol(y))} = ${toLatex(one.y)}`,
            ),
            ['A1'],
            {
              en: 'The linear equation gives one value for each; the other equation could give two.',
              zh: '用一次方程每次只得一个值，用另一个方程可能得到多余的值。',
            },
          ),
        ]
      : []),
  ];
  return { points, steps };
}

function otherSteps(p: Polynomial, roots: string[]): Step[] {
  return [
    step(
      { en: degree(p) === 0 ? 'This is never true' : 'Solve', zh: degree(p) === 0 ? '此式不成立' : '求解' },
      [roots.join(',\\quad ') || '\\text{—}'],
      ['A1'],
    ),
  ];
}

export function pointsText(points: Point[], [x, y]: [string, string]): string {
  return points.map((one) => `${x} = ${toText(one.x)}, ${y} = ${toText(one.y)}`).join(' or ');
}

/** Points of "x = 1, y = 2 or …" or of "(1, 2), …". */
function pointsNamed(text: string, [x, y]: [string, string]): Record<string, number>[] | null {
  if (text === 'none') return [];
  const parsed = parse(text);
  if (!parsed.ok) return null;
  const { statement } = parsed;
  const isMany =
    statement.kind === 'list' &&
    statement.items.every(
      (one) => one.kind === 'list' || (one.kind === 'expression' && one.value.kind === 'tuple'),
    );
  const points = (isMany && statement.kind === 'list' ? statement.items : [statement]).map((one) =>
    pointNamed(one, [x, y]),
  );
  return points.every((one) => one !== null) ? points : null;
}

function pointNamed(one: Statement, [x, y]: [string, string]): Record<string, number> | null {
  if (one.kind === 'expression')
    return one.value.kind === 'tuple'
      ? { [x]: evaluate(one.value.items[0]!), [y]: evaluate(one.value.items[1]!) }
      : null;
  if (one.kind !== 'list' || one.items.length !== 2) return null;
  const values: Record<string, number> = {};
  for (const item of one.items) {
    if (item.kind !== 'relation' || item.sides[0]!.kind !== 'symbol') return null;
    values[item.sides[0]!.name] = evaluate(item.sides[1]!);
  }
  return x in values && y in values ? values : null;
}

/** Each point put into both equations, and a walk along the line that meets the other curve nowhere else. */
export function pairChecked(text: string, { letters, equations }: Pair): Check[] {
  const points = pointsNamed(text, letters);
  const [x, y] = letters;
  const lines = equations.map((one) => linearOf(one, letters));
  const index = lines[0] ? 0 : 1;
  const { a, b, c } = lines[index]!;
  const along = (t: number) => {
    const [p, q, r] = [a, b, c].map(({ n, d }) => Number(n) / Number(d)) as [number, number, number];
    const size = p * p + q * q;
    return { [x]: (p * r) / size + q * t, [y]: (q * r) / size - p * t };
  };
  const curve = equations[1 - index]!;
  const met = zerosIn((t) => evaluate(curve.left, along(t)) - evaluate(curve.right, along(t)), -60, 60, {
    size: (t) => Math.abs(evaluate(curve.left, along(t))) + Math.abs(evaluate(curve.right, along(t))) + 1e-6,
  });
  return [
    {
      name: { en: 'Each pair of values satisfies both equations.', zh: '每组值都满足两个方程。' },
      passed: points !== null && points.every((point) => equations.every((one) => isSolvedBy(one, point))),
    },
    {
      name: {
        en: 'A numerical search along the line finds no other solution.',
        zh: '沿直线数值搜索，未发现其他解。',
      },
      passed:
        points !== null &&
        met.every((t) =>
          points.some(
            (point) => Math.abs(point[x]! - along(t)[x]!) + Math.abs(point[y]! - along(t)[y]!) < 1e-4,
          ),
        ),
    },
  ];
}
