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
interface Piece {
  by: Rational;
  slope: Rational;
  shift: Rational;
}
interface Sought extends Series {
  pieces: Piece[];
  start: number;
  end: 'n' | 'infinity' | number;
}

/** Sums of fractions whose parts cancel in a telescope. */
export const methodOfDifferences: Method<Sought> = {
  id: 'method-of-differences',
  topic: '9231/p1/summation-of-series',
  match({ text }) {
    const series = readSeries(text);
    if (!series || symbolsOf(series.of).join() !== series.index || series.index === 'n') return null;
    const start = polynomialOf(series.from, 'n');
    const end = endOf(series.to);
    const pieces = piecesOf(series.of, series.index);
    if (!start || degree(start) > 0 || !start.every(isWhole) || end === null || !pieces) return null;
    return { ...series, pieces, start: Number(start[0]?.n ?? 0n), end };
  },
  solve({ of, index, pieces, start, end }) {
    if (typeof end === 'number' && end < start) return null;
    const ordered = pieces.toSorted((a, b) => toNumber(minus(a.shift, b.shift)));
    const slope = ordered[0]!.slope;
    const steps_ = ordered.map(({ shift }) => over(minus(shift, ordered[0]!.shift), slope));
    const total = ordered.reduce((all, { by }) => plus(all, by), ZERO);
    // Poles at the places summed over, or parts that never meet, leave nothing that telescopes.
    if (total.n !== 0n || !steps_.every(isWhole) || ordered.some((piece) => hasPole(piece, start)))
      return null;
    const shifts = steps_.map(({ n }) => Number(n));
    const span = shifts.at(-1)!;
    const term = (place: number) => over(rational(1), plus(times(slope, rational(place)), ordered[0]!.shift));
    const sumOf = (wanted: (shift: number) => boolean) =>
      ordered.reduce((all, { by }, at) => (wanted(shifts[at]!) ? plus(all, by) : all), ZERO);
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
          : together(constant, left);
    const [r, apart] = [symbol(index), partsExpression(pieces, index)];
    const rows: Step[] = [
      step(
        { en: 'Split into partial fractions.', zh: '拆成部分分式。' },
        [`${toLatex(of)} = ${toLatex(apart)}`],
        ['M1', 'A1'],
      ),
      step(
        { en: 'Write the first and the last terms out and cancel.', zh: '写出前几项与后几项并相消。' },
        [start, start + 1, start + 2].map(
          (place) => `${toLatex(r)} = ${place}: ${toLatex(partsAt(pieces, place))}`,
        ),
        ['M1'],
        {
          en: 'What one term subtracts, a later term adds: only the ends remain.',
          zh: '前项减去的部分由后项补上，只剩两端。',
        },
      ),
      step(
        { en: 'Keep what is left at both ends.', zh: '保留两端剩下的项。' },
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
    rows.push(
      end === 'infinity'
        ? step(
            { en: 'The fractions with n tend to 0.', zh: '含 n 的分式趋于 0。' },
            [toLatex(whole)],
            ['M1', 'A1'],
          )
        : typeof end === 'number'
          ? step({ en: `Put n = ${end}.`, zh: `代入 n = ${end}。` }, [toLatex(whole)], ['A1'])
          : step({ en: 'Put over a common denominator.', zh: '通分。' }, [toLatex(whole)], ['A1']),
    );
    return {
      title: { en: 'Method of differences', zh: '裂项相消法' },
      steps: rows,
      answer: { text: toText(whole), tex: toLatex(whole) },
    };
  },
  verify({ answer }, { of, index, start, end }) {
    const found = expression(answer.text);
    const added = (to: number) => {
      let total = 0;
      for (let r = to; r >= start; r -= 1) total += evaluate(of, { [index]: r });
      return total;
    };
    const name = { en: 'Adding up term by term gives the same', zh: '逐项相加得到相同结果' };
    if (end !== 'infinity') {
      const ends = end === 'n' ? [0, 1, 2, 3, 5, 8].map((more) => start + more) : [end];
      return [
        {
          name,
          passed: ends.every(
            (n) => Math.abs(evaluate(found, { n }) - added(n)) <= 1e-9 * Math.max(1, Math.abs(added(n))),
          ),
        },
      ];
    }
    // The rest of the sum falls like 1/n at worst, so that twice the later sum minus the earlier is far closer.
    const [near, far] = [added(start + 4000), added(start + 8000)];
    return [{ name, passed: Math.abs(evaluate(found) - (2 * far - near)) < 1e-5 }];
  },
};

function endOf(to: Expression): Sought['end'] | null {
  if (to.kind === 'symbol') return to.name === 'n' ? 'n' : null;
  if (to.kind === 'constant' && to.name === 'infinity') return 'infinity';
  return to.kind === 'number' && isWhole(to.value) && to.value.n < 5000n ? Number(to.value.n) : null;
}

/** Partial fractions of a proper fraction whose denominator splits into different linear factors of one slope. */
function piecesOf(of: Expression, index: string): Piece[] | null {
  const found = fractionOf(of, index);
  if (
    !found ||
    degree(found.above) >= degree(found.below) ||
    degree(found.below) < 2 ||
    degree(found.below) > 5
  )
    return null;
  const { factors } = factorise(found.below);
  if (factors.some((one) => one.times > 1 || degree(one.polynomial) !== 1)) return null;
  const pieces = factors.map(({ polynomial: [shift, slope] }) => {
    const at = over({ n: -shift!.n, d: shift!.d }, slope!);
    const others = dividePolynomials(found.below, [shift!, slope!]).quotient;
    return { by: over(valueAt(found.above, at), valueAt(others, at)), slope: slope!, shift: shift! };
  });
  const [first] = pieces;
  return pieces.every(({ slope }) => slope.n === first!.slope.n && slope.d === first!.slope.d)
    ? pieces
    : null;
}

function hasPole({ slope, shift }: Piece, start: number): boolean {
  const at = over({ n: -shift.n, d: shift.d }, slope);
  return isWhole(at) && at.n >= BigInt(start);
}

function fraction(by: Rational, below: Expression): Expression {
  const size = quotient(number(by.n < 0n ? -by.n : by.n), product(number(by.d), below));
  return by.n < 0n ? negative(size) : size;
}
function partsExpression(pieces: Piece[], index: string): Expression {
  return sum(
    ...pieces
      .toSorted((a, b) => toNumber(b.by) - toNumber(a.by))
      .map(({ by, slope, shift }) => fraction(by, polynomialExpression([shift, slope], index))),
  );
}
function partsAt(pieces: Piece[], place: number): Expression {
  return sum(
    ...pieces
      .toSorted((a, b) => toNumber(b.by) - toNumber(a.by))
      .map(({ by, slope, shift }) => fraction(by, number(plus(times(slope, rational(place)), shift)))),
  );
}

/** One fraction, above and below in factors. */
function together(constant: Rational, left: { by: Rational; denominator: Polynomial }[]): Expression {
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
  const written = ({ factors }: typeof top) =>
    factors.map(({ polynomial, times: count }) =>
      power(
        degree(polynomial) === 1 && polynomial[0]!.n === 0n
          ? symbol('n')
          : polynomialExpression(polynomial, 'n'),
        count,
      ),
    );
  return quotient(product(number(size.n), ...written(top)), product(number(size.d), ...written(bottom)));
}
