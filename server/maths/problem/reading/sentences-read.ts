import type { SentenceRead } from '../../../core/errors.ts';
import { layoutOf } from '../layout/layout.ts';
import type { Phrase } from './chart.ts';
import type { Meaning, Said } from './meaning.ts';
import { readPhysics } from './physics/read-physics.ts';
import { readSentence } from './read-sentence.ts';
import { sentencesOf, type Token, tokensOf } from './tokens.ts';
import { markerFor } from './typed/marked-text.ts';

/** Of longer texts nothing is told: nobody reads so many sentences of one question. */
const MOST_SENTENCES = 30;

/** What was understood of a question, sentence by sentence; each by itself, whatever stands before it. */
export function sentencesRead(question: string): SentenceRead[] {
  const { stem, parts } = layoutOf(question);
  const pieces = new Set([stem, ...parts.flatMap(({ context, text }) => [...context, text])]);
  const mark = markerFor(question);
  const read = [...pieces].flatMap((piece) => sentencesIn(piece, mark?.(piece) ?? piece));
  return read.length > MOST_SENTENCES ? [] : read;
}

function sentencesIn(text: string, marked: string): SentenceRead[] {
  const sentences = sentencesOf(tokensOf(marked));
  if (sentences.length > MOST_SENTENCES) return [];
  const starts = sentences.map((tokens, at) => (at === 0 ? 0 : startOf(text, sentences[at - 1]!, tokens)));
  return sentences.map((tokens, at) => {
    const from = starts[at]!;
    const whole = text.slice(from, starts[at + 1] ?? text.length);
    const lead = whole.length - whole.trimStart().length;
    return { text: whole.trim(), ...understood(tokens, from + lead) };
  });
}

/** Behind the sign that ends the sentence before, and the mark that closes its last formula. */
function startOf(text: string, before: Token[], tokens: Token[]): number {
  const from = before.at(-1)!.to;
  const end = /[.?!。？！]/.exec(text.slice(from, tokens[0]!.from));
  if (!end) return tokens[0]!.from;
  const at = from + end.index + 1;
  const [, space = '', mark] = /^(\s*)(\$\$?|\\\)|\\\])/.exec(text.slice(at)) ?? [];
  if (!mark || (mark.startsWith('$') && !isOpen(text.slice(0, at), mark))) return at;
  return at + space.length + mark.length;
}

const isOpen = (before: string, mark: string): boolean =>
  (mark === '$' ? before.replaceAll('$$', '') : before).split(mark).length % 2 === 0;

function understood(tokens: readonly Token[], offset: number): Omit<SentenceRead, 'text'> {
  const { said: all, chart } = readSentence(tokens);
  const general = all.filter((one) => !isScenery(one));
  const said = general.length > 0 ? general : readPhysics(tokens).filter((one) => !isScenery(one));
  if (said.length > 0) return { says: saysOf(said), unclear: [] };
  const known = coverOf(chart.phrases, tokens.length);
  const unclear: { at: number; length: number }[] = [];
  for (const [at, { word, formula, from, to }] of tokens.entries()) {
    if (known[at] || formula !== null || word === null || !/\p{L}/u.test(word)) continue;
    const last = unclear.at(-1);
    const isNext = at > 0 && last && last.at + last.length === tokens[at - 1]!.to - offset;
    if (isNext) last.length = to - offset - last.at;
    else unclear.push({ at: from - offset, length: to - from });
  }
  return { says: null, unclear };
}

/** What only tells a story is not taken for understood. */
const isScenery = ({ facts, goals }: Said): boolean =>
  goals.length === 0 && facts.every(({ relation }) => relation === 'scene');

function saysOf(said: readonly Said[]): SentenceRead['says'] {
  const asked = said.some(({ goals }) => goals.length > 0);
  const given = said.some(({ facts }) => facts.length > 0);
  return asked && given ? 'both' : asked ? 'asked' : 'given';
}

/** What any words may be: the names of a story. */
const isAnyWords = ({ kind }: Phrase<Meaning>): boolean => /^story-(?:name|owner|nouns?)$/.test(kind);

/** Which tokens stand in a phrase of several. */
function coverOf(phrases: readonly Phrase<Meaning>[], length: number): boolean[] {
  const covered = Array.from({ length }, () => false);
  for (const one of phrases)
    if (one.to - one.from > 1 && !isAnyWords(one)) covered.fill(true, one.from, one.to);
  return covered;
}
