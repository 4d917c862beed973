import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  rationalValue,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Rational } from '../../../algebra-system/numbers/rational.ts';
import type { Text } from '../../../../core/locale.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator, type Worked } from '../analysis/operator.ts';
import { expressionIn, sidesIn, worked } from '../working/worked.ts';

const TOPIC = '9231/p1/proof-by-induction';
/** More than the order of any recurrence that both sides of a printed statement satisfy. */
const PLACES = 30;

const say = (en: string, zh: string): Text => ({ en, zh });
const TITLE = say('Proof by mathematical induction', '数学归纳法');
const THEREFORE = say(
  'It is true for n = 1, and whenever it is true for n = k it is true for n = k + 1. Hence it is true for every positive integer n.',
  '命题对 n = 1 成立；若对 n = k 成立，则对 n = k + 1 也成立。因此对一切正整数 n 成立。',
);

const at = (one: Expression, letter: string, value: number): Rational | null =>
  rationalValue(exact(substitute(one, letter, number(value))));

const same = (a: Rational | null, b: Rational | null): boolean =>
  a !== null && b !== null && a.n * b.d === b.n * a.d;

const nextOf = (one: Expression, letter: string): Expression =>
  substitute(one, letter, sum(symbol('k'), number(1)));

const wantedOf = ({ verb, target }: Goal, statement: string): readonly Term[] | null =>
  verb === 'show' && typeof target === 'object' && 'the' in target && target.the === `statement:${statement}`
    ? target.of
    : null;

/** Σ f(r) from 1 to n is g(n). */
function ofSum([left, right]: [Expression, Expression], n: string): Worked | null {
  if (left.kind !== 'series' || left.to.kind !== 'symbol' || left.to.name !== n) return null;
  const start = rationalValue(left.from);
  if (start?.n !== 1n || start.d !== 1n || symbolsOf(left.of).some((one) => one !== left.index)) return null;
  if (symbolsOf(right).join() !== n) return null;
  const term = (value: number) => at(left.of, left.index, value);
  const isBase = same(term(1), at(right, n, 1));
  const added = difference(nextOf(right, n), substitute(right, n, symbol('k')));
  const isStep = Array.from({ length: PLACES }, (_, i) => i + 1).every((k) =>
    same(at(added, 'k', k), term(k + 1)),
  );
  const last = substitute(left.of, left.index, sum(symbol('k'), number(1)));
  const [own, next] = [substitute(right, n, symbol('k')), nextOf(right, n)];
  const text = { text: `${toText(left)} = ${toText(right)}`, tex: `${toLatex(left)} = ${toLatex(right)}` };
  if (!isBase || !isStep) return null;
  return worked(
    TITLE,
    TOPIC,
    [
      step(say('For n = 1 both sides are the same.', '当 n = 1 时两边相等。'), [toLatex(number(term(1)!))]),
      step(say('Suppose that it is true for n = k.', '假设命题对 n = k 成立。'), [
        `\\sum_{${left.index}=1}^{k} ${toLatex(left.of)} = ${toLatex(own)}`,
      ]),
      step(say('Add the next term.', '加上下一项。'), [
        `${toLatex(own)} + ${toLatex(last)} = ${toLatex(next)}`,
      ]),
      step(THEREFORE, [text.tex]),
    ],
    text,
    [
      check(
        'The terms added one by one give the same.',
        '逐项相加得到相同的结果。',
        isSummed(left, right, n),
      ),
      check('What is added from k to k + 1 is the next term.', '由 k 到 k + 1 增加的正是下一项。', isStep),
    ],
  );
}

type Series = Extract<Expression, { kind: 'series' }>;

function isSummed(left: Series, right: Expression, n: string): boolean {
  let total: Rational = { n: 0n, d: 1n };
  for (let r = 1; r <= 12; r += 1) {
    const term = at(left.of, left.index, r);
    if (!term) return false;
    total = { n: total.n * term.d + term.n * total.d, d: total.d * term.d };
    if (!same(total, at(right, n, r))) return false;
  }
  return true;
}

const sums: Operator = (goal) => {
  const [text, letter] = wantedOf(goal, 'induction') ?? [];
  const sides = sidesIn(text);
  return sides && typeof letter === 'string' ? ofSum(sides, letter.replaceAll('$', '').trim()) : null;
};

