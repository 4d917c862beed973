import { allOf, isAll, type RawFact, type RawTerm } from '../meaning.ts';

/** Something that happens, as a term. */
export const happening = (...where: RawFact[]): RawTerm => ({ the: 'event', of: [], where });

/** The same thing asked for at a moment. */
export const withWhere = (quant: RawTerm, facts: RawFact[]): RawTerm | null =>
  isAll(quant)
    ? allOf(quant.all.map((one) => withWhere(one, facts)))
    : typeof quant === 'object' && 'the' in quant
      ? { ...quant, where: [...(quant.where ?? []), ...facts] }
      : null;

/** The sides of v = 3t². */
export const sidesOf = (equation: string): [string, string] | null => {
  const [left, right, more] = equation.split('=').map((one) => one.trim());
  return left && right && more === undefined && /^[a-zA-Z]$/.test(left) ? [left, right] : null;
};

/** A letter, and the unit behind it where both are typed as one formula. */
const LETTER = /^([a-zA-Z])(?: ?m ?(?:\/ ?s(?:\^\{?2\}?)?|s ?\^ ?[{(]?-[12][})]?))?$/;

/** The letter of a time in seconds, or of anything in its unit. */
export const letterOf = (t: RawTerm): string | null =>
  typeof t === 'string'
    ? (LETTER.exec(t.trim())?.[1] ?? null)
    : typeof t === 'object' && 'amount' in t && /^[a-zA-Z]$/.test(t.amount)
      ? t.amount
      : null;
