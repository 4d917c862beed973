import { lookup } from '../../../core/lookup.ts';

const NUMBERS = lookup<number>({
  first: 1,
  one: 1,
  second: 2,
  two: 2,
  third: 3,
  three: 3,
  fourth: 4,
  four: 4,
  fifth: 5,
  five: 5,
  sixth: 6,
  six: 6,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
});

/** The step that a word or a number names; null is none. */
export function stepOf(word: string | undefined): number | 'last' | null {
  if (!word) return null;
  if (/last|final|最后/.test(word)) return 'last';
  return (
    NUMBERS[word.replace(/(?:st|nd|rd|th)$/, '')] ?? NUMBERS[word] ?? (Number.parseInt(word, 10) || null)
  );
}

/** The paper that is spoken of, by its code. */
export function paperIn(words: string): string | null {
  const [, digit] =
    /(?:\bpaper ?|\bp|试卷 ?|卷 ?|\bpure ?)([1-6一二三四五六])(?![\d.])/i.exec(words) ??
    (/\bmechanics paper|力学卷/.test(words) ? ['', '4'] : []);
  const module = /\b(s1|s2|m1|fp1|fp2)(?![\d.])/.exec(words.toLowerCase())?.[1];
  if (module) return { s1: 'p5', s2: 'p6', m1: 'p4', fp1: 'p1', fp2: 'p2' }[module] ?? null;
  if (!digit) return null;
  const number = NUMBERS[digit] ?? Number(digit);
  return `p${number}`;
}
