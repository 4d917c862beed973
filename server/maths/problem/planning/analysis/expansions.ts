import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import {
  contains,
  type Expression,
  has,
  partsOf,
  power,
  product,
  rationalValue,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Complex } from '../../../algebra-system/numbers/complex.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { setAnswer } from '../../../techniques/algebra/solution-intervals.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { spelledOut } from '../scope/definitions.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { coefficientNear, taylor } from '../series/taylor.ts';
import { check, type Operator } from './operator.ts';

const TOPIC = '9709/p3/algebra';
const MOST = 6;

const expressionOf = (term: Term, scope: Scope): Expression | null => {
  const value = valueOf(term, scope);
  return value?.is === 'expression' ? spelledOut(value.value, scope) : null;
};

/** x^3: 3. */
function orderIn(text: Term | undefined, letter: string): number | null {
  const statement = typeof text === 'string' ? statementIn(text) : null;
  const one = statement?.kind === 'expression' ? statement.value : null;
  if (one?.kind === 'symbol' && one.name === letter) return 1;
  if (one?.kind === 'number') return Number(one.value.n) - 1;
  if (one?.kind !== 'power' || one.base.kind !== 'symbol' || one.base.name !== letter) return null;
  const exponent = rationalValue(one.exponent);
  return exponent?.d === 1n ? Number(exponent.n) : null;
}

/** "The expansion of f(x) as far as the term in x²": for a polynomial to a power or a fraction, at 0. */
export const expand: Operator = ({ verb, target, form, figures, terms }, scope) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || form || figures || terms)
    return null;
  if (target.the !== 'expansion' && target.the !== 'first terms') return null;
  const [of, letter, end] = target.of;
  const one = expressionOf(of!, scope);
  if (!one || typeof letter !== 'string' || !has(one, letter) || symbolsOf(one).length !== 1) return null;
  const last = orderIn(end, letter);
  if (last === null || last < 0 || last > MOST) return null;
  // "The first three terms" where one of them is missing is another question.
  const coefficients = taylor(one, letter, last);
  if (!coefficients) return null;
  const isMissing = coefficients.some((each) => Math.abs(evaluate(each)) < 1e-12);
  if (target.the === 'first terms' && isMissing) return null;
  const at = (x: Complex) => evaluateComplex(one, { [letter]: x });
  const series = coefficients
    .map((each, n) => ({ each, n }))
    .filter(({ each }) => Math.abs(evaluate(each)) > 1e-12)
    .map(({ each, n }) =>
      n === 0 ? each : exact(product(each, n === 1 ? symbol(letter) : power(symbol(letter), n))),
    );
  if (series.length === 0) return null;
  const value: Expression = series.length === 1 ? series[0]! : sum(...series);
  return {
    title: { en: 'Expansion in ascending powers', zh: '按升幂展开' },
    steps: [
      step(
        {
          en: 'The coefficient of each power, by the binomial expansion of every bracket.',
          zh: '用二项展开求各幂的系数。',
        },
        coefficients.map((each, n) => `${letter}^{${n}}: \\quad ${toLatex(each)}`),
      ),
      step({ en: 'The expansion', zh: '展开式' }, [toLatex(value)]),
    ],
    answer: { text: toText(value), tex: toLatex(value) },
    checks: [
      check(
        'Each coefficient was found once more by a mean over a circle.',
        '用圆周上的平均值再次求得各系数。',
        coefficients.every(
          (each, n) =>
            Math.abs(coefficientNear(at, n) - evaluate(each)) < 1e-5 * Math.max(1, Math.abs(evaluate(each))),
        ),
      ),
    ],
    topic: TOPIC,
  };
};

