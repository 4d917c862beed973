import { bareExpression } from '../../../reading/algebra/single-expression.ts';
import { factorsTex } from '../../../techniques/algebra/quadratics.ts';
import { realRoots } from '../../../techniques/algebra/real-roots.ts';
import type { Root } from '../../../algebra-system/polynomials/root.ts';
import { letterTex } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  negative,
  number,
  partsOf,
  power,
  product,
  quotient,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Check, Method, Step } from '../../../writing/method.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { over, type Rational, rational, signOf } from '../../../algebra-system/numbers/rational.ts';
import { factorise } from '../../../algebra-system/polynomials/factors.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import {
  degree,
  type Polynomial,
  polynomialExpression,
  primitive,
} from '../../../algebra-system/polynomials/polynomial.ts';
import { randomOf, seedOf } from '../../../algebra-system/numeric/random.ts';

const FORMS = [
  /^(?:fully )?simplify(?: expression| fraction| algebraic fraction)? #(?: (?:fully|completely|as far as possible|to (?:its )?simplest form|in (?:its )?simplest form))?$/,
  /^(?:express|write)(?: expression)? # (?:as single fraction|as one fraction|as single fraction in (?:its )?(?:simplest form|lowest terms)|in (?:its )?(?:simplest form|lowest terms))$/,
  /^化简 ?(?:代数式|表达式|分式)? ?#$/u,
  /^(?:将|把) ?# (?:化简|化为最简(?:分式|形式)|通分并化简|写成一个分式)$/u,
];

interface Simplified {
  given: Expression;
  value: Expression;
  /** Where what was given has no value though the answer has one. */
  lost: Root[];
  letter: string;
  lines: string[];
}

/** Fractions of polynomials in lowest terms; like terms and powers collected. */
export const simplify: Method<Simplified> = {
  id: 'simplify',
  topic: '9709/p3/algebra',
  match(question) {
    const given = bareExpression(question, FORMS);
    const [letter, ...others] = given ? symbolsOf(given) : [];
    if (!given || !letter || !isAlgebraic(given)) return null;
    const fraction = others.length === 0 ? asFraction(given, letter) : null;
    const plain = fraction ?? collectTerms(given, letter);
    if (!plain || toText(plain.value) === toText(given)) return null;
    const room = fraction && given.kind === 'sum' ? 24 : 6;
    return toText(plain.value).length <= toText(given).length + room ? { given, letter, ...plain } : null;
  },
  solve({ given, value, lost, letter, lines }) {
    const name = letterTex(letter);
    const steps: Step[] = [
      ...(lines.length > 0
        ? [
            step({ en: 'Factorise the numerator and the denominator', zh: '分子分母分别因式分解' }, lines, [
              'M1',
            ]),
          ]
        : []),
      step(
        {
          en: lines.length > 0 ? 'Cancel the common factors' : 'Collect like terms and combine powers',
          zh: lines.length > 0 ? '约去公因式' : '合并同类项与同底数幂',
        },
        [`${toLatex(given)} = ${toLatex(value)}`],
        lines.length > 0 ? ['A1'] : ['M1', 'A1'],
        lost.length > 0
          ? {
              en: 'A factor may be cancelled only when it is not zero.',
              zh: '只有在因式不为零时才能约去。',
            }
          : undefined,
      ),
    ];
    const values = lost.map(({ exact }) => exact);
    return {
      title: { en: 'Simplifying', zh: '化简' },
      steps: [
        ...steps,
        ...(lost.length > 0
          ? [
              step(
                {
                  en: 'State the values for which the given expression is undefined',
                  zh: '指出原式无意义的取值',
                },
                [values.map((one) => `${name} \\neq ${toLatex(one)}`).join(',\\quad ')],
                [],
              ),
            ]
          : []),
      ],
      answer: {
        text: toText(value),
        tex: toLatex(value),
        ...(lost.length > 0
          ? {
              say: {
                en: `for ${values.map((one) => `${letter} ≠ ${toText(one)}`).join(', ')}, where the given expression is undefined`,
                zh: `其中 ${values.map((one) => `${letter} ≠ ${toText(one)}`).join('，')}（此时原式无意义）`,
              },
            }
          : {}),
      },
    };
  },
  verify({ answer }, { given, lost, letter }) {
    const value = expression(answer.text);
    return [
      sameEverywhere(given, value),
      ...lost.map(({ value: at }) => ({
        name: {
          en: 'The given expression is undefined at the values stated.',
          zh: '在所指出的值处，原式无意义。',
        },
        passed: !(Math.abs(evaluate(given, { [letter]: at })) < 1e9),
      })),
    ];
  },
};

/** The same at points of both signs, wherever what was given has a value. */
export function sameEverywhere(given: Expression, value: Expression): Check {
  const letters = symbolsOf(given);
  const random = randomOf(seedOf(toText(given)));
  let [agreed, differs] = [0, false];
  for (let count = 0; count < 60; count += 1) {
    const isPositive = count % 3 === 0;
    const at = Object.fromEntries(
      letters.map((letter) => [letter, isPositive ? 0.2 + random() * 3 : (random() * 2 - 1) * 4]),
    );
    const [one, other] = [evaluate(given, at), evaluate(value, at)];
    if (!Number.isFinite(one)) continue;
    if (Math.abs(one - other) <= 1e-8 * Math.max(1e-3, Math.abs(one))) agreed += 1;
    else differs = true;
  }
  return {
    name: {
      en: 'Both expressions have the same value at dozens of points.',
      zh: '在数十个点处两式的值相同。',
    },
    passed: agreed >= 12 && !differs && symbolsOf(value).every((letter) => letters.includes(letter)),
  };
}

