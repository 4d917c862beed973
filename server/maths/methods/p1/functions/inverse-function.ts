import { wordingOf, type Inequality } from '../../../reading/algebra/question-equations.ts';
import {
  type Defined,
  definitionOf,
  domainOf,
  excludedBy,
  isAside,
} from '../../../reading/algebra/function-definitions.ts';
import { completedExpression } from '../../../techniques/algebra/quadratics.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  has,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import { opposite } from '../../../algebra-system/numbers/rational.ts';
import { type Polynomial, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';

interface Parameters extends Defined {
  domain: Inequality | null;
}

const WORDS = new Set(
  'given that find function functions is are defined by for inverse of when where if real values all expression # state'.split(
    ' ',
  ),
);
const HAN = /已知|若|函数|设|求|的|反函数|定义|为|其中|当|时|定义域/gu;
const INVERSE = /^[fgh] ?\^ ?(?:\{ ?-1 ?\}|-1|\(-1\)) ?(?:\([a-z]\))?$|^[fgh]⁻¹ ?(?:\([a-z]\))?$/u;
const Y = symbol('y');

/** "2x + 1", where nothing else is written. */
const bareDefinition = (formula: string, all: string[]) =>
  all.length === 1 && /x/.test(formula) && !formula.includes('=') ? definitionOf(`f(x) = ${formula}`) : null;

export const inverseFunction: Method<Parameters> = {
  id: 'inverse-function',
  topic: '9709/p1/functions',
  match(question) {
    const { say, formulas } = wordingOf(question);
    const words = say.replaceAll(HAN, ' ').split(/\s+/).filter(Boolean);
    const wants = formulas.filter((one) => INVERSE.test(one));
    if (words.some((word) => !WORDS.has(word)) || (wants.length === 0 && !/\binverse\b|反函数/.test(say)))
      return null;
    const rest = formulas.filter((one) => !INVERSE.test(one) && !isAside(one));
    const defined = rest
      .map((one) => definitionOf(one) ?? bareDefinition(one, rest))
      .filter((one) => one !== null);
    const [only] = defined;
    if (defined.length !== 1 || !only || wants.some((one) => one[0] !== only.name)) return null;
    const others = rest
      .filter((one) => !definitionOf(one) && !bareDefinition(one, rest))
      .map((one) => domainOf(one, only.letter));
    const excluded = formulas.flatMap((one) => excludedBy(one, only.letter) ?? []);
    if (excluded.some((value) => Number.isFinite(evaluate(only.of, { [only.letter]: value })))) return null;
    return others.length <= 1 && others.every((one) => one !== null)
      ? { ...only, domain: others[0] ?? null }
      : null;
  },
  solve({ name, letter, of, domain }) {
    const ready = completeSquare(of, letter);
    const lines: string[] = [];
    const solved = ready && invert(ready, letter, Y, domain, lines);
    if (!solved) return null;
    const answer = substitute(solved, 'y', symbol(letter));
    const x = symbol(letter);
    return {
      title: { en: 'Inverse function', zh: '反函数' },
      steps: [
        step(
          { en: 'Let y be the value of the function', zh: '设 y 为函数值' },
          [...new Set([`y = ${toLatex(of)}`, `y = ${toLatex(ready)}`])],
          [],
        ),
        step(
          { en: 'Make the variable the subject', zh: '解出自变量' },
          lines.length > 0 ? lines : [`${toLatex(x)} = ${toLatex(solved)}`],
          ['M1', 'A1'],
          {
            en: 'The inverse function undoes the operations in reverse order.',
            zh: '反函数按相反的顺序撤销每一步运算。',
          },
        ),
        step(
          { en: 'Replace y by the variable', zh: '把 y 换成自变量' },
          [`${name}^{-1}(${toLatex(x)}) = ${toLatex(answer)}`],
          ['A1'],
        ),
      ],
      answer: { text: toText(answer), tex: toLatex(answer) },
    };
  },
  /** The inverse of each value of the function is where it came from. */
  verify({ answer }, { letter, of, domain }) {
    const inverse = expression(answer.text);
    const points = Array.from({ length: 60 }, (_, index) => (index - 30) * 0.37 + 0.01).filter(
      (x) => !domain || holdsAt(domain, letter, x),
    );
    const more = domain
      ? [0.1, 0.7, 1.9, 4.3].map((gap) => evaluate(domain.right) + (domain.sign.startsWith('>') ? gap : -gap))
      : [];
    const tried = [...points, ...more]
      .map((x) => ({ x, y: evaluate(of, { [letter]: x }) }))
      .filter(({ y }) => Number.isFinite(y) && Math.abs(y) < 1e6 && Math.abs(y) > 1e-7);
    const passed = tried.filter(
      ({ x, y }) => Math.abs(evaluate(inverse, { [letter]: y }) - x) <= 1e-6 * Math.max(1, Math.abs(x)),
    );
    return [
      {
        name: {
          en: 'Applying it to values of the function gives back the variable.',
          zh: '由函数值可回到自变量。',
        },
        passed: tried.length >= 5 && passed.length === tried.length,
      },
    ];
  },
};

function holdsAt({ right, sign }: Inequality, _letter: string, x: number): boolean {
  const end = evaluate(right);
  return sign.startsWith('>') ? x > end : x < end;
}

/** Completes the square of a quadratic, so that its letter occurs once. */
function completeSquare(of: Expression, letter: string): Expression {
  const p: Polynomial | null = countOf(of, letter) > 1 ? polynomialOf(of, letter) : null;
  return p?.length === 3 ? completedExpression(p, symbol(letter)) : of;
}

function countOf(one: Expression, letter: string): number {
  return toText(one).split(new RegExp(`(?<![a-z])${letter}(?![a-z])`)).length - 1;
}

/**
 * Solves for the letter by undoing one operation after the other; null where it occurs twice or a root could have
 * either sign.
 */
function invert(
  of: Expression,
  letter: string,
  y: Expression,
  domain: Inequality | null,
  lines: string[],
): Expression | null {
  const go = (inner: Expression, value: Expression): Expression | null => {
    if (inner.kind !== 'symbol' || lines.length === 0) lines.push(`${toLatex(inner)} = ${toLatex(value)}`);
    else lines.push(`${toLatex(inner)} = ${toLatex(value)}`);
    return invert(inner, letter, value, domain, lines);
  };
  switch (of.kind) {
    case 'symbol':
      return of.name === letter ? y : null;
    case 'sum': {
      const own = of.terms.filter((term) => has(term, letter));
      const rest = of.terms.filter((term) => !has(term, letter));
      return own.length === 1 && rest.length > 0 ? go(own[0]!, difference(y, sum(...rest))) : null;
    }
    case 'negative':
      return go(of.of, negateTerms(y));
    case 'product': {
      const own = of.factors.filter((factor) => has(factor, letter));
      const rest = of.factors.filter((factor) => !has(factor, letter));
      return own.length === 1 && rest.length > 0 ? go(own[0]!, quotient(y, product(...rest))) : null;
    }
    case 'quotient': {
      if (!has(of.denominator, letter)) return go(of.numerator, product(of.denominator, y));
      if (!has(of.numerator, letter)) return go(of.denominator, quotient(of.numerator, y));
      return ofFraction(of.numerator, of.denominator, letter, y, lines);
    }
    case 'power':
      return ofPower(of.base, of.exponent, letter, y, domain, go);
    case 'root':
      return go(of.of, power(y, of.index));
    case 'log':
      return has(of.base, letter) ? null : go(of.of, power(of.base, y));
    case 'call':
      return of.name === 'ln' ? go(of.of, power({ kind: 'constant', name: 'e' }, y)) : null;
    default:
      return null;
  }
}

function negateTerms(y: Expression): Expression {
  return y.kind === 'sum' ? sum(...[...y.terms].reverse().map(negative)) : negative(y);
}

function ofPower(
  base: Expression,
  exponent: Expression,
  letter: string,
  y: Expression,
  domain: Inequality | null,
  go: (inner: Expression, value: Expression) => Expression | null,
): Expression | null {
  if (!has(base, letter)) {
    const isE = base.kind === 'constant' && base.name === 'e';
    return go(exponent, isE ? call('ln', y) : quotient(call('ln', y), call('ln', base)));
  }
  if (exponent.kind !== 'number' || exponent.value.d !== 1n || exponent.value.n < 2n) return null;
  const index = Number(exponent.value.n);
  if (index % 2 === 1) return go(base, root(y, index));
  if (!domain) return null;
  const end = evaluate(domain.right);
  const side = domain.sign.startsWith('>') ? 1 : -1;
  const [near, far] = [end + side * 1e-6, end + side * 50].map((x) => evaluate(base, { [letter]: x })) as [
    number,
    number,
  ];
  if (Math.sign(near) !== Math.sign(far)) return null;
  return go(base, far < 0 ? negative(root(y, index)) : root(y, index));
}

/** y = (ax + b)/(cx + d) */
function ofFraction(
  above: Expression,
  below: Expression,
  letter: string,
  y: Expression,
  lines: string[],
): Expression | null {
  const [top, bottom] = [polynomialOf(above, letter), polynomialOf(below, letter)];
  if (top?.length !== 2 || bottom?.length !== 2) return null;
  const [b, a] = top.map(number) as [Expression, Expression];
  const [d, c] = bottom as [Polynomial[0], Polynomial[0]];
  const x = symbol(letter);
  lines.push(`${toLatex(product(y, sum(product(number(c), x), number(d))))} = ${toLatex(above)}`);
  const [numerator, denominator] = [
    sum(product(number(d), y), negative(b)),
    sum(a, product(number(opposite(c)), y)),
  ];
  const isTurned = c.n > 0n;
  const value = isTurned
    ? quotient(sum(product(number(opposite(d)), y), b), sum(product(number(c), y), negative(a)))
    : quotient(numerator, denominator);
  lines.push(`${toLatex(x)} = ${toLatex(value)}`);
  return value;
}
