import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import {
  type Laurent,
  laurentExpression,
  laurentOf,
  multiplyLaurent,
  termOf,
} from '../../../algebra-system/polynomials/laurent.ts';
import { rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  number,
  power,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { polar, times as timesComplex } from '../../../algebra-system/numbers/complex.ts';
import { rationalOf } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import {
  absolute,
  isWhole,
  minus,
  opposite,
  over,
  type Rational,
  rational,
  raised,
  signOf,
  times,
} from '../../../algebra-system/numbers/rational.ts';
import { exponentOf, FIRST_TERMS, UP_TO } from '../../p1/series/binomial-expansion.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

interface Parameters {
  given: Expression;
  letter: string;
  /** (first + by·x^step)^n times `rest` */
  first: Rational;
  by: Rational;
  step: number;
  n: Rational;
  rest: Laurent;
  last: number | null;
  count: number | null;
  /** Where it is valid is asked for as well. */
  isRangeAsked: boolean;
}

const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
};

export const binomialSeries: Method<Parameters> = {
  id: 'binomial-series',
  topic: '9709/p3/algebra',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const isUpTo = UP_TO.some((form) => form.test(say));
    const counted = FIRST_TERMS.map((form) => form.exec(say)?.[1]).find(Boolean);
    if ((!isUpTo && !counted) || /descending|降幂/.test(question.lower)) return null;
    const rest = formulas.filter((one) => !/^\\?[a-z]+$/.test(one));
    const given = rest.length > 0 ? expressionOf(rest[0]!) : null;
    const [letter, ...others] = given ? symbolsOf(given) : [];
    if (!given || !letter || others.length > 0 || rest.length !== (isUpTo ? 2 : 1)) return null;
    const last = isUpTo ? exponentOf(rest[1]!, letter) : null;
    if (isUpTo && (last === null || last < 1 || last > 6)) return null;
    const parts = partsOf(given, letter);
    return (
      parts && {
        given,
        letter,
        ...parts,
        last,
        count: isUpTo ? null : COUNTS[counted!]!,
        isRangeAsked: /valid/.test(say),
      }
    );
  },
  solve({ given, letter, first, by, step: stride, n, rest, last, count, isRangeAsked }) {
    const outside = rationalPower(first, n);
    if (!outside) return null;
    const ratio = over(by, first);
    const reach = last ?? stride * (count! + 2) + Math.max(...rest.keys());
    const plain = coefficients(n, ratio, stride, reach);
    const whole = multiplyLaurent(multiplyLaurent(plain, new Map([[0, outside]])), rest);
    const sorted = [...whole].filter(([exponent]) => exponent <= reach).sort(([a], [b]) => a - b);
    const shownTerms = count === null ? sorted : sorted.slice(0, count);
    const series = laurentExpression(shownTerms, letter);
    const x = symbol(letter);
    const limit = exact(power(number(absolute(over(first, by))), number(rational(1, stride))));
    const inside = sum(number(1), termOf(stride, ratio, letter));
    const isPlain = rest.size === 1 && rest.get(0)?.n === 1n && rest.get(0)?.d === 1n;
    const unit = laurentExpression([...plain].sort(([a], [b]) => a - b).slice(0, shownTerms.length), letter);
    const isOne = first.n === 1n && first.d === 1n;
    return {
      title: { en: 'Binomial series', zh: '二项式级数' },
      steps: [
        ...(isOne
          ? []
          : [
              step(
                {
                  en: 'Take out a factor so that the bracket starts with 1',
                  zh: '提出常数因式，使括号首项为 1',
                },
                [`${rationalTex(outside)}\\left(${toLatex(inside)}\\right)^{${rationalTex(n)}}`],
                ['B1'],
                { en: 'The series applies to (1 + u)ⁿ.', zh: '级数公式适用于 (1 + u)ⁿ。' },
              ),
            ]),
        step(
          { en: 'Use the binomial series', zh: '代入二项式级数公式' },
          [
            `\\left(${toLatex(inside)}\\right)^{${rationalTex(n)}} = 1 + \\left(${rationalTex(n)}\\right)u + \\frac{${rationalTex(n)}\\left(${rationalTex(minus(n, rational(1)))}\\right)}{2!}u^2 + \\ldots,\\quad u = ${toLatex(termOf(stride, ratio, letter))}`,
            `= ${toLatex(unit)} + \\ldots`,
          ],
          ['M1', 'A1'],
        ),
        ...(isPlain && isOne
          ? []
          : [
              step(
                { en: 'Multiply by the factor outside the bracket', zh: '乘以括号外的因式' },
                [`${toLatex(given)} = ${toLatex(series)} + \\ldots`],
                ['M1', 'A1'],
              ),
            ]),
        step(
          { en: 'The expansion is valid when |u| < 1', zh: '当 |u| < 1 时展开式成立' },
          [
            `\\left|${toLatex(termOf(stride, absolute(ratio), letter))}\\right| < 1 \\;\\Rightarrow\\; \\left|${toLatex(x)}\\right| < ${toLatex(limit)}`,
          ],
          ['B1'],
        ),
      ],
      answer: isRangeAsked
        ? {
            text: `${toText(series)}, ${toText(call('abs', x))} < ${toText(limit)}`,
            tex: `${toLatex(series)},\\quad \\left|${toLatex(x)}\\right| < ${toLatex(limit)}`,
          }
        : { text: toText(series), tex: toLatex(series) },
    };
  },
  /** Each coefficient by Cauchy's integral; the range ends where what is in the bracket is zero. */
  verify({ answer }, { given, letter, first, by, step: stride, last, count, isRangeAsked }) {
    const parsed = parse(answer.text);
    const shown = parsed.ok ? parsed.statement : null;
    const [series, range] = shown?.kind === 'list' ? shown.items : [shown];
    if (series?.kind !== 'expression' || (isRangeAsked && range?.kind !== 'relation')) return [];
    const claimed = laurentOf(series.value, letter);
    const edge =
      range?.kind === 'relation'
        ? evaluate(range.sides[1]!)
        : (Math.abs(Number(first.n) * Number(by.d)) / Math.abs(Number(first.d) * Number(by.n))) **
          (1 / stride);
    const named = claimed ? [...claimed.keys()] : [];
    const orders = Array.from({ length: (last ?? Math.max(...named)) + 1 }, (_, order) => order);
    const isSame =
      claimed !== null &&
      (count === null || claimed.size === count) &&
      orders.every((order) => {
        const own = claimed.get(order);
        return (
          Math.abs(taylor(given, letter, order, edge / 3) - (own ? Number(own.n) / Number(own.d) : 0)) <= 1e-8
        );
      });
    const size = (value: Rational) => Math.abs(Number(value.n) / Number(value.d));
    return [
      {
        name: {
          en: 'Averaging round a circle gives the same coefficients.',
          zh: '用圆周上的平均值求各系数，结果相同。',
        },
        passed: isSame,
      },
      {
        name: { en: 'The bracket is zero at the end of the range.', zh: '在范围端点处括号为零。' },
        passed:
          (range?.kind !== 'relation' || range.signs.join() === '<') &&
          Math.abs(size(by) * edge ** stride - size(first)) < 1e-9 * size(first),
      },
    ];
  },
};

