import type { Token } from '../tokens.ts';

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** A word that stands in no text, at the place of a token that does. */
export const wordBeside = (word: string, { from, to }: Token): Token => ({ word, formula: null, from, to });

/** P, A, Q₁. */
export const isLabel = (token: Token | undefined): boolean =>
  token?.formula !== undefined &&
  token.formula !== null &&
  /^[A-Z](?:_?\{?\d\}?)?$/.test(token.formula.source);

const ARTICLES = new Set(['a', 'an', 'another', 'one']);
const PLURAL = new Set(['two', 'three', 'four', 'both', 'they', 'these', 'some', 'several']);
const PRONOUNS = new Set(['it', 'they', 'he', 'she']);
export const DETERMINERS = new Set([
  ...ARTICLES,
  ...PLURAL,
  ...PRONOUNS,
  'the',
  'each',
  'this',
  'that',
  'its',
  'their',
  'his',
  'her',
  'all',
  'no',
]);
const BEHIND_NOUN = new Set(
  'of in on at with from to between which that who whose moving travelling lying having , is are was were ('.split(
    ' ',
  ),
);

/** Whether a noun phrase speaks of several. */
export const isOfSeveral = (phrase: readonly Token[]): boolean =>
  PLURAL.has(wordAt(phrase, 0)) || nounOf(phrase).some(({ word }) => word === 'and');

/** A noun phrase up to what tells more of it. */
function nounOf(phrase: readonly Token[]): readonly Token[] {
  const end = phrase.findIndex(
    ({ word }, at) => at > 0 && word !== null && BEHIND_NOUN.has(word) && word !== ',',
  );
  const comma = phrase.findIndex(({ word }) => word === ',');
  const all = [end, comma].filter((at) => at > 0);
  return phrase.slice(0, all.length > 0 ? Math.min(...all) : phrase.length);
}

/** How a sentence after this one names the same: "P" after "a particle P of mass 5 kg", "the ball" after "a ball". */
export function namedAgain(phrase: readonly Token[]): readonly Token[] {
  const noun = nounOf(phrase);
  const label = noun.at(-1);
  if (isLabel(label) && !noun.some(({ word }) => word === 'and')) return [label!];
  const first = noun[0];
  if (noun.length === 1) return phrase;
  return first && ARTICLES.has(first.word ?? '') ? [wordBeside('the', first), ...noun.slice(1)] : noun;
}
