import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { type AnswerLine, check, type Operator, type Worked } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { closedSum, leastGap, limitAtInfinity, limitOf } from './limits.ts';
import { fromKnown, fromLater, lineFor } from './later-sums.ts';
import { bare, endless, plainName, spelled, sumsIn } from './sums-told.ts';
import { expressionIn, isPlain, propertyOf, worked } from '../working/worked.ts';

const TOPIC = '9231/p1/summation-of-series';
const sum: Operator = (goal, scope, answerLine) => {
  const asked = goal.verb === 'find' && typeof goal.target === 'string' ? goal.target : propertyOf(goal);
  const own =
    typeof asked === 'string' ? sumsIn(scope).find(({ name }) => name === plainName(asked)) : undefined;
  const typed =
    own?.text ?? (typeof asked === 'string' ? asked : asked?.the === 'series sum' ? asked.of[0] : undefined);
  if (typeof typed !== 'string' || goal.figures || goal.unit || !/^(?:\\sum|∑)/.test(bare(typed)))
    return null;
  if (
    goal.terms?.some(
      (letter) =>
        !bare(typed)
          .split(/[^a-zA-Z\\]+/)
          .includes(bare(letter)),
    )
  )
    return null;
  if (goal.form && goal.form !== 'single fraction') return null;
  const text = spelled(bare(typed), scope);
  const worked_ =
    fromKnown(text, scope) ??
    closedSum(text, scope, answerLine) ??
    fromLater(text, answerLine) ??
    endlessSum(text, scope, answerLine);
  const found = worked_ && { ...worked_, found: [{ relation: 'summed', of: [text] }] };
  if (found && own) scope.used.add(own.fact);
  if (!found || !goal.form) return found;
  const value = expressionIn(found.answer.text);
  return value?.kind === 'quotient' ? found : null;
};

/** Σ to infinity where no method knows it: what the sum up to n goes to. */
function endlessSum(text: string, scope: Scope, answerLine: AnswerLine): Worked | null {
  const series = expressionIn(text);
  const isEndless =
    series?.kind === 'series' && !Number.isFinite(evaluate(series.to)) && symbolsOf(series.to).length === 0;
  if (!isEndless) return null;
  const found = closedSum(toLatex({ ...series, to: symbol('n') }), scope, answerLine);
  const closed = found && expressionIn(found.answer.text);
  const limit = closed && symbolsOf(closed).join() === 'n' ? limitOf(closed, 'n') : null;
  if (!found || !limit || symbolsOf(limit).length > 0) return null;
  const isNear = Math.abs(evaluate(closed!, { n: 100_000 }) - evaluate(limit)) < 1e-3;
  return {
    ...found,
    steps: [...found.steps, step({ en: 'Let n grow without end.', zh: '令 n 趋于无穷。' }, [toLatex(limit)])],
    answer: { text: toText(limit), tex: toLatex(limit) },
    checks: [...found.checks, check('The sum of many terms is near it.', '很多项的和接近该值。', isNear)],
  };
}

/** "The sum to infinity of the series": of the one that was spoken of. */
const toInfinity: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (asked?.the !== 'sum to infinity' || !isPlain(goal) || goal.figures) return null;
  const earlier = scope.facts.filter(({ relation }) => relation === 'summed');
  const all = [...sumsIn(scope), ...earlier.map((fact) => ({ name: '', text: String(fact.of[0]), fact }))];
  const [only] = all;
  const text = new Set(all.map((one) => one.text)).size === 1 ? endless(spelled(only!.text, scope)) : null;
  if (!only || !text) return null;
  for (const { fact } of all) scope.used.add(fact);
  const found = lineFor(text, answerLine) ?? endlessSum(text, scope, answerLine);
  const name = asked.of[0];
  return found && typeof name === 'string'
    ? { ...found, found: [{ relation: 'holds', of: [`${bare(name)} = ${found.answer.text}`] }] }
    : found;
};

