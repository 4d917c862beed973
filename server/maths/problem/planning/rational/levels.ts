import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';
import { complexRoots } from '../../../algebra-system/polynomials/complex-roots.ts';
import { type Fraction, simpleFraction } from '../../../algebra-system/polynomials/one-fraction.ts';
import { degree, type Polynomial, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { type Root, rootOf } from '../../../algebra-system/polynomials/root.ts';
import { setAnswer, setChecked, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { curveOf } from '../scope/counted.ts';
import { spelledOut } from '../scope/definitions.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { isPlain, propertyOf, sidesIn, worked } from '../working/worked.ts';

interface Level {
  fraction: Fraction;
  /** Whether the size alone of the fraction is compared with the letter. */
  isSize: boolean;
}

/** "The set of values of k for which f(x) = k has no real roots", of a fraction f, or of |f|. */
export const levelsOfFraction: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const k = asked?.the === 'set of values' && isPlain(goal) ? asked.of[0] : undefined;
  if (typeof k !== 'string' || goal.figures || !/^[a-z]$/.test(k.trim())) return null;
  const letter = k.trim();
  const said = [...(asked!.where ?? []), ...(goal.where ?? [])];
  const counts = (said.length > 0 ? said : scope.facts).filter(isCount);
  const [fact, another] = counts;
  const level = fact && !another ? levelIn(fact.of[0]!, letter, scope) : null;
  if (!fact || !level) return null;
  const found = criticalOf(level.fraction);
  if (!found) return null;
  const wanted = Number(fact.of[1]);
  const positive = [...said, ...scope.facts].filter(
    ({ relation, of: [of] }) => relation === 'positive' && of === letter,
  );
  const isTrue = (value: number): boolean => {
    if (positive.length > 0 && value <= 0) return false;
    const count = countAt(level, value);
    return fact.relation === 'equal' ? count === wanted : count >= wanted;
  };
  const both = level.isSize
    ? [...found.levels.flatMap((one) => [one, exact(negative(one))]), number(0)]
    : found.levels;
  const at = (positive.length > 0 ? [...both, number(0)] : both)
    .map(rootOf)
    .sort((a, b) => a.value - b.value)
    .filter((one, i, all) => i === 0 || one.value - all[i - 1]!.value > 1e-9);
  const answer = setAnswer(setWhere(isTrue, at), letter);
  if (at.length === 0 || answer.text === 'none' || answer.text.startsWith('all real')) return null;
  scope.used.add(fact);
  for (const one of positive) scope.used.add(one);
  for (const one of scope.facts) if (one.relation === 'constant' && one.of[0] === letter) scope.used.add(one);
  const { over, under } = level.fraction;
  return worked(
    { en: 'Number of roots', zh: '根的个数' },
    '9231/p1/rational-functions-and-graphs',
    [
      step(
        {
          en: 'Find where the curve turns, and its horizontal asymptote.',
          zh: '求曲线的转向点与水平渐近线。',
        },
        [`y = ${toLatex(quotient(over, under))}`, ...found.turns.map((one) => `x = ${toLatex(one)}`)],
      ),
      step(
        { en: 'The number of roots changes at these values alone.', zh: '根的个数只在这些值处改变。' },
        at.map((one) => `${letter} = ${toLatex(one.exact)}`),
      ),
      step({ en: 'The set of values', zh: '取值范围' }, [answer.tex]),
    ],
    answer,
    [
      ...setChecked(answer.text, letter, isTrue, at),
      check(
        'A count of the roots by a scan agrees.',
        '用扫描法数根，结果一致。',
        probesOf(at).every((value) => countAt(level, value) === scannedAt(level, value)),
      ),
    ],
  );
};

const isCount = ({ relation, of: [left, right] }: Fact): boolean =>
  (relation === 'equal' || relation === 'at least') &&
  typeof left === 'object' &&
  'the' in left &&
  ['number of roots', 'number of intersections'].includes(left.the) &&
  typeof right === 'string' &&
  /^\d$/.test(right);

function levelIn(counted: Term, k: string, scope: Scope): Level | null {
  if (typeof counted !== 'object' || !('the' in counted)) return null;
  if (counted.the === 'number of roots') {
    const sides = sidesIn(counted.of[0]);
    const [left, right] = sides ? sides.map((side) => spelledOut(side, scope)) : [];
    return left && right ? (levelOf(left, right, k) ?? levelOf(right, left, k)) : null;
  }
  const values = counted.of.map((one) => ({ one, value: valueOf(one, scope) }));
  const isLine = ({ value }: (typeof values)[number]): boolean =>
    value?.is === 'equation' &&
    [value.left, value.right].some((side) => side.kind === 'symbol' && side.name === 'y') &&
    [value.left, value.right].some((side) => side.kind === 'symbol' && side.name === k);
  const curve = values.find((one) => !isLine(one));
  const body = values.some(isLine) && values.length === 2 && curve ? curveOf(curve.one, scope) : null;
  const written = body && spelledOut(body, scope);
  return written ? levelOf(written, symbol(k), k) : null;
}

/** f(x) = k, |f(x)| = k or |P| = k |Q|. */
function levelOf(left: Expression, right: Expression, k: string): Level | null {
  if (symbolsOf(left).includes(k)) return null;
  const isK = (one: Expression) => one.kind === 'symbol' && one.name === k;
  const factors = right.kind === 'product' ? right.factors : [right];
  const others = factors.filter((one) => !isK(one));
  if (others.length !== factors.length - 1 || others.some((one) => symbolsOf(one).includes(k))) return null;
  const sizes = [left, ...others].filter((one) => one.kind === 'call' && one.name === 'abs');
  const inside = (one: Expression) => (one.kind === 'call' && one.name === 'abs' ? one.of : one);
  const isSize = sizes.length > 0;
  if (isSize && sizes.length !== 1 + others.length) return null;
  const whole = others.reduce((before, one) => quotient(before, inside(one)), inside(left));
  if ([...new Set(symbolsOf(whole))].join() !== 'x') return null;
  const fraction = simpleFraction(whole);
  return fraction && symbolsOf(fraction.under).length > 0 ? { fraction, isSize } : null;
}

/** Where the curve turns, and the values there and far away. */
function criticalOf({ over, under }: Fraction): { turns: Expression[]; levels: Expression[] } | null {
  const [p, q] = [polynomialOf(over, 'x'), polynomialOf(under, 'x')];
  if (!p || !q || degree(p) > 3 || degree(q) > 3) return null;
  const slope = exact(
    difference(product(differentiate(over, 'x'), under), product(over, differentiate(under, 'x'))),
  );
  const turns = symbolsOf(slope).length > 0 ? exactZeros(slope, 'x') : [];
  if (!turns) return null;
  const known = turns.filter((one) => Math.abs(evaluate(under, { x: evaluate(one) })) > 1e-9);
  const levels = known.map((one) => exact(quotient(substitute(over, 'x', one), substitute(under, 'x', one))));
  const far =
    degree(p) < degree(q)
      ? [number(0)]
      : degree(p) === degree(q)
        ? [exact(quotient(number(p.at(-1)!), number(q.at(-1)!)))]
        : [];
  return { turns: known, levels: [...levels, ...far] };
}

/** How many x there are with this value. */
function countAt({ fraction, isSize }: Level, value: number): number {
  if (!isSize) return countOf(fraction, value);
  if (value < 0) return 0;
  return value === 0 ? countOf(fraction, 0) : countOf(fraction, value) + countOf(fraction, -value);
}

function countOf({ over, under }: Fraction, value: number): number {
  const [p, q] = [polynomialOf(over, 'x')!, polynomialOf(under, 'x')!];
  const size = Math.max(p.length, q.length);
  const at = (of: Polynomial, i: number) => (of[i] ? toNumber(of[i]) : 0);
  const row = Array.from({ length: size }, (_, i) => at(p, i) - value * at(q, i));
  while (row.length > 1 && Math.abs(row.at(-1)!) < 1e-12) row.pop();
  if (row.length === 1) return 0;
  return distinct(rootsOf(row)).length;
}

const distinct = (roots: number[]): number[] =>
  roots
    .toSorted((a, b) => a - b)
    .filter((one, i, all) => i === 0 || Math.abs(one - all[i - 1]!) > 1e-5 * Math.max(1, Math.abs(one)));

/** The real roots of a polynomial in numbers; a root that it only touches counts. */
function rootsOf(row: number[]): number[] {
  if (row.length === 2) return [-row[0]! / row[1]!];
  if (row.length === 3) {
    const [c, b, a] = row as [number, number, number];
    const under = b * b - 4 * a * c;
    const near = 1e-9 * Math.max(1, b * b, Math.abs(4 * a * c));
    if (under < -near) return [];
    const root = Math.sqrt(Math.max(0, under));
    return under < near ? [-b / (2 * a)] : [(-b - root) / (2 * a), (-b + root) / (2 * a)];
  }
  const scaled = row.map((one) => ({ n: BigInt(Math.round(one * 1e9)), d: 10n ** 9n }));
  return (complexRoots(scaled) ?? []).filter(({ im }) => Math.abs(im) < 1e-4).map(({ re }) => re);
}

const probesOf = (at: readonly Root[]): number[] => [
  at[0]!.value - 1.3,
  at.at(-1)!.value + 1.3,
  ...at.slice(1).map((one, i) => (one.value + at[i]!.value) / 2),
];

/** The same by changes of sign of P − kQ. */
function scannedAt(level: Level, value: number): number {
  const { over, under } = level.fraction;
  const count = (k: number) =>
    zerosIn((x) => evaluate(over, { x }) - k * evaluate(under, { x }), -413.7, 419.3, { steps: 40_001 })
      .length;
  if (!level.isSize) return count(value);
  return value < 0 ? 0 : count(value) + count(-value);
}
