import type { Item } from './conditions.ts';
import type { Told } from './arranged.ts';

/** Places that nobody takes look alike. */
export function fillSeats(told: Told): boolean {
  if (told.seats === null) return true;
  const left = told.seats - told.items.length;
  if (told.are !== 'people' || told.isAlike || left < 0 || told.seats > 15) return false;
  const empty: Item = { name: 'empty', groups: ['empty'] };
  told.items.push(...Array.from({ length: left }, () => empty));
  return true;
}

const COUPLE = ['#one', '#other'] as const;

/** A husband and his wife: one of each of the two groups, men and women. */
export function takeCouple(told: Told): boolean {
  const kinds = [...new Set(told.items.map(({ groups }) => groups.join(' ')))];
  const isOfSexes = told.items.every(({ groups }) =>
    groups.some((one) => /^(?:[男女]|wom[ae]n|m[ae]n|boy|girl)/.test(one)),
  );
  if (told.are !== 'people' || told.isAlike || kinds.length !== 2 || !isOfSexes) return false;
  const two = kinds.map((kind) =>
    told.items.find(({ name, groups }) => /^\d/.test(name) && groups.join(' ') === kind),
  );
  if (!two.every((one) => one !== undefined)) return false;
  told.items = told.items.map((item) =>
    two.includes(item) ? { ...item, name: COUPLE[two.indexOf(item)]! } : item,
  );
  return true;
}
