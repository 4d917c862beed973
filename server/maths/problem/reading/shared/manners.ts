import { sameExpression } from '../../../algebra-system/equivalence/same-expression.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';
import { eachOf, fact, isLeftOut, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { isOf } from '../restrictions.ts';

/** "The exact value of R", beside things that are to be rounded. */
export const exactly = (term: RawTerm): RawTerm => the('exactly', term);

/** A goal for each thing that is wanted. */
export const sought = (wanted: RawTerm): RawGoal[] =>
  eachOf(wanted).map((target) =>
    typeof target === 'object' && 'the' in target && target.the === 'exactly'
      ? { verb: 'find', target: target.of[0]!, exact: true as const }
      : { verb: 'find', target },
  );

/** What is to be exact has no figures; null where that leaves nothing to be rounded. */
export function inManner(goals: RawGoal[], manner: Partial<RawGoal>): RawGoal[] | null {
  const { figures, where, ...rest } = manner;
  if (figures && goals.every(({ exact }) => exact)) return null;
  return goals.map((one) => ({
    ...one,
    ...rest,
    ...(figures && !one.exact && { figures }),
    ...(where && { where: [...(one.where ?? []), ...where] }),
  }));
}

/** What is told to be exact by its own words needs no other manner. */
export function ifExact(wanted: RawTerm): RawGoal[] | null {
  const goals = sought(wanted);
  return goals.every(({ exact }) => exact) ? goals : null;
}

/** "Express … in the form R cos(x − α), giving R and α": these letters stand in the form. */
export function expressed(goals: RawGoal[], letters: RawGoal[]): RawGoal[] | null {
  const [goal, another] = goals;
  const form = goal?.form ?? '';
  const isInForm = ({ target }: RawGoal) => typeof target === 'string' && isOf(target, form);
  if (!goal || another || !letters.every(isInForm)) return null;
  if (goal.verb === 'express') return [goal, ...letters];
  return letters.every(({ exact }) => exact) ? [{ ...goal, exact: true }] : null;
}

/** "Where R > 0": said of the letters of the form. */
export const withNotes = (goals: RawGoal[], notes: RawFact[]): RawGoal[] | null =>
  goals.every(({ form }) => form !== undefined)
    ? goals.map((one) => ({ ...one, where: [...(one.where ?? []), ...notes] }))
    : null;

const OF_NUMBERS = ['modulus', 'argument', 'real part', 'imaginary part'];

/** "The modulus and the argument of u²": both of u². */
export const isShared = (a: RawTerm, b: RawTerm): boolean =>
  [a, b].every((one) => typeof one === 'object' && 'the' in one && OF_NUMBERS.includes(one.the)) &&
  typeof a === 'object' &&
  'the' in a &&
  a.of.some(isLeftOut);

/** Where nothing but what is to be shown is asked. */
export const ifShown = (g: RawGoal[]): RawGoal[] | null =>
  g.every(({ verb }) => verb === 'show' || verb === 'prove') ? g : null;

/** "For all values of k": said of a letter that has to stand in what is shown. */
export const alwaysShown = (g: RawGoal[], letter: string): RawGoal[] =>
  g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('constant', letter)] }));

/** "By writing 3x as 2x + x": a way that can be gone. A form with letters that are still to be found may be anything. */
export function areSameValue(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => parseExpression(text));
  if (!a?.ok || !b?.ok) return true;
  const known = new Set(symbolsOf(a.value));
  return symbolsOf(b.value).some((letter) => !known.has(letter)) || sameExpression(a.value, b.value) === true;
}