/** The coefficient of a power, from the values on a circle in the complex plane. */
function taylor(given: Expression, letter: string, order: number, radius: number): number {
  const points = 96;
  let total = 0;
  for (let index = 0; index < points; index += 1) {
    const angle = (2 * Math.PI * index) / points;
    const value = evaluateComplex(given, { [letter]: polar(radius, angle) });
    total += timesComplex(value, polar(1, -order * angle)).re;
  }
  return total / points / radius ** order;
}

/** Coefficients of (1 + ratio·x^stride)^n by exponent. */
function coefficients(n: Rational, ratio: Rational, stride: number, reach: number): Laurent {
  const terms = new Map<number, Rational>();
  let value = rational(1);
  for (let index = 0; index * stride <= reach; index += 1) {
    if (index > 0) value = over(times(times(value, minus(n, rational(index - 1))), ratio), rational(index));
    if (signOf(value) !== 0) terms.set(index * stride, value);
  }
  return terms;
}

function rationalPower(base: Rational, n: Rational): Rational | null {
  if (isWhole(n)) return raised(base, Number(n.n));
  if (signOf(base) < 0) return null;
  const normal = normalOf(power(number(base), number(n)));
  return normal && rationalOf(normal);
}

/** One bracket of two terms to a power that is no natural number, times a polynomial. */
function partsOf(
  given: Expression,
  letter: string,
): Pick<Parameters, 'first' | 'by' | 'step' | 'n' | 'rest'> | null {
  const brackets: { base: Expression; n: Rational }[] = [];
  let rest: Laurent | null = new Map([[0, rational(1)]]);
  const visit = (one: Expression, side: 1 | -1): void => {
    if (one.kind === 'product') one.factors.forEach((factor) => visit(factor, side));
    else if (one.kind === 'quotient') {
      visit(one.numerator, side);
      visit(one.denominator, side === 1 ? -1 : 1);
    } else {
      const raisedPart = powerOf(one);
      const n = side === 1 ? raisedPart.n : opposite(raisedPart.n);
      const own = symbolsOf(raisedPart.base).length > 0 && !(isWhole(n) && n.n > 0n);
      const polynomial = own ? null : laurentOf(one, letter);
      if (own) brackets.push({ base: raisedPart.base, n });
      else if (
        polynomial &&
        (side === 1 || polynomial.size === 1) &&
        [...polynomial.keys()].every((exponent) => exponent >= 0 && (side === 1 || exponent === 0))
      )
        rest =
          rest &&
          multiplyLaurent(
            rest,
            side === 1 ? polynomial : new Map([[0, over(rational(1), polynomial.get(0)!)]]),
          );
      else rest = null;
    }
  };
  visit(given, 1);
  const [only] = brackets;
  const base = brackets.length === 1 && rest ? laurentOf(only!.base, letter) : null;
  if (!base || !rest || base.size !== 2 || !base.has(0)) return null;
  const [stride, by] = [...base].find(([exponent]) => exponent !== 0)!;
  if (stride < 1 || stride > 3) return null;
  return { first: base.get(0)!, by, step: stride, n: only!.n, rest };
}

function powerOf(one: Expression): { base: Expression; n: Rational } {
  if (one.kind === 'root') return { base: one.of, n: rational(1, one.index) };
  if (one.kind === 'power') {
    const normal = normalOf(one.exponent);
    const n = normal && rationalOf(normal);
    if (n) return { base: one.base, n };
  }
  return { base: one, n: rational(1) };
}
