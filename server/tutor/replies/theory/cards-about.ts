import type { Context } from '../../../core/context.ts';
import type { CardKind } from '../../../database/client/client.ts';
import type { Citation } from '../../rules.ts';
import { hanPairs } from '../../../text/han-pairs.ts';
import { cite } from '../../operations/cite.ts';
import { topicIn } from '../../operations/topic-named.ts';
import type { Voice } from '../../words/voice.ts';
import type { Talk } from '../talk.ts';
import { askedAbout, inFull } from './asked-about.ts';

interface Wanted {
  /** Where it is looked for first: subject/paper/slug. */
  topic: string | null;
  limit: number;
  kind?: CardKind;
  /** Half of whose words have to stand in the card itself. */
  mentions?: string;
}

/** How much of a text a card of the topic, of the subject, of anything has to match. */
const LEAST = { topic: 0.2, subject: 0.35, any: 0.4 };

/** The cards about something, nearest to the conversation first; those that were quoted before come last. */
export async function cardsAbout(
  ctx: Context,
  { voice, within, thread }: Talk,
  text: string,
  { topic, limit, kind, mentions }: Wanted,
): Promise<Citation[]> {
  const subject = (topic ?? within)?.split('/')[0];
  const isBeside = thread.question !== null && topic !== null;
  const places: [string | null, number][] = [
    ...(topic ? [[topic, LEAST.topic] as [string, number]] : []),
    ...(within && within !== topic ? [[within, LEAST.topic] as [string, number]] : []),
    ...(subject ? [[`${subject}//`, LEAST.subject] as [string, number]] : []),
    // One word of a card of another subject says nothing of the problem on the table.
    ...(topic && mentions && distinctiveIn(mentions).length < 2 ? [] : [[null, LEAST.any] as [null, number]]),
  ];
  for (const [place, least] of places) {
    const found = await cite(ctx, { text, topic: place, limit: limit + 3, least, ...(kind && { kind }) });
    const fits = (card: Citation) =>
      (!mentions || isAbout(card, mentions)) &&
      (!isBeside || topicOfCard(card) === topic || isNamed(card, mentions ?? text));
    const fresh = found.filter((card) => !isQuoted(voice, card) && fits(card));
    if (fresh.length > 0) return fresh.slice(0, limit);
  }
  return [];
}

/** How a term is used, in its topic if that says it. */
export async function moreOf(
  ctx: Context,
  talk: Talk,
  term: string,
  topic: string | null,
): Promise<Citation[]> {
  const text = inFull(term);
  const methods = await cardsAbout(ctx, talk, text, { topic, limit: 1, kind: 'METHOD' });
  const all = [...methods, ...(await cardsAbout(ctx, talk, text, { topic, limit: 1 }))];
  return all.filter((card) => topic === null || topic === topicOfCard(card)).slice(0, 1);
}

/** Beside a problem of another topic a card has to be named by its title: all that is asked for stands in it, or most of it in what is asked. */
export function isNamed({ title }: Citation, text: string): boolean {
  const asked = [...wordsIn(text), ...hanPairs(text)];
  const own = `${title.en} ${title.zh}`.toLowerCase();
  // Of a title of several words one alone says little.
  const isTerm = asked.length >= 2 || (asked.length === 1 && wordsIn(title.en).length <= 2);
  if (isTerm && asked.length <= 4 && asked.every((one) => own.includes(one.slice(0, STEM)))) return true;
  if (joinedIn(text).some((term) => own.includes(term))) return true;
  const names = [wordsIn(title.en), hanPairs(title.zh)];
  const said = text.toLowerCase();
  return names.some(
    (all) => all.length >= 2 && all.every((one) => said.includes(one.slice(0, Math.max(2, STEM)))),
  );
}

export const topicOfCard = ({ subjectCode, paper, topic }: Citation) => `${subjectCode}/${paper}/${topic}`;

/** A card of the topic whose name stands in what is said; beside a question it has to speak of the rest too. */
export async function cardsOfNamed(ctx: Context, talk: Talk, said: string): Promise<Citation[]> {
  const topic = await topicIn(ctx, said, talk.within);
  if (topic === null) return [];
  const text = askedAbout(said);
  const all = await cite(ctx, { text, topic, limit: 4 });
  const isBeside = talk.thread.question !== null;
  return all.filter((card) => !isQuoted(talk.voice, card) && (!isBeside || isAbout(card, text))).slice(0, 1);
}

const BEGINNING = 60;

/** A card that was only named may be quoted. */
export const isQuoted = ({ said }: Voice, { excerpt }: Citation): boolean =>
  said(excerpt.en.slice(0, BEGINNING)) || said(excerpt.zh.slice(0, BEGINNING));

const STEM = 5;
const COMMON = new Set(
  (
    'the and for are was that this with from what does mean when how why between difference used use ' +
    'each other another next even also all any one two both same not but let can get got now then than too minus plus sqrt answer'
  ).split(' '),
);

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !COMMON.has(word));
/** "One-one", of words that say nothing alone. */
const joinedIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{2,12}-[a-z]{2,12}/g) ?? [];
const distinctiveIn = (text: string): string[] => [...wordsIn(text), ...hanPairs(text)];

function isAbout({ title, topicTitle, excerpt }: Citation, text: string): boolean {
  const own = [title, topicTitle, excerpt]
    .flatMap(({ en, zh }) => [en, zh])
    .join(' ')
    .toLowerCase();
  const words = wordsIn(text);
  const pairs = hanPairs(text);
  const ownWords = own.match(/[a-z]{3,}/g) ?? [];
  const hasWord = (word: string) => ownWords.some((one) => one.startsWith(word.slice(0, STEM)));
  const wanted = [...words, ...pairs];
  const found = words.filter(hasWord).length + pairs.filter((pair) => own.includes(pair)).length;
  if (wanted.length === 0) return joinedIn(text).some((term) => own.includes(term));
  // Of two words one alone says little.
  return wanted.length <= 2 ? found === wanted.length : found * 2 >= wanted.length;
}
