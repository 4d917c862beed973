import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { setAnswer, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { definitionsIn, writtenOut } from '../scope/definitions.ts';
import { curveOf } from '../scope/counted.ts';
import type { Scope } from '../scope/scope.ts';
import { type Fraction, simpleFraction } from '../../../algebra-system/polynomials/one-fraction.ts';
import { isPlain, propertyOf, sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p1/rational-functions-and-graphs';

/** y = P/Q of a curve, all in numbers. */
function fractionOfCurve(curve: Term | undefined, scope: Scope): Fraction | null {
  const found = curve === undefined ? null : curveOf(curve, scope);
  const written = found && writtenOut(found, definitionsIn(scope));
  const one = written && simpleFraction(written);
  return one && polynomialOf(one.over, 'x') && polynomialOf(one.under, 'x') && symbolsOf(one.under).length > 0
    ? one
    : null;
}

const KINDS: Record<string, (left: string, right: Expression) => boolean> = {
  vertical: (left) => left === 'x',
  horizontal: (left, right) => left === 'y' && symbolsOf(right).every((one) => one !== 'x'),
  oblique: (left, right) => left === 'y' && symbolsOf(right).includes('x'),
};

/** "The oblique asymptote": one of all that the curve has. */
const asymptoteOfKind: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  const isOfKind = asked?.the === 'asymptotes' ? KINDS[String(asked.of[1])] : undefined;
  const curve = isOfKind && isPlain(goal) ? curveOf(asked!.of[0]!, scope) : null;
  if (!isOfKind || !curve) return null;
  const one = writtenOut(curve, definitionsIn(scope));
  const all = one && answerLine(`Find the equations of the asymptotes of $y = ${toLatex(one)}$`);
  const lines = (all?.answer.text.split(', ') ?? []).flatMap((text) => {
    const sides = sidesIn(text);
    return sides?.[0].kind === 'symbol' && isOfKind(sides[0].name, sides[1]) ? [{ text, sides }] : [];
  });
  if (!all || lines.length === 0) return null;
  return {
    ...all,
    answer: {
      text: lines.map(({ text }) => text).join(', '),
      tex: lines.map(({ sides }) => `${toLatex(sides[0])} = ${toLatex(sides[1])}`).join(',\\quad '),
    },
  };
};

/** b² − 4ac of P − yQ as a quadratic in x; null where it is no quadratic. */
function discriminantOf({ over, under }: Fraction) {
  const rest = exact(difference(over, product(symbol('y'), under)));
  const at = (x: number) => substitute(rest, 'x', number(x));
  const c = exact(at(0));
  const [plus, minus] = [at(1), at(-1)];
  const half = number({ n: 1n, d: 2n });
  const a = exact(difference(product(half, exact({ kind: 'sum', terms: [plus, minus] })), c));
  const b = exact(product(half, difference(plus, minus)));
  const isQuadratic = [2.3, -1.7].every((y) =>
    [3, -5, 0.7].every((x) => {
      const [p, q, r] = [a, b, c].map((one) => evaluate(one, { y })) as [number, number, number];
      return Math.abs(p * x * x + q * x + r - evaluate(rest, { x, y })) < 1e-7;
    }),
  );
  if (!isQuadratic || !symbolsOf(exact({ kind: 'sum', terms: [a, b] })).every((one) => one === 'y'))
    return null;
  return { a, b, c, value: exact(difference(product(b, b), product(number(4), a, c))) };
}

/** The values that y takes on a curve y = P/Q, or those that it does not. */
const valuesOfCurve: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const isMissing = asked?.the === 'missing values';
  if (!asked || !(isMissing || asked.the === 'values of curve') || !isPlain(goal) || goal.figures)
    return null;
  const fraction = fractionOfCurve(asked.of[0], scope);
  const quadratic = fraction && discriminantOf(fraction);
  const zeros = quadratic && polynomialOf(quadratic.value, 'y') ? exactZeros(quadratic.value, 'y') : null;
  if (!fraction || !quadratic || !zeros) return null;
  const isTaken = (y: number): boolean => {
    const [a, b, c] = [quadratic.a, quadratic.b, quadratic.c].map((one) => evaluate(one, { y })) as [
      number,
      number,
      number,
    ];
    const roots =
      Math.abs(a) < 1e-12
        ? Math.abs(b) < 1e-12
          ? Math.abs(c) < 1e-12
            ? [0.123]
            : []
          : [-c / b]
        : b * b - 4 * a * c < -1e-9
          ? []
          : [-1, 1].map((sign) => (-b + sign * Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a));
    return roots.some((x) => Math.abs(evaluate(fraction.under, { x })) > 1e-7);
  };
  const leading = exactZeros(quadratic.a, 'y') ?? [];
  const places = [...zeros, ...leading]
    .map((one) => ({ value: evaluate(one), exact: one }))
    .toSorted((a, b) => a.value - b.value)
    .filter((one, at, all) => at === 0 || one.value - all[at - 1]!.value > 1e-9);
  const intervals = setWhere((y) => isTaken(y) !== isMissing, places as Parameters<typeof setWhere>[1]);
  if (intervals.length === 0) return null;
  const answer = setAnswer(intervals, 'y');
  if (answer.text.startsWith('all real')) return null;
  return worked(
    { en: 'The values that y can take', zh: 'y 的取值' },
    TOPIC,
    [
      step({ en: 'Write it as a quadratic equation in x.', zh: '写成关于 x 的二次方程。' }, [
        `\\left(${toLatex(quadratic.a)}\\right)x^2 + \\left(${toLatex(quadratic.b)}\\right)x + ${toLatex(quadratic.c)} = 0`,
      ]),
      step(
        { en: 'It has real roots where its discriminant is not negative.', zh: '判别式非负时方程有实根。' },
        [`b^2 - 4ac = ${toLatex(quadratic.value)}`],
      ),
      step({ en: 'The set of values', zh: '取值范围' }, [answer.tex]),
    ],
    answer,
    [
      check(
        'The curve was tried at many places.',
        '在曲线上大量取点检验。',
        isSeen(
          fraction,
          isTaken,
          places.map(({ value }) => value),
        ),
      ),
    ],
  );
};

