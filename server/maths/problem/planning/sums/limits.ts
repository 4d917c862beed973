import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  mapParts,
  negative,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { degree, polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { step } from '../../../writing/step.ts';
import { type AnswerLine, check, type Operator, type Worked } from '../analysis/operator.ts';
import { simpleFraction } from '../../../algebra-system/polynomials/one-fraction.ts';
import type { Scope } from '../scope/scope.ts';
import { expressionIn, isPlain, propertyOf, worked } from '../working/worked.ts';
import { lineFor } from './later-sums.ts';
import { bare, plainName, spelled, sumsIn } from './sums-told.ts';
import { isSum, telescoped } from './telescoping.ts';

const TOPIC = '9231/p1/summation-of-series';

type Series = Extract<Expression, { kind: 'series' }>;

/** A sum up to n in closed form, as a method finds it or as its terms go away against each other. */
export function closedSum(text: string, scope: Scope, answerLine: AnswerLine): Worked | null {
  const typed = spelled(bare(text), scope);
  const found = lineFor(typed, answerLine);
  if (found) return found;
  const series = expressionIn(typed);
  const value = series?.kind === 'series' ? telescoped(series, scope) : null;
  if (!value || series?.kind !== 'series') return null;
  return worked(
    { en: 'The method of differences', zh: '裂项相消法' },
    TOPIC,
    [
      step(
        {
          en: 'Write the terms as differences and add them up: those between go away.',
          zh: '把各项写成差的形式相加，中间各项相消。',
        },
        [`${toLatex(series)} = ${toLatex(value)}`],
      ),
    ],
    { text: toText(value), tex: toLatex(value) },
    [
      check(
        'The terms added up for several n give the same.',
        '对若干 n 逐项相加得到相同的结果。',
        isSum(series, value, symbolsOf(series.to)[0] ?? 'n'),
      ),
    ],
  );
}

/** From 1 to the end, less what stands before the beginning. */
function closedSeries(series: Series, scope: Scope, answerLine: AnswerLine): Expression | null {
  const whole: Series = { ...series, from: number(1), to: symbol('N') };
  const found = closedSum(toLatex({ ...whole, to: symbol('n') }), scope, answerLine);
  const closed = found && expressionIn(found.answer.text);
  if (!closed || symbolsOf(closed).some((one) => one !== 'n')) return null;
  const to = substitute(closed, 'n', series.to);
  return evaluate(series.from) === 1
    ? to
    : difference(to, substitute(closed, 'n', difference(series.from, number(1))));
}

/** A formula with its sums, and what was said to be a sum, in closed form; null where one of them has none. */
export function withClosedSums(text: string, scope: Scope, answerLine: AnswerLine): Expression | null {
  const read = expressionIn(spelled(bare(text), scope));
  if (!read) return null;
  let isKnown = true;
  const named = sumsIn(scope).filter(({ name }) => symbolsOf(read).includes(name));
  const values = named.map(({ name, text: typed, fact }) => {
    const found = closedSum(typed, scope, answerLine);
    const value = found && expressionIn(found.answer.text);
    scope.used.add(fact);
    return { name, value };
  });
  if (values.some(({ value }) => value === null)) return null;
  const walk = (one: Expression): Expression => {
    if (one.kind !== 'series') return mapParts(one, walk);
    const closed = closedSeries(one, scope, answerLine);
    if (!closed) isKnown = false;
    return closed ?? one;
  };
  const whole = walk(values.reduce((before, { name, value }) => substitute(before, name, value!), read));
  return isKnown ? whole : null;
}

const ZERO = number(0);
const isFinal = (one: Expression, letter: string) => !symbolsOf(one).includes(letter);

/** What an expression goes to as a letter grows; null where that is no number or is not seen. */
export function limitOf(one: Expression, letter: string): Expression | null {
  if (isFinal(one, letter)) return one;
  const fraction = symbolsOf(one).length === 1 ? simpleFraction(one) : null;
  const [over, under] = fraction
    ? [fraction.over, fraction.under].map((part) => polynomialOf(part, letter))
    : [];
  if (over && under && under.length > 0) {
    if (degree(over) > degree(under)) return null;
    return degree(over) < degree(under) ? ZERO : exact(quotient(number(over.at(-1)!), number(under.at(-1)!)));
  }
  const all = (parts: readonly Expression[], join: (...parts: Expression[]) => Expression) => {
    const limits = parts.map((part) => limitOf(part, letter));
    return limits.every((part) => part !== null) ? exact(join(...limits)) : null;
  };
  switch (one.kind) {
    case 'sum':
      return all(one.terms, (...parts) => sum(...parts));
    case 'product':
      return vanishes(one, letter) ? ZERO : all(one.factors, (...parts) => product(...parts));
    case 'negative':
      return all([one.of], (of) => negative(of!));
    case 'quotient':
      return vanishes(one, letter)
        ? ZERO
        : all([one.numerator, one.denominator], (a, b) => (isZero(b!) ? number(0) : quotient(a!, b!)));
    case 'power':
      return vanishes(one, letter)
        ? ZERO
        : isFinal(one.exponent, letter)
          ? all([one.base], (base) => power(base!, one.exponent))
          : null;
    case 'call': {
      if (one.name !== 'ln') return null;
      const inside = limitOf(one.of, letter);
      return inside && evaluate(inside) > 0 ? exact(call('ln', inside)) : null;
    }
    default:
      return null;
  }
}

const othersIn = (one: Expression, letter: string): Record<string, number> =>
  Object.fromEntries(
    symbolsOf(one)
      .filter((each) => each !== letter)
      .map((each, at) => [each, 1.3 + at]),
  );

const isZero = (one: Expression): boolean => Math.abs(evaluate(one)) < 1e-12;

/** Whether an exponential in it takes it to nothing. */
function vanishes(one: Expression, letter: string): boolean {
  const at = (size: number) => Math.abs(evaluate(one, { ...othersIn(one, letter), [letter]: size }));
  const [a, b, c] = [at(40), at(80), at(160)] as [number, number, number];
  return Number.isFinite(a) && b < a * 1e-3 && c < Math.max(b * 1e-3, 1e-300) && a < 1e3;
}

/** Whether what it comes to far out is near the limit, and nearer the further out. */
function isNear(one: Expression, letter: string, limit: number): boolean {
  const gap = (size: number) => Math.abs(evaluate(one, { ...othersIn(one, letter), [letter]: size }) - limit);
  const [near, far] = [gap(200), gap(20_000)];
  return far < 1e-3 * Math.max(1, Math.abs(limit)) && far <= near + 1e-9;
}

/** "The limit of S_n as n tends to infinity." */
export const limitAtInfinity: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  const [text, letter] = asked?.the === 'limit' ? asked.of : [];
  if (typeof text !== 'string' || typeof letter !== 'string' || !isPlain(goal) || goal.figures) return null;
  const told = toldFormula(plainName(text), scope);
  const one = told ?? withClosedSums(text, scope, answerLine);
  // What stands for any number has to go away.
  const constants = one ? symbolsOf(one).filter((each) => each !== letter) : [];
  if (!one || !symbolsOf(one).includes(letter) || (constants.length > 0 && !told)) return null;
  const value = limitOf(one, letter);
  if (!value || symbolsOf(value).length > 0) return null;
  return worked(
    { en: 'A limit', zh: '极限' },
    TOPIC,
    [
      step({ en: 'Write it in closed form.', zh: '写成闭式。' }, [toLatex(one)]),
      step({ en: `Let ${letter} grow without end.`, zh: `令 ${letter} 趋于无穷。` }, [toLatex(value)]),
    ],
    { text: toText(value), tex: toLatex(value) },
    [
      check(
        'It is near this far out, and nearer further out.',
        '代入很大的数，值越来越接近该极限。',
        isNear(one, letter, evaluate(value)),
      ),
    ],
  );
};

