import { numberOf, plain, UNIT } from '../statistics/facts/notation.ts';

export const valueOf = (text: string): number => {
  const bare = text.replace(UNIT, '').trim();
  const [, percent] = /^([\d.]+)\s*\\?%$/.exec(bare) ?? [];
  const [, top, bottom] =
    /^\\[dt]?frac\{?(\d{1,6})\}?\{?(\d{1,6})\}?$|^(\d{1,6})\s?\/\s?(\d{1,6})$/
      .exec(bare)
      ?.filter((one) => one !== undefined) ?? [];
  if (percent !== undefined) return Number(percent) / 100;
  if (top !== undefined && bottom !== undefined) return Number(top) / Number(bottom);
  return numberOf(plain(bare)) ?? Number.NaN;
};

export type Found = { relation: string; of: string[]; part: number; isOther: boolean };

/** The only value that is told, the same as often as it is told; null where there is none, NaN where there are several. */
export function only(values: readonly number[]): number | null {
  const [first, ...others] = values;
  if (first === undefined) return null;
  return others.every((one) => Math.abs(one - first) < 1e-12) ? first : Number.NaN;
}

/** What the last part that tells it tells. */
export function latest(all: readonly Found[]): Found[] {
  const last = Math.max(...all.map(({ part }) => part));
  return all.filter(({ part }) => part === last);
}
