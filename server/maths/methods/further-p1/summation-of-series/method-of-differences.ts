import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import {
  isWhole,
  minus,
  over,
  plus,
  type Rational,
  rational,
  times,
  toNumber,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import { factorise } from '../../../algebra-system/polynomials/factors.ts';
import {
  addPolynomials,
  degree,
  dividePolynomials,
  multiplyPolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  scalePolynomial,
  valueAt,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import { readSeries, type Series } from '../../../reading/algebra/series.ts';
import { step } from '../../../writing/step.ts';

/** by/(slope·r + shift) */
interface PartialFraction {
  by: Rational;
  slope: Rational;
  shift: Rational;
}
interface Parameters extends Series {
  parts: PartialFraction[];
  start: number;
  end: 'n' | 'infinity' | number;
}

/** Sums of fractions whose parts cancel in a telescope. */
export const methodOfDifferences: Method<Parameters> = {
  id: 'method-of-differences',
  topic: '9231/p1/summation-of-series',
  match({ text }) {
    const series = readSeries(text);
    if (!series || symbolsOf(series.of).join() !== series.index || series.index === 'n') return null;
    const start = polynomialOf(series.from, 'n');
    const end = endOf(series.to);
    const parts = partsOf(series.of, series.index);
    if (!start || degree(start) > 0 || !start.every(isWhole) || end === null || !parts) return null;
    return { ...series, parts, start: Number(start[0]?.n ?? 0n), end };
  },
  solve({ of, index, parts, start, end }) {
    if (typeof end === 'number' && end < start) return null;
    const ordered = parts.toSorted((a, b) => toNumber(minus(a.shift, b.shift)));
    const slope = ordered[0]!.slope;
    const offsets = ordered.map(({ shift }) => over(minus(shift, ordered[0]!.shift), slope));
    const total = ordered.reduce((all, { by }) => plus(all, by), ZERO);
    // Poles among the terms, or parts whose shifts do not differ by whole numbers, leave nothing that telescopes.
    if (total.n !== 0n || !offsets.every(isWhole) || ordered.some((part) => hasPole(part, start)))
      return null;
    const shifts = offsets.map(({ n }) => Number(n));
    const span = shifts.at(-1)!;
    const term = (place: number) => over(rational(1), plus(times(slope, rational(place)), ordered[0]!.shift));
    const sumOf = (includes: (shift: number) => boolean) =>
      ordered.reduce((all, { by }, at) => (includes(shifts[at]!) ? plus(all, by) : all), ZERO);
    const firsts = Array.from({ length: span }, (_, at) => ({
      by: sumOf((shift) => shift <= at),
      value: term(start + at),
    }));
    const constant = firsts.reduce((all, { by, value }) => plus(all, times(by, value)), ZERO);
    const lasts = Array.from({ length: span }, (_, at) => ({
      by: sumOf((shift) => shift > at),
      place: plus(times(slope, rational(at + 1)), ordered[0]!.shift),
    })).filter(({ by }) => by.n !== 0n);
    const left = lasts.map(({ by, place }) => ({ by, denominator: [place, slope] as Polynomial }));
    const whole =
      end === 'infinity'
        ? number(constant)
        : typeof end === 'number'
          ? number(
              left.reduce(
                (all, { by, denominator }) => plus(all, over(by, valueAt(denominator, rational(end)))),
                constant,
              ),
            )
          : singleFraction(constant, left);
    const [r, apart] = [symbol(index), partsExpression(parts, index)];
    const rows: Step[] = [
      step(
        { en: 'Split into partial fractions.', zh: '拆成部分分式。' },
        [`${toLatex(of)} = ${toLatex(apart)}`],
        ['M1', 'A1'],
      ),
      step(
        { en: 'Write out the first and last terms and cancel.', zh: '写出前几项与后几项，相互抵消。' },
        [start, start + 1, start + 2].map(
          (place) => `${toLatex(r)} = ${place}: ${toLatex(partsAt(parts, place))}`,
        ),
        ['M1'],
        {
          en: 'The terms in between cancel: only those at the two ends remain.',
          zh: '中间各项相互抵消，只剩首尾的项。',
        },
      ),
      step(
        { en: 'Write down the terms that remain at both ends.', zh: '写出首尾剩下的项。' },
        [
          toLatex(
            sum(
              number(constant),
              ...left.map(({ by, denominator }) => fraction(by, polynomialExpression(denominator, 'n'))),
            ),
          ),
        ],
        ['A1'],
      ),
    ];
    rows.push(lastStep(end, whole));
    return {
      title: { en: 'Method of differences', zh: '裂项相消法' },
      steps: rows,
      answer: { text: toText(whole), tex: toLatex(whole) },
    };
  },
  verify({ answer }, { of, index, start, end }) {
    const formula = expression(answer.text);
    const partialSum = (to: number) => {
      let total = 0;
      for (let r = to; r >= start; r -= 1) total += evaluate(of, { [index]: r });
      return total;
    };
    const name = { en: 'Adding the terms one by one gives the same sum.', zh: '逐项相加，得到相同的和。' };
    if (end !== 'infinity') {
      const ends = end === 'n' ? [0, 1, 2, 3, 5, 8].map((more) => start + more) : [end];
      return [
        {
          name,
          passed: ends.every(
            (n) =>
              Math.abs(evaluate(formula, { n }) - partialSum(n)) <=
              1e-9 * Math.max(1, Math.abs(partialSum(n))),
          ),
        },
      ];
    }
    // The rest of the sum falls like 1/n at worst, so that twice the later sum minus the earlier is far closer.
    const [near, far] = [partialSum(start + 4000), partialSum(start + 8000)];
    return [{ name, passed: Math.abs(evaluate(formula) - (2 * far - near)) < 1e-5 }];
  },
};

function lastStep(end: Parameters['end'], whole: Expression): Step {
  if (end === 'infinity')
    return step(
      { en: 'As n → ∞, the fractions in n tend to 0.', zh: '当 n → ∞ 时，含 n 的分式趋于 0。' },
      [toLatex(whole)],
      ['M1', 'A1'],
    );
  const say =
    typeof end === 'number'
      ? { en: `Substitute n = ${end}.`, zh: `代入 n = ${end}。` }
      : { en: 'Put over a common denominator.', zh: '通分。' };
  return step(say, [toLatex(whole)], ['A1']);
}

function endOf(to: Expression): Parameters['end'] | null {
  if (to.kind === 'symbol') return to.name === 'n' ? 'n' : null;
  if (to.kind === 'constant' && to.name === 'infinity') return 'infinity';
  return to.kind === 'number' && isWhole(to.value) && to.value.n < 5000n ? Number(to.value.n) : null;
}

/** Partial fractions of a proper fraction whose denominator splits into different linear factors of one slope. */
function partsOf(of: Expression, index: string): PartialFraction[] | null {
  const rationalFunction = fractionOf(of, index);
  if (
    !rationalFunction ||
    degree(rationalFunction.above) >= degree(rationalFunction.below) ||
    degree(rationalFunction.below) < 2 ||
    degree(rationalFunction.below) > 5
  )
    return null;
  const { factors } = factorise(rationalFunction.below);
  if (factors.some((one) => one.times > 1 || degree(one.polynomial) !== 1)) return null;
  const parts = factors.map(({ polynomial: [shift, slope] }) => {
    const at = over({ n: -shift!.n, d: shift!.d }, slope!);
    const others = dividePolynomials(rationalFunction.below, [shift!, slope!]).quotient;
    return {
      by: over(valueAt(rationalFunction.above, at), valueAt(others, at)),
      slope: slope!,
      shift: shift!,
    };
  });
  const [first] = parts;
  return parts.every(({ slope }) => slope.n === first!.slope.n && slope.d === first!.slope.d) ? parts : null;
}

function hasPole({ slope, shift }: PartialFraction, start: number): boolean {
  const at = over({ n: -shift.n, d: shift.d }, slope);
  return isWhole(at) && at.n >= BigInt(start);
}

function fraction(by: Rational, below: Expression): Expression {
  const size = quotient(number(by.n < 0n ? -by.n : by.n), product(number(by.d), below));
  return by.n < 0n ? negative(size) : size;
}
function partsExpression(parts: PartialFraction[], index: string): Expression {
  return sum(
    ...parts
      .toSorted((a, b) => toNumber(b.by) - toNumber(a.by))
      .map(({ by, slope, shift }) => fraction(by, polynomialExpression([shift, slope], index))),
  );
}
function partsAt(parts: PartialFraction[], place: number): Expression {
  return sum(
    ...parts
      .toSorted((a, b) => toNumber(b.by) - toNumber(a.by))
      .map(({ by, slope, shift }) => fraction(by, number(plus(times(slope, rational(place)), shift)))),
  );
}

/** One fraction, above and below in factors. */
function singleFraction(constant: Rational, left: { by: Rational; denominator: Polynomial }[]): Expression {
  const below = left.reduce<Polynomial>(
    (all, { denominator }) => multiplyPolynomials(all, denominator),
    [rational(1)],
  );
  const above = left.reduce<Polynomial>(
    (all, { by, denominator }) =>
      addPolynomials(all, scalePolynomial(dividePolynomials(below, denominator).quotient, by)),
    scalePolynomial(below, constant),
  );
  const [top, bottom] = [factorise(above), factorise(below)];
  const size = over(top.content, bottom.content);
  const factoredExpression = ({ factors }: typeof top) =>
    factors.map(({ polynomial, times: count }) =>
      power(
        degree(polynomial) === 1 && polynomial[0]!.n === 0n
          ? symbol('n')
          : polynomialExpression(polynomial, 'n'),
        count,
      ),
    );
  return quotient(
    product(number(size.n), ...factoredExpression(top)),
    product(number(size.d), ...factoredExpression(bottom)),
  );
}
