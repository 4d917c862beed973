import {
  type Expression,
  number,
  power,
  product,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { polynomialExpression } from '../../../algebra-system/polynomials/polynomial.ts';
import { elementaryOf } from '../../../algebra-system/polynomials/symmetric.ts';
import { step } from '../../../writing/step.ts';
import type { Step } from '../../../writing/method.ts';
import type { Term } from '../../schema/problem.ts';
import { imageOf, rootsIn, type Roots } from '../roots/roots.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { tex } from './number-tex.ts';
import type { Explain } from './property.ts';

const expressionIn = (term: Term | undefined): Expression | null => {
  const statement = typeof term === 'string' ? statementIn(term) : null;
  return statement?.kind === 'expression' ? statement.value : null;
};

/** Σα, Σαβ, αβγ as they are usually written. */
const NAMES: Record<number, string[]> = {
  2: ['\\alpha + \\beta', '\\alpha\\beta'],
  3: ['\\sum\\alpha', '\\sum\\alpha\\beta', '\\alpha\\beta\\gamma'],
  4: ['\\sum\\alpha', '\\sum\\alpha\\beta', '\\sum\\alpha\\beta\\gamma', '\\alpha\\beta\\gamma\\delta'],
};

function sumsStep({ polynomial, letters }: Roots): Step[] {
  const names = NAMES[letters.length];
  const sums = elementaryOf(polynomial);
  return names && letters.every((one) => GREEK.has(one))
    ? [
        step({ en: 'The sums of the roots, from the coefficients', zh: '由系数得根的各对称和' }, [
          names.map((name, at) => `${name} = ${tex(number(sums[at]!))}`).join(',\\quad '),
        ]),
      ]
    : [];
}

const GREEK = new Set(['alpha', 'beta', 'gamma', 'delta']);

/** The n of αⁿ + βⁿ + …; null for anything else. */
function powerIn(one: Expression, letters: readonly string[]): number | null {
  const terms = one.kind === 'sum' ? one.terms : [];
  const all = terms.map((term) =>
    term.kind === 'power' && term.base.kind === 'symbol' && term.exponent.kind === 'number'
      ? { letter: term.base.name, n: Number(term.exponent.value.n), isWhole: term.exponent.value.d === 1n }
      : null,
  );
  const [first] = all;
  const isEach = all.every((each) => each?.isWhole && each.n === first?.n);
  const names = all.map((each) => each?.letter).toSorted();
  return first && isEach && first.n > 1 && names.join() === [...letters].toSorted().join() ? first.n : null;
}

/** S₂ by the square of the sum; higher ones by the equation itself, summed over the roots. */
function powerSteps(n: number, { polynomial, letters }: Roots, scope: Scope): Step[] {
  const [first, second] = elementaryOf(polynomial).map((one) => tex(number(one)));
  if (n === 2)
    return [
      step({ en: 'The sum of the squares is (Σα)² − 2Σαβ.', zh: '平方和等于 (Σα)² − 2Σαβ。' }, [
        `\\left(${first}\\right)^{2} - 2\\left(${second}\\right)`,
      ]),
    ];
  const size = polynomial.length - 1;
  if (n < size) return [];
  const sumOf = (to: number) =>
    to === 0
      ? number(letters.length)
      : valueIn(
          { the: 'symmetric value', of: [toLatex(sum(...letters.map((one) => power(symbol(one), to))))] },
          scope,
        );
  const before = Array.from({ length: size }, (_, at) => sumOf(n - size + at));
  if (!before.every((one) => one !== null)) return [];
  const whole = sum(
    product(number(polynomial[size]!), symbol('S')),
    ...before.map((one, at) => product(number(polynomial[at]!), one)),
  );
  const lower = before
    .map((one, at) => ({ one, to: n - size + at }))
    .filter(({ to }) => to > 0)
    .map(({ one, to }) => `S_{${to}} = ${tex(one)}`);
  return [
    step(
      {
        en: 'Put each root into the equation (times a power of it, if needed) and add: S is the sum of the powers.',
        zh: '把各根代入方程（必要时乘以其幂）后相加，S 表示幂和。',
      },
      [lower.join(',\\quad '), `${toLatex(exact(whole)).replaceAll(/\bS\b/g, `S_{${n}}`)} = 0`],
    ),
  ];
}

function valueIn(term: Term, scope: Scope): Expression | null {
  const value = valueOf(term, scope);
  return value?.is === 'expression' ? value.value : null;
}

const symmetric: Explain = ({ of: [of] }, scope) => {
  const [roots, one] = [rootsIn(scope.facts), expressionIn(of)];
  if (!roots || !one) return [];
  const n = powerIn(one, roots.letters);
  return [...sumsStep(roots), ...(n === null ? [] : powerSteps(n, roots, scope))];
};

/** y in terms of the root, which is put in for it. */
const transformed: Explain = ({ of }, scope) => {
  const roots = rootsIn(scope.facts);
  const image = roots && imageOf(of, roots.letters);
  if (!image || symbolsOf(image).join() !== 't_0') return [];
  return [
    step(
      {
        en: 'Let y be the new root; make the old one the subject and put it into the equation.',
        zh: '设 y 为新根，解出原根后代入原方程。',
      },
      [
        `y = ${toLatex(substitute(image, 't_0', symbol('x')))}`,
        `${toLatex(polynomialExpression(roots.polynomial, 'x'))} = 0`,
      ],
    ),
    step({
      en: 'Clear roots and fractions and collect the powers of y.',
      zh: '去根号与分母，按 y 的幂整理。',
    }),
  ];
};

/** The lines of what is found from the coefficients. */
export const POLYNOMIAL_LINES: Record<string, Explain> = {
  'symmetric value': symmetric,
  'transformed equation': transformed,
  'equation of roots': transformed,
};
