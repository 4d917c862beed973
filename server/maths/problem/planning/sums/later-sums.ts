import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  negative,
  number,
  product,
  substitute,
  symbol,
  sum as sumOf,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { commonForm } from '../../../algebra-system/normal/common-factor.ts';
import { polynomialOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { factored } from '../../../techniques/algebra/factored.ts';
import type { Scope } from '../scope/scope.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import { type AnswerLine, check, type Worked } from '../analysis/operator.ts';
import { expressionIn, sidesIn } from '../working/worked.ts';

export const lineFor = (text: string, answerLine: AnswerLine): Worked | null => answerLine(`Find $${text}$.`);

/** Σ from n + 1 to 2n: the sum to N for 2n, less that for n. */
export function fromLater(text: string, answerLine: AnswerLine): Worked | null {
  const typed =
    /^(\\sum|∑)\s*_\s*\{\s*([a-z])\s*=([^{}=]{1,20})\}\s*\^\s*(?:\{([^{}]{1,20})\}|([a-zA-Z]))/.exec(text);
  const [whole, , index, from, braced, single] = typed ?? [];
  const [low, high] = [expressionIn(from), expressionIn(braced ?? single)];
  if (!whole || !index || !low || !high || symbolsOf(low).length !== 1) return null;
  const body = text.slice(whole.length);
  const found = lineFor(`\\sum_{${index}=1}^{n} ${body}`, answerLine);
  const closed = found && expressionIn(found.answer.text);
  const term = expressionIn(body);
  if (!found || !closed || !term || symbolsOf(closed).join() !== 'n') return null;
  const before = difference(low, number(1));
  const value = contains(closed, isGrowth)
    ? difference(varying(closed, 'n', high), varying(closed, 'n', before))
    : commonForm(exact(difference(substitute(closed, 'n', high), substitute(closed, 'n', before))));
  const letter = symbolsOf(low)[0]!;
  if (!Number.isFinite(evaluate(high, { [letter]: 1 }))) return null;
  const isTrue = [1, 2, 3, 4, 5, 6, 7, 8].every((n) =>
    isAdded({ kind: 'series', of: term, index, from: low, to: high }, value, letter, n),
  );
  return {
    ...found,
    steps: [
      ...found.steps,
      step({ en: 'Subtract the sum of the terms before.', zh: '减去前面各项之和。' }, [toLatex(value)]),
    ],
    answer: { text: toText(value), tex: toLatex(value) },
    checks: [
      ...found.checks,
      check('The terms added up for several n give the same.', '对若干 n 逐项相加得到相同的结果。', isTrue),
    ],
  };
}

const isGrowth = (one: Expression): boolean => one.kind === 'power' && symbolsOf(one.exponent).length > 0;

/** The terms of a sum with a value for its letter; numbers, which both ends have alike, are left out. */
function varying(closed: Expression, letter: string, end: Expression): Expression {
  const terms = closed.kind === 'sum' ? closed.terms : [closed];
  const tidied = (one: Expression): Expression =>
    one.kind === 'product'
      ? product(...one.factors.map((factor) => tidied(factor)))
      : one.kind === 'negative'
        ? negative(tidied(one.of))
        : exact(one);
  return sumOf(
    ...terms.filter((one) => symbolsOf(one).length > 0).map((one) => tidied(substitute(one, letter, end))),
  );
}

/** Σ from n + 1 to 2n by a sum that was to be shown before. */
export function fromKnown(text: string, scope: Scope): Worked | null {
  const asked = expressionIn(text);
  if (asked?.kind !== 'series') return null;
  for (const fact of scope.facts) {
    const sides = ['induction', 'holds'].includes(fact.relation) ? sidesIn(fact.of[0]) : null;
    const [known, closed] = sides ?? [];
    if (known?.kind !== 'series' || !closed || known.to.kind !== 'symbol' || evaluate(known.from) !== 1)
      continue;
    const letter = known.to.name;
    const isSame = toText(substitute(known.of, known.index, symbol(asked.index))) === toText(asked.of);
    const letters = symbolsOf(asked.to);
    if (!isSame || symbolsOf(closed).join() !== letter || letters.length !== 1) continue;
    const before = difference(asked.from, number(1));
    const rest = exact(difference(substitute(closed, letter, asked.to), substitute(closed, letter, before)));
    const polynomial = polynomialOf(rest, letters[0]!);
    const value = polynomial ? factored(polynomial, letters[0]!) : rest;
    scope.used.add(fact);
    return {
      title: { en: 'A sum from another sum', zh: '由已知的和求和' },
      topic: '9231/p1/summation-of-series',
      steps: [
        step({ en: 'Subtract the sum of the terms before.', zh: '减去前面各项之和。' }, [
          `${toLatex(substitute(closed, letter, asked.to))} - \\left(${toLatex(substitute(closed, letter, before))}\\right)`,
          `= ${toLatex(value)}`,
        ]),
      ],
      answer: { text: toText(value), tex: toLatex(value) },
      checks: [
        check(
          'The terms added up for several n give the same.',
          '对若干 n 逐项相加得到相同的结果。',
          [1, 2, 3, 4, 5, 6].every((n) => isAdded(asked, value, letters[0]!, n)),
        ),
      ],
    };
  }
  return null;
}

function isAdded(
  { of, index, from, to }: Extract<Expression, { kind: 'series' }>,
  value: Expression,
  letter: string,
  n: number,
): boolean {
  const [low, high] = [from, to].map((end) => Math.round(evaluate(end, { [letter]: n }))) as [number, number];
  let total = 0;
  for (let at = low; at <= high; at += 1) total += evaluate(of, { [index]: at, [letter]: n });
  return Math.abs(total - evaluate(value, { [letter]: n })) < 1e-9 * Math.max(1, Math.abs(total));
}
