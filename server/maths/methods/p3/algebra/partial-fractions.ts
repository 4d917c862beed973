import { wordingOf, expressionOf } from '../../../reading/algebra/question-equations.ts';
import { solveLinear } from '../../../algebra-system/matrices/linear-system.ts';
import { rationalTex } from '../../../techniques/algebra/quadratics.ts';
import { discriminantOf } from '../../../techniques/algebra/real-roots.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
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
  opposite,
  over,
  type Rational,
  rational,
  signOf,
  times,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import { factorise } from '../../../algebra-system/polynomials/factors.ts';
import {
  degree,
  dividePolynomials,
  multiplyPolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  scalePolynomial,
  valueAt,
} from '../../../algebra-system/polynomials/polynomial.ts';

interface Factor {
  polynomial: Polynomial;
  times: number;
}
interface Parameters {
  given: Expression;
  letter: string;
  above: Polynomial;
  below: Polynomial;
  factors: Factor[];
}

const FRACTIONS = [
  /^(?:express|write|resolve|rewrite|decompose|split) # (?:in|into|as|as sum of) partial fractions$/,
  /^find partial fractions? (?:of|for|decomposition of|expansion of) #$/,
  /^(?:将|把)? ?# (?:化为|分解为|分解成|化成|写成|表示为|拆成)部分分式(?:的形式|之和)?$/u,
  /^find ?# 的部分分式(?:分解)?$/u,
];
const LETTERS = 'ABCDEF';

export const partialFractions: Method<Parameters> = {
  id: 'partial-fractions',
  topic: '9709/p3/algebra',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const named = formulas.at(-1)?.replace(/^f ?\(x\) ?= ?/, '');
    const isNamed = formulas.length === 1 || (formulas.length === 2 && /^f ?\(x\)$/.test(formulas[0]!));
    const given = isNamed && named && FRACTIONS.some((form) => form.test(say)) ? expressionOf(named) : null;
    const [letter, ...others] = given ? symbolsOf(given) : [];
    if (given?.kind !== 'quotient' || !letter || others.length > 0) return null;
    const [above, below] = [polynomialOf(given.numerator, letter), polynomialOf(given.denominator, letter)];
    const factors =
      below && degree(below) >= 2 && degree(below) <= 5 ? factorsTyped(given.denominator, letter) : null;
    return above && below && factors ? { given, letter, above, below, factors } : null;
  },
  solve({ given, letter, above, below, factors }) {
    if (factors.some(({ polynomial }) => degree(polynomial) > 2)) return null;
    const x = symbol(letter);
    const whole = dividePolynomials(above, below);
    const named = namedFractions({ letter, below, factors }, whole.remainder);
    if (!named) return null;
    const parts = named
      .map(({ below: under, own }) => fractionTerm(own, under, letter))
      .filter((one) => one !== null);
    const wholePart = polynomialExpression(whole.quotient, letter);
    const answer = sum(wholePart, ...parts);
    // A letter of degree 1 belongs to the x of its numerator: (Bx + C).
    const template = named.map(({ below: under, letters }) => {
      const top = letters.length === 1 ? letters[0]! : `${letters[0]}${toLatex(x)} + ${letters[1]}`;
      return `\\frac{${top}}{${toLatex(under)}}`;
    });
    const constants = named.flatMap(({ letters, own }) =>
      letters.length === 1
        ? [[letters[0]!, own[0]!] as const]
        : [[letters[0]!, own[1]!] as const, [letters[1]!, own[0]!] as const],
    );
    const rest = toLatex(
      quotient(
        polynomialExpression(whole.remainder, letter),
        given.kind === 'quotient' ? given.denominator : x,
      ),
    );
    return {
      title: { en: 'Partial fractions', zh: '部分分式' },
      steps: [
        ...(whole.quotient.length > 0
          ? [
              step(
                { en: 'The fraction is improper: divide first', zh: '假分式：先作除法' },
                [`${toLatex(given)} = ${toLatex(wholePart)} + ${rest}`],
                ['M1', 'A1'],
                {
                  en: 'Only a proper fraction can be written as partial fractions alone.',
                  zh: '只有真分式才能直接分解为部分分式。',
                },
              ),
            ]
          : []),
        step(
          { en: 'Write down the form', zh: '写出分解形式' },
          [`${rest} \\equiv ${template.join(' + ')}`],
          ['B1'],
          formReason(factors),
        ),
        step(
          {
            en: 'Multiply by the denominator; substitute values that make a factor zero, then compare coefficients',
            zh: '去分母；代入使因式为零的值，再比较系数',
          },
          substitutions(factors, whole.remainder, below, letter),
          ['M1'],
        ),
        step(
          { en: 'Find the constants', zh: '求出常数' },
          [constants.map(([name, value]) => `${name} = ${rationalTex(value)}`).join(',\\quad ')],
          constants.map(() => 'A1' as const),
        ),
        step({ en: 'Write down the result', zh: '写出结果' }, [`${toLatex(given)} = ${toLatex(answer)}`], []),
      ],
      answer: { text: toText(answer), tex: toLatex(answer) },
    };
  },
  verify({ answer }, { given, letter }) {
    const sumOfParts = expression(answer.text);
    const points = [-4.3, -2.7, -0.61, 0.37, 1.73, 3.19, 5.9, 8.3];
    return [
      {
        name: { en: 'Both sides have the same value at eight points.', zh: '在八个点处两边的值相同。' },
        passed: points.every((x) => {
          const [one, other] = [evaluate(sumOfParts, { [letter]: x }), evaluate(given, { [letter]: x })];
          return Math.abs(one - other) <= 1e-9 * (1 + Math.abs(other));
        }),
      },
    ];
  },
};

