import { parseUnit } from '../../../algebra-system/numbers/units.ts';
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

/** The letter of a time in seconds, or of anything in the unit that it has in equations. */
export const letterOf = (t: RawTerm): string | null => {
  if (typeof t === 'string') return LETTER.exec(t.trim())?.[1] ?? null;
  return isLetter(t) && isOfEquations(t.unit) ? t.amount : null;
};

/** "V km/h": to an equation in metres and seconds it is another number. */
export const isScaled = (t: RawTerm): boolean => isLetter(t) && !isOfEquations(t.unit);

const isLetter = (t: RawTerm): t is { amount: string; unit: string } =>
  typeof t === 'object' && 'amount' in t && /^[a-zA-Z]$/.test(t.amount);

const isOfEquations = (unit: string): boolean => {
  const { scale, offset } = parseUnit(unit) ?? { scale: NaN, offset: 0 };
  return scale === 1 && offset === 0;
};