/** "The sum S of the infinite series 1/(1×2) + 1/(2×3) + …": of a sum that was spoken of, whose terms these are. */
const printedSum: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  const printed = asked?.the === 'printed sum' ? asked.of[0] : undefined;
  if (typeof printed !== 'string' || !isPlain(goal) || goal.figures) return null;
  const terms = printedTerms(bare(printed));
  const earlier = scope.facts.filter(({ relation }) => relation === 'summed');
  const all = [...sumsIn(scope), ...earlier.map((fact) => ({ text: String(fact.of[0]), fact }))];
  for (const { text, fact } of all) {
    const series = expressionIn(spelled(text, scope));
    const whole = series?.kind === 'series' && terms ? endless(spelled(text, scope)) : null;
    if (series?.kind !== 'series' || !whole) continue;
    const first = evaluate(series.from);
    const isSame = terms!.every(
      (term, at) => Math.abs(evaluate(series.of, { [series.index]: first + at }) - term) < 1e-12,
    );
    const found = isSame ? lineFor(whole, answerLine) : null;
    if (!found) continue;
    scope.used.add(fact);
    const name = asked!.of[1];
    return typeof name === 'string'
      ? { ...found, found: [{ relation: 'holds', of: [`${bare(name)} = ${found.answer.text}`] }] }
      : found;
  }
  return null;
};

/** The terms before the dots: three at least. */
function printedTerms(text: string): number[] | null {
  const parts = text.split('+').map((part) => part.trim());
  if (!/^(?:\\(?:cdots|ldots|dots)|…|\.\.\.)$/.test(parts.at(-1) ?? '')) return null;
  const values = parts.slice(0, -1).map(expressionIn);
  const isKnown = values.length >= 3 && values.every((one) => one !== null && symbolsOf(one).length === 0);
  return isKnown ? values.map((one) => evaluate(one!)) : null;
}

/** A formula with S_n and S as what they were said to be, in closed form. */
function closedForms(text: string, scope: Scope, answerLine: AnswerLine): Record<string, Expression> | null {
  const values: Record<string, Expression> = {};
  for (const { name, text: typed, fact } of sumsIn(scope)) {
    const found = closedSum(typed, scope, answerLine);
    const value = found && expressionIn(found.answer.text);
    if (!value) return null;
    scope.used.add(fact);
    values[name] = value;
    const whole =
      name.includes('_') && /(?:^|[^A-Za-z])S(?:$|[^_A-Za-z])/.test(text)
        ? endless(spelled(typed, scope))
        : null;
    const limit = whole && lineFor(whole, answerLine);
    const last = limit && expressionIn(limit.answer.text);
    if (last && !sumsIn(scope).some((one) => one.name === 'S')) values['S'] = last;
  }
  return values;
}

/** The only condition, as it was typed or by its two sides. */
function conditionIn(where: readonly Fact[]): Term | undefined {
  const [only, another] = where;
  const sign = { less: '<', greater: '>', 'at most': '\\leq', 'at least': '\\geq' }[only?.relation ?? ''];
  if (!only || another) return undefined;
  return sign === undefined ? only.of[0] : `${String(only.of[0])} ${sign} ${String(only.of[1])}`;
}

