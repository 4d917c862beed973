import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

export const HAN = /\p{Script=Han}/u;
const HAN_RUN = /\p{Script=Han}+/gu;
/** Characters of a text whose pronunciation is looked up: a long body repeats its words. */
const MAX_PRONOUNCED = 4000;
const MAX_LETTERS = 60;

const convert = Converter({ from: 'twp', to: 'cn' });

/** Traditional characters as the simplified ones that mean the same; every other text as it is. */
export const simplified = (text: string): string => (HAN.test(text) ? convert(text) : text);

const syllablesOf = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase());

/** A text as it is said: its Chinese in letters without tones, and nothing between the syllables. */
export const inLetters = (text: string): string =>
  simplified(text)
    .replaceAll(HAN_RUN, (run) => syllablesOf(run).join(''))
    .toLowerCase()
    .replaceAll(/[\s'’]+/g, '');

/** What the pairs of Chinese characters in a text sound like, as words that no other text holds: `pydaoshu`. */
export function soundsOf(text: string): string[] {
  const runs = text.slice(0, MAX_PRONOUNCED).match(HAN_RUN) ?? [];
  return [...new Set(runs.flatMap((run) => pairsOf(syllablesOf(run))))];
}

/** The sounds that some words in Latin letters spell in pinyin, or none where they are no pinyin. */
export function soundsSpelt(words: readonly string[]): string[] {
  const letters = words.join('');
  if (letters.length > MAX_LETTERS) return [];
  const syllables: string[] = [];
  for (const word of words) {
    const split = splitUp(word);
    if (!split) return [];
    syllables.push(...split);
  }
  return pairsOf(syllables);
}

/** Whether a word can be read as pinyin. */
export const isPinyin = (word: string): boolean => word.length <= MAX_LETTERS && splitUp(word) !== null;

const pairsOf = (syllables: readonly string[]): string[] =>
  syllables.slice(1).map((syllable, i) => `py${syllables[i]}${syllable}`);

const [FIRST_HAN, LAST_HAN] = [0x4e00, 0x9fa5];
let known: ReadonlySet<string> | undefined;

/** Every syllable that a character has. */
function syllables(): ReadonlySet<string> {
  known ??= new Set(
    syllablesOf(
      String.fromCodePoint(...Array.from({ length: LAST_HAN - FIRST_HAN + 1 }, (_, i) => FIRST_HAN + i)),
    ).filter((syllable) => /^[a-z]+$/.test(syllable) && (syllable.length > 1 || 'aeo'.includes(syllable))),
  );
  return known;
}

const LONGEST = 6;

/** The fewest syllables that make up a word. */
function splitUp(word: string): string[] | null {
  const all = syllables();
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    const ways = best.slice(-LONGEST).flatMap((before, i, near) => {
      const syllable = word.slice(end - near.length + i, end);
      return before && all.has(syllable) ? [[...before, syllable]] : [];
    });
    best.push(ways.sort((a, b) => a.length - b.length)[0] ?? null);
  }
  return best[word.length] ?? null;
}
