import type { Text } from '../../../core/locale.ts';

/** A phrase in English and in Chinese, with places for terms. */
export type Template = readonly [en: string, zh: string];

const PLACES = /\{(?:\d|all|rest|last)\}/g;

/** A phrase with its terms; null where it has a place for a term that is not there. */
export function filled([en, zh]: Template, terms: readonly Text[]): Text | null {
  const phrases = { en: inLanguage(en, terms, 'en'), zh: inLanguage(zh, terms, 'zh') };
  return phrases.en !== null && phrases.zh !== null ? { en: phrases.en, zh: phrases.zh } : null;
}

function inLanguage(phrase: string, terms: readonly Text[], language: keyof Text): string | null {
  const words = terms.map((term) => term[language]);
  const listed = (some: string[]) => joined(some, language);
  let isWhole = true;
  const said = phrase.replaceAll(PLACES, (place) => {
    const name = place.slice(1, -1);
    const word =
      name === 'all'
        ? listed(words)
        : name === 'rest'
          ? listed(words.slice(1))
          : name === 'last'
            ? words.at(-1)
            : words[Number(name)];
    if (!word) isWhole = false;
    return word ?? '';
  });
  return isWhole ? said : null;
}

const AND = { en: ' and ', zh: '与' };
const COMMA = { en: ', ', zh: '、' };

/** Several words as one phrase. */
export function joined(words: readonly string[], language: keyof Text): string {
  const some = words.filter((word) => word !== '');
  const last = some.at(-1) ?? '';
  return some.length < 2 ? last : `${some.slice(0, -1).join(COMMA[language])}${AND[language]}${last}`;
}
