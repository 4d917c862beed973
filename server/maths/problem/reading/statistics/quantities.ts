import { type RawTerm, the } from '../meaning.ts';

interface Several {
  the: string;
  of: RawTerm[];
}

const isSeveral = (one: RawTerm): one is Several =>
  typeof one === 'object' && 'the' in one && one.the === 'several';

/** The total of what is measured of all that are taken. */
export function asWhole(measure: string, taken: RawTerm): RawTerm | null {
  const all = typeof taken === 'object' && 'all' in taken ? taken.all : [taken];
  if (!all.every(isSeveral)) return null;
  const sums = all.map(({ of: [n, words] }): RawTerm =>
    the('sum', n!, measure === '' ? words! : `${measure} of ${String(words)}`),
  );
  return sums.reduce((before, one) => the('plus', before, one));
}

/** The mean of what is measured of each that is taken. */
export const asEach = (name: string, measure: string, taken: RawTerm): RawTerm | null =>
  isSeveral(taken) ? the(name, taken.of[0]!, `${measure} ${String(taken.of[1])}`.trim()) : null;