/** The fractions with the letters of their numerators and the values of these, found from the coefficients. */
function namedFractions(
  { letter, below, factors }: Pick<Parameters, 'letter' | 'below' | 'factors'>,
  remainder: Polynomial,
) {
  const slots = factors.flatMap(({ polynomial, times: count }) =>
    Array.from({ length: count }, (_, index) => ({ polynomial, exponent: index + 1 })),
  );
  const columns = slots.flatMap(({ polynomial, exponent }) => {
    const cofactor = dividePolynomials(below, polynomialPower(polynomial, exponent)).quotient;
    return Array.from({ length: degree(polynomial) }, (_, shift) => [
      ...Array.from({ length: shift }, () => ZERO),
      ...cofactor,
    ]);
  });
  const size = degree(below);
  const rows = Array.from({ length: size }, (_, power) =>
    [...columns, remainder].map((one) => one[power] ?? ZERO),
  );
  const values = solveLinear(rows, size);
  if (!values) return null;
  let taken = 0;
  return slots.map(({ polynomial, exponent }) => {
    const letters = LETTERS.slice(taken, taken + degree(polynomial));
    const own = values.slice(taken, (taken += degree(polynomial)));
    return { below: power(orderedExpression(polynomial, letter), exponent), letters, own };
  });
}

/** The factors as they are typed where they are plain, else in lowest terms; null where one is of a kind not taught. */
function factorsTyped(below: Expression, letter: string): Factor[] | null {
  const factors: Factor[] = [];
  const add = (polynomial: Polynomial, count: number) => {
    const there = factors.find((one) => ratio(one.polynomial, polynomial) !== null);
    if (there) there.times += count;
    else factors.push({ polynomial, times: count });
  };
  const typed = below.kind === 'product' ? below.factors : [below];
  for (const one of typed) {
    const isPower = one.kind === 'power' && one.exponent.kind === 'number' && one.exponent.value.d === 1n;
    const [base, count] =
      isPower && one.exponent.kind === 'number' ? [one.base, Number(one.exponent.value.n)] : [one, 1];
    const polynomial = polynomialOf(base, letter);
    if (!polynomial || count < 1 || count > 3) return null;
    if (degree(polynomial) === 1) add(polynomial, count);
    else for (const factor of factorise(polynomial).factors) add(factor.polynomial, factor.times * count);
  }
  const known = factors.every(
    ({ polynomial, times: count }) =>
      degree(polynomial) === 1 ||
      (degree(polynomial) === 2 && count === 1 && signOf(discriminantOf(polynomial)) < 0) ||
      degree(polynomial) > 2,
  );
  return known && factors.length + factors.filter((one) => one.times > 1).length > 1 ? factors : null;
}

function ratio(a: Polynomial, b: Polynomial): Rational | null {
  if (a.length !== b.length) return null;
  const by = over(a.at(-1)!, b.at(-1)!);
  const same = scalePolynomial(b, by);
  return a.every((one, index) => one.n === same[index]!.n && one.d === same[index]!.d) ? by : null;
}

function polynomialPower(p: Polynomial, exponent: number): Polynomial {
  return Array.from({ length: exponent }, () => p).reduce(multiplyPolynomials, [rational(1)]);
}

/** 3 − 2x rather than −2x + 3 */
function orderedExpression(p: Polynomial, letter: string): Expression {
  const [low, high] = p as [Rational, Rational];
  if (degree(p) > 1 || signOf(high) > 0 || signOf(low) < 0) return polynomialExpression(p, letter);
  return difference(number(low), product(number(opposite(high)), symbol(letter)));
}

/** 5/(3(x − 1)) rather than (5/3)/(x − 1) */
function fractionTerm(own: Rational[], under: Expression, letter: string): Expression | null {
  if (own.every(({ n }) => n === 0n)) return null;
  const common = own.reduce((least, { d }) => (least * d) / greatest(least, d), 1n);
  const isNegative = signOf(own.findLast(({ n }) => n !== 0n)!) < 0;
  const by = rational(isNegative ? -common : common);
  const top = polynomialExpression(
    own.map((one) => times(one, by)),
    letter,
  );
  const term = quotient(top, product(number(common), under));
  return isNegative ? negative(term) : term;
}

function greatest(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatest(b, a % b);
}

function formReason(factors: Factor[]): Step['why'] {
  if (factors.some(({ polynomial }) => degree(polynomial) === 2))
    return {
      en: 'Over a quadratic factor the numerator may be linear.',
      zh: '二次因式上方的分子可以含一次项。',
    };
  if (factors.some((one) => one.times > 1))
    return {
      en: 'A repeated factor needs one fraction for each power.',
      zh: '重复因式的每个幂次都需要一个分式。',
    };
  return { en: 'Each linear factor gives one fraction.', zh: '每个一次因式对应一个分式。' };
}

/** At a root of a factor only one term is left. */
function substitutions(factors: Factor[], above: Polynomial, below: Polynomial, letter: string): string[] {
  let taken = 0;
  return factors.flatMap(({ polynomial, times: count }) => {
    const name = LETTERS[taken + count - 1]!;
    taken += count * degree(polynomial);
    if (degree(polynomial) !== 1) return [];
    const root = over(opposite(polynomial[0]!), polynomial[1]!);
    const cofactor = dividePolynomials(below, polynomialPower(polynomial, count)).quotient;
    return [
      `${letter} = ${rationalTex(root)}:\\quad ${rationalTex(valueAt(above, root))} = ${rationalTex(valueAt(cofactor, root))}\\,${name}`,
    ];
  });
}
