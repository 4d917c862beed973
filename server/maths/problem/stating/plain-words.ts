import { withCommonWords } from '../reading/patterns/chinese-synonyms.ts';
import type { Token } from '../reading/tokens.ts';

const ABBREVIATIONS = /\b(?:e\.m\.f|p\.d|r\.m\.s|s\.h\.m|d\.c|a\.c|c\.r\.o)\b\.?/gi;
const GREEK: Record<string, string> = { alpha: 'α', beta: 'β', gamma: 'γ', lambda: 'λ', Delta: 'Δ' };

/** "the potential difference (p.d.)": what a name is cut short to stands behind it. */
const CUT_SHORT = /[(（](?:emf|pd|rms|shm|cro|led|ldr|[A-Za-z]|ldrs?|[\u4e00-\u9fff]{2,8})[)）]/giu;

/** A text of words as it is compared: without emphasis, quotation marks and the ways to write what means the same. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/\\(?:textit|textbf|emph|text|mathrm)\{([^{}]{0,80})\}/g, '$1')
    .replaceAll(/\\([A-Za-z]+)/g, (all, name: string) => GREEK[name] ?? all)
    .replaceAll(/[*_`$"“”„「」『』《》‘]|''/g, '')
    .replaceAll(/’/g, "'")
    .replaceAll(ABBREVIATIONS, (all) => all.replaceAll('.', ''))
    .replaceAll(/α[-–](?=particle)/g, 'α ')
    .replaceAll(/([αβγ])\s?\^?\s?\{?\s?([-−–+])\s?\}?/g, (_, letter: string, sign: string) =>
      sign === '+' ? `${letter}+` : `${letter}−`,
    )
    .replaceAll('⁻', '−')
    .replaceAll(/Δ\s/g, 'Δ')
    .replaceAll(/(?<=\p{L})[-–‐](?=\p{L})/gu, ' ')
    .replaceAll(CUT_SHORT, '')
    .toLowerCase();
}

/** A pattern as such a text is written. */
export const plainPattern = (pattern: string): string =>
  pattern
    .replaceAll(ABBREVIATIONS, (all) => all.replaceAll('.', ''))
    .replaceAll(/(?<=\p{L})[-–](?=\p{L})/gu, ' ')
    .toLowerCase();

const SIGNS: Record<string, string> = { '，': ',', '、': ',', '；': ';', '：': ':', '（': '(', '）': ')' };
const WORD = /[a-zα-ω]+[−+]?(?:'[a-z]+)?|\d+(?:st|nd|rd|th)?|[\u4e00-\u9fff]|[^\s]/gu;

/** Longer texts ask for more than a statement. */
const MAX_LENGTH = 700;

/** A sentence as it is written, and as its words. */
export interface PlainSentence {
  source: string;
  words: Token[];
}

/** The sentences of a text; null where it is too long to be looked at. */
export function plainSentences(text: string): PlainSentence[] | null {
  if (text.length > MAX_LENGTH) return null;
  const dotless = text.replaceAll(ABBREVIATIONS, (all) => all.replaceAll('.', ''));
  return dotless
    .split(/(?<=[.?!])(?=\s)|(?<=[。？！])/u)
    .map((source) => ({ source, words: withCommonWords(wordsOf(source)) }))
    .filter(({ words }) => words.length > 0);
}

const wordsOf = (sentence: string): Token[] =>
  [...plainWords(sentence).matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      word: SIGNS[word] ?? word,
      formula: null,
      from: index,
      to: index + word.length,
    }))
    .filter(({ word }) => !'.?!。？！'.includes(word));