/** Every value that the curve has is one that it is said to take, and between two ends it takes the others. */
function isSeen(
  { over, under }: Fraction,
  isTaken: (y: number) => boolean,
  ends: readonly number[],
): boolean {
  const values = Array.from({ length: 8000 }, (_, at) => -60.0173 + at * 0.015)
    .map((x) => evaluate(over, { x }) / evaluate(under, { x }))
    .filter((y) => Number.isFinite(y) && ends.every((end) => Math.abs(end - y) > 1e-6));
  const middles = ends.slice(1).map((one, at) => (one + ends[at]!) / 2);
  const isMet = (y: number) =>
    values.some(
      (one, at) => at > 0 && (one - y) * (values[at - 1]! - y) <= 0 && Math.abs(one - values[at - 1]!) < 1,
    );
  return values.every(isTaken) && middles.every((y) => isTaken(y) === isMet(y));
}

/** Where a curve meets its asymptote that is no upright line. */
const crossing: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'crossing of asymptote' || !isPlain(goal)) return null;
  const curve = curveOf(asked.of[0]!, scope);
  const one = curve && writtenOut(curve, definitionsIn(scope));
  const all = one && answerLine(`Find the equations of the asymptotes of $y = ${toLatex(one)}$`);
  const lines = (all?.answer.text.split(', ') ?? []).flatMap((text) => {
    const sides = sidesIn(text);
    return sides?.[0].kind === 'symbol' && sides[0].name === 'y' ? [sides[1]] : [];
  });
  const [line, another] = lines;
  if (!one || !all || !line || another) return null;
  const rest = simpleFraction(difference(one, line));
  const zeros = rest && exactZeros(rest.over, 'x');
  if (!zeros || zeros.length === 0) return null;
  const points = zeros.map((x) => [x, exact(substitute(line, 'x', x))] as const);
  return {
    ...all,
    steps: [
      ...all.steps,
      step({ en: 'Put the two equal.', zh: '令两者相等。' }, [`${toLatex(one)} = ${toLatex(line)}`]),
    ],
    answer: {
      text: points.map(([x, y]) => `(${toText(x)}, ${toText(y)})`).join(', '),
      tex: points.map(([x, y]) => `\\left(${toLatex(x)}, ${toLatex(y)}\\right)`).join(',\\quad '),
    },
    checks: [
      ...all.checks,
      check(
        'The points lie on both.',
        '这些点同时在两者上。',
        points.every(([x, y]) => Math.abs(evaluate(one, { x: evaluate(x) }) - evaluate(y)) < 1e-9),
      ),
    ],
  };
};

/** Where a curve y = P/Q meets the axes. */
const axisPoints: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const [points] = asked?.the === 'coordinates' ? asked.of : [];
  if (typeof points !== 'object' || !('the' in points) || points.the !== 'points on axes' || !isPlain(goal))
    return null;
  const fraction = fractionOfCurve(points.of[0], scope);
  const zeros = fraction && exactZeros(fraction.over, 'x');
  if (!fraction || !zeros || goal.figures) return null;
  const at = (x: Expression) => evaluate(fraction.under, { x: evaluate(x) });
  const roots = zeros.filter((x) => Math.abs(at(x)) > 1e-9);
  const start =
    Math.abs(at(number(0))) > 1e-9
      ? exact(
          substitute(
            { kind: 'quotient', numerator: fraction.over, denominator: fraction.under },
            'x',
            number(0),
          ),
        )
      : null;
  const found: [Expression, Expression][] = [
    ...roots.map((x): [Expression, Expression] => [x, number(0)]),
    ...(start && Math.abs(evaluate(start)) > 1e-12 ? [[number(0), start] as [Expression, Expression]] : []),
  ];
  if (found.length === 0) return null;
  return worked(
    { en: 'Where the curve meets the axes', zh: '曲线与坐标轴的交点' },
    TOPIC,
    [
      step({ en: 'On the x-axis the numerator is zero.', zh: '在 x 轴上分子为零。' }, [
        `${toLatex(fraction.over)} = 0`,
      ]),
      ...(start
        ? [step({ en: 'On the y-axis x is zero.', zh: '在 y 轴上 x 为零。' }, [`y = ${toLatex(start)}`])]
        : []),
    ],
    {
      text: found.map(([x, y]) => `(${toText(x)}, ${toText(y)})`).join(', '),
      tex: found.map(([x, y]) => `\\left(${toLatex(x)}, ${toLatex(y)}\\right)`).join(',\\quad '),
    },
    [
      check(
        'Each point satisfies the equation of the curve.',
        '各点满足曲线的方程。',
        found.every(
          ([x, y]) => Math.abs(evaluate(fraction.over, { x: evaluate(x) }) / at(x) - evaluate(y)) < 1e-9,
        ),
      ),
    ],
  );
};

export const CURVES_OF_FRACTIONS: Operator[] = [asymptoteOfKind, valuesOfCurve, crossing, axisPoints];
