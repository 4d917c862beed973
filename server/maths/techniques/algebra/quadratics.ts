import {
  type Expression,
  number,
  power,
  product,
  root,
  substitute,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import type { Step } from '../../writing/method.ts';
import {
  minus,
  over,
  type Rational,
  rational,
  signOf,
  times,
} from '../../algebra-system/numbers/rational.ts';
import { factorise } from '../../algebra-system/polynomials/factors.ts';
import {
  degree,
  type Polynomial,
  polynomialExpression,
  primitive,
} from '../../algebra-system/polynomials/polynomial.ts';
import { discriminantOf, quadraticRoots } from './real-roots.ts';
import { step } from '../../writing/step.ts';

/** The polynomial with another expression in the place of its letter. */
export function polynomialIn(p: Polynomial, u: Expression): Expression {
  return substitute(polynomialExpression(p, '□'), '□', u);
}

export function factorsTex(p: Polynomial, u: Expression): string {
  const { content, factors } = factorise(p);
  const number = rationalTex(content);
  const written = factors.map(({ polynomial, times: count }) => {
    const inner = toLatex(polynomialIn(polynomial, u));
    const isLetter = polynomial.length === 2 && polynomial[0]!.n === 0n && polynomial[1]!.n === 1n;
    return `${isLetter ? inner : `\\left(${inner}\\right)`}${count > 1 ? `^{${count}}` : ''}`;
  });
  written.sort((a, b) => Number(a.startsWith('\\left(')) - Number(b.startsWith('\\left(')));
  return `${number === '1' ? '' : number === '-1' ? '-' : number}${written.join('')}`;
}

export function rationalTex(value: Rational): string {
  return toLatex(number(value));
}

/** A fraction as it stands in a formula that it was put into. */
export function bracketTex(value: Rational): string {
  return signOf(value) < 0 || value.d !== 1n ? `\\left(${rationalTex(value)}\\right)` : rationalTex(value);
}

/** a(u + h)² + k */
export function completedSquare([c, b, a]: Polynomial): { a: Rational; h: Rational; k: Rational } {
  const h = over(b!, times(rational(2), a!));
  return { a: a!, h, k: minus(c!, times(a!, times(h, h))) };
}

export function completedExpression(p: Polynomial, u: Expression): Expression {
  const { a, h, k } = completedSquare(p);
  const square = power(sum(u, number(h)), 2);
  const first =
    signOf(a) < 0 && a.n === -1n && a.d === 1n
      ? ({ kind: 'negative', of: square } as const)
      : product(number(a), square);
  return signOf(a) < 0 && signOf(k) > 0 ? sum(number(k), first) : sum(first, number(k));
}

/** The lines that solve a quadratic in u = 0: in the way that is asked for, else by factors where it has them, or by the formula. */
export function quadraticSteps(
  given: Polynomial,
  u: Expression,
  way: 'square' | 'formula' | null = null,
): Step[] {
  const { polynomial: p } = primitive(given);
  const [c, b, a] = p as [Rational, Rational, Rational];
  const roots = quadraticRoots(p).map(({ exact: value }) => `${toLatex(u)} = ${toLatex(value)}`);
  const under = discriminantOf(p);
  if (signOf(under) < 0)
    return [
      step(
        { en: 'The discriminant is negative: there are no real roots', zh: '判别式小于零：没有实数根' },
        [
          `b^2 - 4ac = ${bracketTex(b)}^2 - 4 \\times ${bracketTex(a)} \\times ${bracketTex(c)} = ${rationalTex(under)} < 0`,
        ],
        ['M1', 'A1'],
      ),
    ];
  const rootsTex = roots.join(',\\quad ');
  if (way === 'square') {
    const { h, k } = completedSquare(p);
    return [
      step(
        { en: 'Complete the square', zh: '配方' },
        [`${toLatex(completedExpression(p, u))} = 0`],
        ['M1', 'A1'],
      ),
      step(
        { en: 'Take square roots of both sides', zh: '两边开平方' },
        [
          `${toLatex(sum(u, number(h)))} = \\pm ${toLatex(exact(root(number(over(times(k, rational(-1)), a)))))}`,
          rootsTex,
        ],
        ['A1'],
        { en: 'A positive number has two square roots.', zh: '正数有两个平方根。' },
      ),
    ];
  }
  if (way === null && factorise(p).factors.every(({ polynomial }) => degree(polynomial) === 1))
    return [
      step({ en: 'Factorise', zh: '因式分解' }, [`${factorsTex(p, u)} = 0`], ['M1']),
      step({ en: 'Set each factor equal to zero', zh: '令每个因式为零' }, [rootsTex], ['A1'], {
        en: 'A product is zero only when one of its factors is.',
        zh: '乘积为零，当且仅当某个因式为零。',
      }),
    ];
  return [
    step({ en: 'Use the quadratic formula', zh: '用求根公式' }, formulaTex(p, u), ['M1']),
    step({ en: 'Simplify', zh: '化简' }, [rootsTex], ['A1']),
  ];
}

/** The quadratic formula with the coefficients in it. */
export function formulaTex(p: Polynomial, u: Expression): string {
  const [c, b, a] = p.map((one) => bracketTex(one)) as [string, string, string];
  return `${toLatex(u)} = \\frac{-${b} \\pm \\sqrt{${b}^2 - 4 \\times ${a} \\times ${c}}}{2 \\times ${a}}`;
}

/** The letter for a substitution: u, unless the question uses it. */
export function newLetter(used: string): Expression {
  return symbol(used === 'u' ? 'v' : 'u');
}
