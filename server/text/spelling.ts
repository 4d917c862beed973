import { soundsOf } from './chinese.ts';

/** Words that are known, with how often they occur, and the nearest of them to a word that is not. */
export interface Vocabulary {
  has(word: string): boolean;
  begins(prefix: string): boolean;
  nearest(word: string): string[];
  /** Pairs of Chinese characters that sound so, the most frequent first. */
  sounding(sound: string): string[];
}

const MAX_GUESSES = 2;
const MAX_SOUNDING = 3;
const PAIR = /^\p{Script=Han}{2}$/u;
/** Words in letters; formulas begin with fx. */
const LATIN = /^(?!fx)[a-z]{4,24}$/;

/** Whether a word can be misspelt at all. */
export const isSpelt = (word: string) => LATIN.test(word);

/** How many slips a word may hold and still be meant. */
export const slipsIn = (word: string): number => (word.length < 6 ? 1 : word.length < 9 ? 2 : 3);

export function openVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const words = [...counts.keys()].filter(isSpelt);
  const lengths = Map.groupBy(
    words.map((known) => ({ known, letters: lettersOf(known) })),
    ({ known }) => known.length,
  );
  let sounds: Map<string, string[]> | undefined;
  return {
    sounding(sound) {
      sounds ??= bySound(counts);
      return sounds.get(sound) ?? [];
    },
    has: (word) => counts.has(word),
    begins: (prefix) => words.some((word) => word.startsWith(prefix)),
    nearest(word) {
      if (!isSpelt(word)) return [];
      const far = slipsIn(word);
      const letters = lettersOf(word);
      const near = Array.from({ length: 2 * far + 1 }, (_, i) => lengths.get(word.length - far + i) ?? [])
        .flat()
        .filter((one) => unlike(letters, one.letters) <= 2 * far)
        .map(({ known }) => ({ known, apart: distance(word, known, far) }))
        .filter(({ apart }) => apart <= far)
        .sort((a, b) => a.apart - b.apart || counts.get(b.known)! - counts.get(a.known)!);
      const joined = splitAt(word, (part) => counts.has(part));
      const nearest = near.filter(({ apart }) => apart === near[0]!.apart).map(({ known }) => known);
      // Hardly anybody misses the first letter: gradiant is no radiant.
      const alike = nearest.filter((known) => known[0] === word[0]);
      return (alike.length > 0 ? alike : nearest).slice(0, MAX_GUESSES).concat(joined);
    },
  };
}

function bySound(counts: ReadonlyMap<string, number>): Map<string, string[]> {
  const pairs = [...counts.keys()].filter((word) => PAIR.test(word));
  const heard = Map.groupBy(pairs, (pair) => soundsOf(pair)[0] ?? '');
  return new Map(
    [...heard].map(([sound, same]) => [
      sound,
      same.sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, MAX_SOUNDING),
    ]),
  );
}

/** A bit for each letter that a word has. */
const lettersOf = (word: string) =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);

/** How many letters only one of two words has; a change of one letter adds two at most. */
function unlike(a: number, b: number): number {
  let count = 0;
  for (let bits = a ^ b; bits; bits &= bits - 1) count += 1;
  return count;
}

/** Two words that were typed as one. */
function splitAt(word: string, known: (part: string) => boolean): string[] {
  for (let at = 3; at <= word.length - 3; at += 1)
    if (known(word.slice(0, at)) && known(word.slice(at))) return [word.slice(0, at), word.slice(at)];
  return [];
}

/** Letters to change, add, drop or swap; gives up past the limit. */
export function distance(a: string, b: string, limit: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