/** Where a bracket to a negative or broken power has its zero; null where that cannot be said. */
function limitsOf(one: Expression, letter: string): Expression[] | null {
  const found: Expression[] = [];
  let isKnown = true;
  const take = (bracket: Expression) => {
    const size = reachOf(bracket, letter);
    if (size) found.push(size);
    else isKnown = false;
  };
  const walk = (part: Expression): void => {
    if (!has(part, letter)) return;
    if (part.kind === 'quotient' && has(part.denominator, letter))
      (part.denominator.kind === 'product' ? part.denominator.factors : [part.denominator])
        .filter((each) => has(each, letter))
        .forEach((each) => take(each.kind === 'power' ? each.base : each.kind === 'root' ? each.of : each));
    else if (part.kind === 'power') {
      const exponent = rationalValue(part.exponent);
      if (!exponent) isKnown = false;
      else if (exponent.d !== 1n || exponent.n < 0n) take(part.base);
    } else if (part.kind === 'root') take(part.of);
    else if (['call', 'apply', 'log'].includes(part.kind)) isKnown = false;
    partsOf(part).forEach(walk);
  };
  walk(one);
  return isKnown ? found : null;
}

/** |x| below this for a + b x or a + b x², with a and b numbers. */
function reachOf(bracket: Expression, letter: string): Expression | null {
  if (contains(bracket, ({ kind }) => kind === 'call')) return null;
  const list = coefficientsOf(bracket, letter)?.map(tidy);
  if (!list || (list.length !== 2 && list.length !== 3) || (list.length === 3 && evaluate(list[1]!) !== 0))
    return null;
  const ratio = Math.abs(evaluate(list[0]!))
    ? exact({ kind: 'quotient', numerator: list[0]!, denominator: list.at(-1)! })
    : null;
  if (!ratio || !Number.isFinite(evaluate(ratio))) return null;
  const size = evaluate(ratio) < 0 ? exact({ kind: 'negative', of: ratio }) : ratio;
  return list.length === 2 ? size : exact({ kind: 'root', index: 2, of: size });
}

/** "The set of values of x for which the expansion is valid." */
export const validity: Operator = ({ verb, target, form, figures }, scope) => {
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || form || figures) return null;
  if (target.the !== 'validity') return null;
  const [of, letter] = target.of;
  const one = expressionOf(of!, scope);
  if (!one || typeof letter !== 'string' || symbolsOf(one).length !== 1 || !has(one, letter)) return null;
  const limits = limitsOf(one, letter);
  if (!limits || limits.length === 0) return null;
  const least = limits.reduce((a, b) => (evaluate(a) <= evaluate(b) ? a : b));
  const end = (value: Expression) => ({ exact: value, value: evaluate(value) });
  const answer = setAnswer(
    [{ from: end(exact({ kind: 'negative', of: least })), to: end(least), isClosed: [false, false] }],
    letter,
  );
  return {
    title: { en: 'Where the expansion is valid', zh: '展开式成立的范围' },
    steps: [
      step(
        { en: 'Each bracket gives a bound, and the narrowest holds.', zh: '每个括号给出一个界，取最窄的。' },
        limits.map((each) => `|${letter}| < ${toLatex(each)}`),
      ),
      step({ en: 'The set of values', zh: '取值范围' }, [answer.tex]),
    ],
    answer,
    checks: [
      check(
        'Within the bound the function has no singular point, and on it there is one.',
        '界内函数没有奇点，界上有。',
        isSingularAt(one, letter, evaluate(least)),
      ),
    ],
    topic: TOPIC,
  };
};

/** The size of the coefficients tells the radius: their roots, found by numbers. */
function isSingularAt(one: Expression, letter: string, radius: number): boolean {
  const at = (x: Complex) => evaluateComplex(one, { [letter]: x });
  const size = (n: number) => Math.abs(coefficientNear(at, n, radius * 0.6)) * radius ** n;
  const sizes = Array.from({ length: 8 }, (_, i) => Math.max(size(14 + 2 * i), size(15 + 2 * i)));
  const ratio = sizes.at(-1)! / sizes[0]!;
  return ratio > 1e-2 && ratio < 1e2;
}
