import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Term, Thing } from '../../schema/problem.ts';
import type { Found } from '../finding/found.ts';
import { findWhatever } from '../finding/find-whatever.ts';
import { amountOf } from '../sheet/amount.ts';
import { type Amount, kindOf, type Sheet } from '../sheet/sheet.ts';
import { amongFormulas } from './among-formulas.ts';
import { exactly } from './exactly.ts';
import { undecided } from './undecided.ts';

/** What a goal is answered by. */
export interface Answered {
  found: Found;
  sheet: Sheet;
  answer: { text: string; tex: string };
}

/** "x = " before the value of a letter. */
export const nameIn = (target: Term): string =>
  typeof target === 'string' && /^[A-Za-z]\w{0,8}$/.test(target) ? `${target} = ` : '';

/** Two sizes of the letters that stay: an answer must be right for both. */
const SIZES = [1.37, 2.13];

/** A value that is exact, or in terms of letters. */
export function exactAnswer(
  value: Amount['value'],
  target: Term,
  { sheet, terms }: { sheet: Sheet; terms: readonly string[] },
): Answered {
  const all = SIZES.map((size) => {
    const given = Object.fromEntries(terms.map((letter, at) => [letter, size + 0.31 * at]));
    const found = findWhatever(value, { ...sheet, given });
    return { found, exact: found && exactly(value, found, terms) };
  });
  const [first, second] = all;
  const [text, other] = all.map(({ exact }) => exact && toText(exact));
  if (!first?.found || !first.exact || !second?.exact || text !== other || isLong(text))
    return timesLetter(target, { sheet, terms });
  const letter = typeof target === 'string' && terms.length > 0 ? `${target} = ` : nameIn(target);
  return {
    found: first.found,
    sheet,
    answer: { text: `${letter}${text}`, tex: `${letter}${toLatex(first.exact)}` },
  };
}

/** The cosine of an angle that was measured is a number. */
const isLong = (text: string | null | undefined): boolean => /cos|sin|tan/.test(text ?? '');

/** "0.67 I": so many times the only letter in terms of which it is wanted. */
function timesLetter(target: Term, { sheet, terms }: { sheet: Sheet; terms: readonly string[] }): Answered {
  const [letter, another] = terms;
  if (letter === undefined || another !== undefined || ![...sheet.things.values()].some(isOfPhysics))
    throw undecided(target, sheet);
  const { value } = amountOf({ the: 'ratio', of: [target, letter] }, sheet);
  const found = findWhatever(value, sheet);
  const times = found?.solutions.length === 1 ? evaluate(value, found.solutions[0]) : NaN;
  if (!found || !(times > 0)) throw undecided(target, sheet);
  const shownTimes = String(Number(times.toPrecision(2)));
  return {
    found,
    sheet,
    answer: { text: `${shownTimes}*${letter}`, tex: `${shownTimes}${letter}` },
  };
}

const isOfPhysics = (one: Thing): boolean => kindOf(one)?.topic.startsWith('9702') ?? false;

/** The formula among the choices that it is. */
export function chosenAnswer(
  value: Amount['value'],
  target: Term,
  { sheet, among }: { sheet: Sheet; among: readonly string[] },
): Answered {
  const one = amongFormulas(value, among, sheet);
  if (!one) throw undecided(target, sheet);
  const { found, choice } = one;
  return { found, sheet, answer: { text: choice, tex: choice.replaceAll('$', '') } };
}