/** "The least value of n for which S − S_n < 10⁻⁴": each count from 1 on is tried. */
const leastCount: Operator = (goal, scope, answerLine) => {
  const asked = propertyOf(goal);
  if (!asked || !['least', 'least integer'].includes(asked.the) || !isPlain(goal) || goal.figures)
    return null;
  const [letter] = asked.of;
  const text = asked.the === 'least' ? conditionIn(asked.where ?? []) : asked.of[1];
  if (typeof letter !== 'string' || typeof text !== 'string') return null;
  const statement = statementIn(bare(text));
  if (!sumsIn(scope).some(({ name }) => text.replace(/[{}\s]/g, '').includes(name))) return null;
  for (const one of asked.where ?? []) scope.used.add(one);
  const values = /S/.test(text) ? closedForms(bare(text), scope, answerLine) : {};
  if (statement?.kind !== 'relation' || statement.signs.length !== 1 || !values) return null;
  const sides = statement.sides.map((side) =>
    Object.entries(values).reduce((before, [name, value]) => substitute(before, name, value), side),
  );
  const n = bare(letter);
  if ([...new Set(sides.flatMap(symbolsOf))].join() !== n) return null;
  const holds = (at: number) => {
    const [a, b] = sides.map((side) => evaluate(side, { [n]: at })) as [number, number];
    const sign = statement.signs[0]!;
    return sign === '<'
      ? a < b
      : sign === '>'
        ? a > b
        : sign === '<='
          ? a <= b
          : sign === '>='
            ? a >= b
            : false;
  };
  let found = 1;
  while (found < 100_000 && !holds(found)) found += 1;
  if (!holds(found) || !Array.from({ length: 200 }, (_, at) => found + at).every(holds)) return null;
  return worked(
    { en: 'The least number of terms', zh: '最小的项数' },
    TOPIC,
    [
      step({ en: 'Put in what is known.', zh: '代入已知的结果。' }, [
        statementLatex({ ...statement, sides }),
      ]),
      step(
        {
          en: `It holds for ${found} and not for ${found - 1}.`,
          zh: `${found} 满足，而 ${found - 1} 不满足。`,
        },
        [`${n} = ${found}`],
      ),
    ],
    { text: `${n} = ${found}`, tex: `${n} = ${found}` },
    [
      check(
        'It holds there, and for no number before.',
        '该数满足条件，而更小的都不满足。',
        found === 1 || !holds(found - 1),
      ),
    ],
  );
};

/** Where the equals sign stands that is in no brackets. */
function signIn(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (text[at] === '=' && depth === 0) return at;
  }
  return -1;
}

/** "Show that Σ … = …", or of S_n. */
const shownSum: Operator = ({ verb, target }, scope, answerLine) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target) || target.the !== 'statement:holds')
    return null;
  const text = target.of[0];
  const typed = typeof text === 'string' ? bare(text) : '';
  const at = signIn(typed);
  const [left, right] = [typed.slice(0, at).trim(), typed.slice(at + 1)];
  const own = sumsIn(scope).find(({ name }) => name === left.replace(/[\s{}]/g, ''));
  const sum_ = own?.text ?? (/^(?:\\sum|∑)/.test(left) ? left : null);
  const printed = expressionIn(right);
  const whole = sum_ === null ? '' : spelled(sum_, scope);
  const found =
    at > 0 && sum_ && printed ? (lineFor(whole, answerLine) ?? fromLater(whole, answerLine)) : null;
  const value = found && expressionIn(found.answer.text);
  if (!found || !value || !printed) return null;
  const letters = symbolsOf(value);
  const isSame = Array.from({ length: 12 }, (_, n) => {
    const numbers = Object.fromEntries(letters.map((letter) => [letter, n + 1]));
    return (
      Math.abs(evaluate(value, numbers) - evaluate(printed, numbers)) <
      1e-9 * Math.max(1, Math.abs(evaluate(value, numbers)))
    );
  }).every(Boolean);
  if (!isSame || letters.length !== 1 || symbolsOf(printed).join() !== letters.join()) return null;
  if (own) scope.used.add(own.fact);
  return {
    ...found,
    steps: [
      ...found.steps,
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [`${left} = ${toLatex(printed)}`]),
    ],
    answer: { text: toText(printed), tex: `${left} = ${toLatex(printed)}` },
  };
};

/** "Express … as a single fraction." */
const oneFraction: Operator = ({ verb, target, form, terms, figures }, _scope, answerLine) => {
  if (verb !== 'express' || form !== 'single fraction' || typeof target !== 'string' || terms || figures)
    return null;
  const found = answerLine(`Simplify $${bare(target)}$.`);
  const value = found && expressionIn(found.answer.text);
  return value?.kind === 'quotient' ? found : null;
};

export const SERIES_OPERATORS: Operator[] = [
  sum,
  toInfinity,
  printedSum,
  leastCount,
  leastGap,
  limitAtInfinity,
  shownSum,
  oneFraction,
];
