import type { Language } from '../../core/locale.ts';

/** The same in several ways, in the order in which they are used. */
export interface Ways {
  en: readonly string[];
  zh: readonly string[];
}

/** The tutor's voice in one conversation. */
export interface Voice {
  language: Language;
  /** The first way in which it was not said before; the last one where all were. `{name}` stands for a value. */
  say(ways: Ways, values?: Record<string, string>): string;
  /** The same, but nothing where all were said. */
  offer(ways: Ways, values?: Record<string, string>): string;
  /** Whether a text was in a reply before. */
  said(text: string): boolean;
}

/** Speaks so that nothing is said twice: `heard` is what the tutor said so far. */
export function voiceOf(heard: string, language: Language): Voice {
  const unsaid = (ways: Ways) => ways[language].find((way) => !heard.includes(longestPiece(way)));
  return {
    language,
    say: (ways, values = {}) => filled(unsaid(ways) ?? ways[language].at(-1)!, values),
    offer: (ways, values = {}) => filled(unsaid(ways) ?? '', values),
    said: (text) => heard.includes(text),
  };
}

const filled = (way: string, values: Record<string, string>) =>
  way.replaceAll(/\{(\w{1,20})\}/g, (whole, name: string) => values[name] ?? whole);

/** Steps are written with and without a stop. */
export const ended = (sentence: string): string =>
  /[.!?:。！？：]$/u.test(sentence)
    ? sentence
    : `${sentence}${/\p{Script=Han}/u.test(sentence) ? '。' : '.'}`;

/** By it a sentence is known again whatever was filled in. */
const longestPiece = (way: string): string =>
  way
    .split(/\{\w{1,20}\}/)
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