/** y = …, as it was found or shown before. */
function toldFormula(name: string, { facts, used }: Scope): Expression | null {
  for (const fact of facts.toReversed()) {
    const [of, value] = fact.of;
    if (
      fact.relation !== 'equal' ||
      typeof of !== 'string' ||
      plainName(of) !== name ||
      typeof value !== 'string'
    )
      continue;
    const found = expressionIn(value);
    if (found) used.add(fact);
    return found;
  }
  return null;
}

/** The least n for which the sum of the first n terms is so near to that of all. */
export const leastGap: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  const [letter] = asked?.of ?? [];
  const [said, another] = asked?.where ?? [];
  if (asked?.the !== 'least' || said?.relation !== 'sum-gap' || another || !isPlain(goal) || goal.figures)
    return null;
  const earlier = scope.facts
    .filter(({ relation }) => relation === 'summed')
    .map(({ of }) => String(of[0]))
    .filter((text) => !/infty|∞/.test(text));
  const all = new Set([...sumsIn(scope).map(({ text }) => spelled(text, scope)), ...earlier]);
  const [text] = all;
  const found = all.size === 1 ? closedSum(text!, scope, answerLine) : null;
  const closed = found && expressionIn(found.answer.text);
  const size = expressionIn(said.of[0]);
  if (!closed || !size || typeof letter !== 'string' || symbolsOf(closed).join() !== 'n') return null;
  const limit = limitOf(closed, 'n');
  if (!limit || !isNear(closed, 'n', evaluate(limit))) return null;
  const [last, most] = [evaluate(limit), evaluate(size)];
  const holds = (at: number) => Math.abs(evaluate(closed, { n: at }) - last) < most;
  let n = 1;
  while (n < 200_000 && !holds(n)) n += 1;
  const isKept = Array.from({ length: 200 }, (_, at) => n + at).every(holds);
  if (!isKept) return null;
  scope.used.add(said);
  return worked(
    { en: 'The least number of terms', zh: '最小的项数' },
    TOPIC,
    [
      step({ en: 'The difference from the sum to infinity', zh: '与无穷和之差' }, [
        `\\left|${toLatex(closed)} - ${toLatex(limit)}\\right| < ${toLatex(size)}`,
      ]),
      step({ en: `It holds for ${n} and not for ${n - 1}.`, zh: `${n} 满足，而 ${n - 1} 不满足。` }, [
        `${letter} = ${n}`,
      ]),
    ],
    { text: `${letter} = ${n}`, tex: `${letter} = ${n}` },
    [
      check(
        'It holds there, and for no number before.',
        '该数满足条件，而更小的都不满足。',
        n === 1 || !holds(n - 1),
      ),
    ],
  );
};
