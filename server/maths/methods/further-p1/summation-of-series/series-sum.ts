import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { number } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method, Step } from '../../../writing/method.ts';
import {
  compare,
  isWhole,
  type Rational,
  rational,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import {
  addPolynomials,
  degree,
  multiplyPolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  scalePolynomial,
  valueAt,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { readSeries, type Series } from '../../../reading/algebra/series.ts';
import { factored } from '../../../techniques/algebra/factored.ts';
import { step } from '../../../writing/step.ts';

interface Parameters extends Series {
  summand: Polynomial;
  /** The ends as polynomials in n; numbers where they have no n. */
  first: Polynomial;
  last: Polynomial;
}

const [half, sixth, quarter] = [rational(1, 2), rational(1, 6), rational(1, 4)];
/** Σ1, Σr, Σr², Σr³ from 1 to n as polynomials in n. */
const STANDARD: Polynomial[] = [
  [rational(0), rational(1)],
  [rational(0), half, half],
  [rational(0), sixth, half, rational(1, 3)],
  [rational(0), rational(0), quarter, half, quarter],
];
const WRITTEN = ['n', '\\tfrac{1}{2}n(n+1)', '\\tfrac{1}{6}n(n+1)(2n+1)', '\\tfrac{1}{4}n^2(n+1)^2'];

/** Sums of polynomials by the standard results. */
export const seriesSum: Method<Parameters> = {
  id: 'series-sum',
  topic: '9231/p1/summation-of-series',
  match({ text }) {
    const series = readSeries(text);
    if (!series || series.index === 'n') return null;
    const summand = polynomialOf(series.of, series.index);
    const [first, last] = [polynomialOf(series.from, 'n'), polynomialOf(series.to, 'n')];
    if (!summand || degree(summand) < 1 || degree(summand) > 3 || !first || !last) return null;
    if (degree(first) > 1 || degree(last) > 1 || ![...first, ...last].every(isWhole)) return null;
    return { ...series, summand, first, last };
  },
  solve({ of, index, from, to, summand, first, last }) {
    const isNumber = degree(first) < 1 && degree(last) < 1;
    if (isNumber && compare(valueAt(first, rational(0)), valueAt(last, rational(0))) > 0) return null;
    const upTo = closedForm(summand);
    const before = addPolynomials(first, [rational(-1)]);
    const total = addPolynomials(compose(upTo, last), scalePolynomial(compose(upTo, before), rational(-1)));
    const answer = isNumber ? number(valueAt(total, rational(0))) : factored(total);
    const starts = degree(first) < 1 && (first[0]?.n ?? 0n) === 1n;
    const sums = summand
      .map((coefficient, exponent) => ({ coefficient, power: exponent }))
      .filter(({ coefficient }) => coefficient.n !== 0n)
      .toReversed();
    const letter = (exponent: number) =>
      exponent === 0 ? '1' : exponent === 1 ? index : `${index}^${exponent}`;
    const expanded = toLatex(polynomialExpression(summand, index));
    const steps: Step[] = [
      step(
        { en: 'Split into standard sums.', zh: '拆成标准和式。' },
        [
          ...(toLatex(of) === expanded ? [] : [`${toLatex(of)} = ${expanded}`]),
          sums
            .map(({ coefficient, power: p }, at) => `${signedCoefficient(coefficient, at)}\\sum ${letter(p)}`)
            .join(' '),
        ],
        ['M1'],
      ),
      step(
        { en: 'Use the standard results for sums up to n.', zh: '代入求和上限为 n 的标准公式。' },
        [
          ...sums.map(({ power: p }) => `\\sum_{${index}=1}^{n} ${letter(p)} = ${WRITTEN[p]!}`),
          `S_n = ${sums.map(({ coefficient, power: p }, at) => `${signedCoefficient(coefficient, at)}${isOne(coefficient) ? '' : ' \\times '}${WRITTEN[p]!}`).join(' ')}`,
        ],
        ['M1', 'A1'],
      ),
    ];
    if (!starts || toText(to) !== 'n')
      steps.push(
        step(
          starts
            ? { en: 'Substitute the upper limit.', zh: '代入上限。' }
            : { en: 'Subtract the sum of the terms before the first.', zh: '减去首项之前各项的和。' },
          [
            starts
              ? `S_n = ${toLatex(factored(upTo))}, \\quad S_{${toLatex(to)}} = ${toLatex(answer)}`
              : `S_{${toLatex(to)}} - S_{${toLatex(degree(before) < 1 ? number(before[0] ?? rational(0)) : polynomialExpression(before, 'n'))}} = ${toLatex(answer)}`,
          ],
          ['M1', 'A1'],
          starts
            ? undefined
            : {
                en: `The sum from ${toText(from)} is the full sum less the terms before it.`,
                zh: `从 ${toText(from)} 开始的和等于总和减去之前各项。`,
              },
        ),
      );
    else
      steps.push(
        step({ en: 'Take out the common factors.', zh: '提取公因式。' }, [`= ${toLatex(answer)}`], ['A1']),
      );
    return {
      title: { en: 'Sum by standard results', zh: '用标准公式求和' },
      steps,
      answer: { text: toText(answer), tex: toLatex(answer) },
    };
  },
  verify({ answer }, { of, index, first, last }) {
    const formula = expression(answer.text);
    const isNumber = degree(first) < 1 && degree(last) < 1;
    const cases = isNumber
      ? [0]
      : [1, 2, 3, 4, 5, 6, 9].filter(
          (n) => toNumber(valueAt(first, rational(n))) <= toNumber(valueAt(last, rational(n))),
        );
    return [
      {
        name: { en: 'Adding the terms one by one gives the same sum.', zh: '逐项相加，得到相同的和。' },
        passed:
          cases.length > 0 &&
          cases.every((n) => {
            const [start, end] = [first, last].map((one) => toNumber(valueAt(one, rational(n)))) as [
              number,
              number,
            ];
            if (end - start > 1e5) return false;
            let total = 0;
            for (let r = start; r <= end; r += 1) total += evaluate(of, { [index]: r });
            return Math.abs(evaluate(formula, { n }) - total) <= 1e-9 * Math.max(1, Math.abs(total));
          }),
      },
    ];
  },
};

function closedForm(summand: Polynomial): Polynomial {
  return summand.reduce<Polynomial>(
    (total, coefficient, exponent) =>
      addPolynomials(total, scalePolynomial(STANDARD[exponent]!, coefficient)),
    [],
  );
}

/** p of a polynomial. */
function compose(p: Polynomial, inner: Polynomial): Polynomial {
  return p.reduceRight<Polynomial>(
    (total, coefficient) => addPolynomials(multiplyPolynomials(total, inner), [coefficient]),
    [],
  );
}

function isOne({ n, d }: Rational): boolean {
  return n === d || n === -d;
}
function signedCoefficient({ n, d }: Rational, at: number): string {
  const size = n < 0n ? -n : n;
  const many = size === d ? '' : toLatex(number(rational(size, d)));
  return `${n < 0n ? '- ' : at ? '+ ' : ''}${many}`;
}