/** The n-th derivative of y, which was given. */
const derivatives: Operator = (goal, scope) => {
  const [text, letter] = wantedOf(goal, 'induction') ?? [];
  const typed = String(text).replaceAll('$', '');
  const n = String(letter).replaceAll('$', '').trim();
  const [, by] =
    /^\s*\\[dt]?frac\s*\{(?:\\mathrm\{d\}|d)\s?\^\s?\{?[a-z]\}?\s?y\}\s*\{(?:\\mathrm\{d\}|d)\s?([a-z])\s?\^\s?\{?[a-z]\}?\}\s*=/.exec(
      typed,
    ) ?? [];
  const claim = by ? expressionIn(typed.slice(typed.indexOf('=') + 1)) : null;
  const said = scope.facts.filter(({ relation, of: [one] }) => {
    const sides = relation === 'holds' ? sidesIn(one) : null;
    return sides?.[0].kind === 'symbol' && sides[0].name === 'y';
  });
  const y = said.length === 1 ? sidesIn(said[0]!.of[0])![1] : null;
  if (!claim || !y || !by) return null;
  const agree = (a: Expression, b: Expression) => JSON.stringify(toText(exact(difference(a, b)))) === '"0"';
  const put = (value: number) => exact(substitute(claim, n, number(value)));
  if (!agree(exact(differentiate(y, by)), put(1))) return null;
  const isStep = [1, 2, 3, 4, 5, 6, 7, 8].every((k) => agree(exact(differentiate(put(k), by)), put(k + 1)));
  const [own, next] = [substitute(claim, n, symbol('k')), nextOf(claim, n)];
  if (!isStep) return null;
  scope.used.add(said[0]!);
  for (const fact of scope.facts) if (fact.relation === 'constant') scope.used.add(fact);
  return worked(
    TITLE,
    TOPIC,
    [
      step(say('For n = 1 it is the derivative.', '当 n = 1 时它就是一阶导数。'), [toLatex(put(1))]),
      step(
        say(
          'Suppose that it is true for n = k, and differentiate once more.',
          '假设对 n = k 成立，再求导一次。',
        ),
        [`\\frac{\\mathrm{d}}{\\mathrm{d}${by}}\\left(${toLatex(own)}\\right) = ${toLatex(next)}`],
      ),
      step(THEREFORE, [`${typed.slice(0, typed.indexOf('='))} = ${toLatex(claim)}`]),
    ],
    { text: toText(claim), tex: toLatex(claim) },
    [check('Each derivative of the first eight leads to the next.', '前八阶导数逐阶验证。', isStep)],
  );
};

/** A sum of multiples of powers of whole numbers and of powers of n, that d divides. */
const divisible: Operator = (goal) => {
  const [text, by, letter] = wantedOf(goal, 'always-divisible') ?? [];
  const one = expressionIn(text);
  const divisor = Number(String(by).replaceAll('$', ''));
  const n = String(letter).replaceAll('$', '').trim();
  if (!one || !Number.isInteger(divisor) || divisor < 2 || symbolsOf(one).join() !== n) return null;
  const value = (k: number): bigint | null => {
    const found = at(one, n, k);
    return found?.d === 1n ? found.n : null;
  };
  const values = Array.from({ length: PLACES }, (_, i) => value(i + 1));
  if (!values.every((each) => each !== null && each % BigInt(divisor) === 0n)) return null;
  const ratio = basesOf(one, n).find((base) =>
    values.slice(1).every((each, i) => (each! - BigInt(base) * values[i]!) % BigInt(divisor) === 0n),
  );
  if (ratio === undefined) return null;
  const rest = exact(difference(nextOf(one, n), product(number(ratio), substitute(one, n, symbol('k')))));
  if (!isMultiple(rest, divisor)) return null;
  const [own, next] = [substitute(one, n, symbol('k')), nextOf(one, n)];
  return worked(
    TITLE,
    TOPIC,
    [
      step(
        say(
          `For n = 1 it is ${values[0]}, which ${divisor} divides.`,
          `当 n = 1 时其值为 ${values[0]}，能被 ${divisor} 整除。`,
        ),
        [`${toLatex(exact(substitute(one, n, number(1))))}`],
      ),
      step(say(`Suppose that ${divisor} divides it for n = k.`, `假设 n = k 时能被 ${divisor} 整除。`), [
        toLatex(own),
      ]),
      step(
        say(
          `Each term of this difference is a multiple of ${divisor}.`,
          `这个差的每一项都是 ${divisor} 的倍数。`,
        ),
        [`\\left(${toLatex(next)}\\right) - ${ratio}\\left(${toLatex(own)}\\right) = ${toLatex(rest)}`],
      ),
      step(THEREFORE, [toLatex(one)]),
    ],
    {
      text: toText(one),
      tex: toLatex(one),
      say: say(`${toText(one)} is divisible by ${divisor}`, `${toText(one)} 能被 ${divisor} 整除`),
    },
    [
      check(
        `The first ${PLACES} values are multiples.`,
        `前 ${PLACES} 个值都是倍数。`,
        values.every((each) => each! % BigInt(divisor) === 0n),
      ),
    ],
  );
};

/** aᵇ for each power a^(bn + c) in it. */
function basesOf(one: Expression, n: string): number[] {
  const found = new Set<number>([1]);
  const walk = (part: Expression): void => {
    if (part.kind === 'power' && part.base.kind === 'number' && symbolsOf(part.exponent).join() === n) {
      const [a, b] = [at(part, n, 1), at(part, n, 2)];
      if (a && b && a.d === 1n && b.d === 1n && a.n !== 0n && b.n % a.n === 0n) found.add(Number(b.n / a.n));
      return;
    }
    if (part.kind === 'sum') part.terms.forEach(walk);
    if (part.kind === 'product') part.factors.forEach(walk);
    if (part.kind === 'negative') walk(part.of);
  };
  walk(one);
  return [...found].sort((a, b) => b - a);
}

/** Every term is a multiple of d for each of the first values of k. */
function isMultiple(rest: Expression, divisor: number): boolean {
  const terms = rest.kind === 'sum' ? rest.terms : [rest];
  return terms.every((term) =>
    Array.from({ length: 12 }, (_, i) => at(term, 'k', i + 1)).every(
      (value) => value?.d === 1n && value.n % BigInt(divisor) === 0n,
    ),
  );
}

export const INDUCTION_OPERATORS: Operator[] = [sums, derivatives, divisible];