const PLAIN = new Set([
  'number',
  'symbol',
  'sum',
  'negative',
  'product',
  'quotient',
  'power',
  'root',
  'constant',
]);

/** Sums, products, quotients, powers and roots. */
export function isAlgebraic(one: Expression): boolean {
  return PLAIN.has(one.kind) && partsOf(one).every(isAlgebraic);
}

function asFraction(given: Expression, letter: string): Omit<Simplified, 'given' | 'letter'> | null {
  if (!contains(given, ({ kind }) => kind === 'quotient') && !contains(given, isInverse)) return null;
  const fraction = fractionOf(given, letter);
  if (!fraction || fraction.above.length === 0 || degree(fraction.above) > 6 || degree(fraction.below) > 6)
    return null;
  const value = fractionExpression(fraction.above, fraction.below, letter);
  const lost = excludedValues(given, fraction.below, letter);
  if (!lost) return null;
  const single = given.kind === 'quotient' ? [given.numerator, given.denominator] : [];
  const polynomials = single.map((side) => fractionOf(side, letter));
  const isPlain = polynomials.length === 2 && polynomials.every((one) => one && degree(one.below) === 0);
  const lines = isPlain
    ? [
        `${toLatex(given)} = \\frac{${polynomials
          .map((one) => {
            const side = one!.above.map((each) => over(each, one!.below[0]!));
            return factorsTex(side, symbol(letter)) || '1';
          })
          .join('}{')}}`,
      ]
    : [];
  return { value, lost, lines };
}

const isInverse = (part: Expression) =>
  part.kind === 'power' && part.exponent.kind === 'number' && signOf(part.exponent.value) < 0;

/** Whole coefficients, the denominator in factors where it has more than one. */
function fractionExpression(above: Polynomial, below: Polynomial, letter: string): Expression {
  const [top, bottom] = [primitive(above), primitive(below)];
  const scale: Rational = over(top.content, bottom.content);
  const size = signOf(scale) < 0 ? rational(-scale.n, scale.d) : scale;
  if (degree(below) === 0) {
    const whole = above.map((each) => over(each, below[0]!));
    return polynomialExpression(whole, letter);
  }
  const { factors } = factorise(bottom.polynomial);
  const upper =
    degree(top.polynomial) === 0
      ? number(size.n)
      : polynomialExpression(
          top.polynomial.map((each) => ({ n: each.n * size.n, d: each.d })),
          letter,
        );
  const parts = factors
    .map((one) => power(polynomialExpression(one.polynomial, letter), one.times))
    .sort((a, b) => Number(b.kind === 'symbol') - Number(a.kind === 'symbol'));
  const value = quotient(upper, product(number(size.d), ...parts));
  if (signOf(scale) > 0) return value;
  return upper.kind === 'sum'
    ? quotient(
        polynomialExpression(
          top.polynomial.map((each) => ({ n: -each.n * size.n, d: each.d })),
          letter,
        ),
        product(number(size.d), ...parts),
      )
    : negative(value);
}

/** The zeros of every denominator in the given expression that are not zeros of the denominator that remains. */
function excludedValues(given: Expression, below: Polynomial, letter: string): Root[] | null {
  const written = denominatorsOf(given);
  const poles: Root[] = [];
  for (const one of written) {
    const own = fractionOf(one, letter);
    const roots = own && (degree(own.above) < 1 ? [] : realRoots(own.above));
    if (!roots) return null;
    poles.push(...roots);
  }
  const stays = (x: number) => {
    const size = below.reduce(
      (total, each, index) => total + Math.abs(Number(each.n) / Number(each.d)) * Math.abs(x) ** index,
      0,
    );
    const value = below.reduceRight((total, each) => total * x + Number(each.n) / Number(each.d), 0);
    return Math.abs(value) <= 1e-9 * size;
  };
  const removable = poles.filter(({ value }) => !stays(value)).sort((a, b) => a.value - b.value);
  return removable.filter(
    (one, index) => index === 0 || Math.abs(one.value - removable[index - 1]!.value) > 1e-9,
  );
}

function denominatorsOf(one: Expression): Expression[] {
  const own =
    one.kind === 'quotient' ? [one.denominator] : isInverse(one) && one.kind === 'power' ? [one.base] : [];
  return [...own, ...partsOf(one).flatMap(denominatorsOf)].filter((each) => symbolsOf(each).length > 0);
}

/** √(x²) is x or −x. */
const isRootOfPower = (part: Expression) =>
  (part.kind === 'root' && contains(part.of, ({ kind }) => kind === 'power')) ||
  (part.kind === 'power' &&
    part.exponent.kind !== 'number' &&
    symbolsOf(part.exponent).length === 0 &&
    contains(part.base, ({ kind }) => kind === 'power'));

/** Several letters, or powers that are no polynomial: what the normal form makes of them. */
function collectTerms(given: Expression, letter: string): Omit<Simplified, 'given' | 'letter'> | null {
  const normal = normalOf(given);
  if (!normal) return null;
  const value = tidy(normal);
  const below = denominatorsOf(given);
  const isLost = below.some((one) => contains(one, ({ kind }) => kind === 'sum'));
  // With several letters, the values excluded by a cancelled bracket cannot be listed.
  if (isLost && symbolsOf(given).join() !== letter) return null;
  if (value.kind === 'number' && below.length > 0) return null;
  return contains(value, isRootOfPower) ? null : { value, lost: [], lines: [] };
}
