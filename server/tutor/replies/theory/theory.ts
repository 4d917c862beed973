import type { Context } from '../../../core/context.ts';
import { sheetOf } from '../../../curriculum/exam-aids.ts';
import type { CardKind } from '../../../database/client/client.ts';
import { queryTokens } from '../../../text/query-tokens.ts';
import { vocabularyOf } from '../../../curriculum/vocabulary.ts';
import type { Citation, TutorReply } from '../../rules.ts';
import { THEORY } from '../../words/theory.ts';
import { cite } from '../../operations/cite.ts';
import { isStudy } from '../../operations/is-study.ts';
import { readText } from '../../operations/read-text.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { cardsOf, studiedTopic } from '../../operations/studied-topic.ts';
import { topicCalled } from '../../operations/topic-named.ts';
import { topicReply } from './topic-reply.ts';
import { writeCitations, writeStep } from '../../write.ts';
import { MESSAGES } from '../../sentences.ts';
import { heldReply } from '../held.ts';
import { statedWords } from './stated.ts';
import { askedAbout, comparedIn, inFull } from './asked-about.ts';
import { cardsAbout, cardsOfNamed, isQuoted, moreOf, topicOfCard } from './cards-about.ts';
import { backTo, onwards } from './onwards.ts';
import { reply, replyWithCards, type Talk, topicOf } from '../talk.ts';

interface Looked {
  /** The topic of the problem on the table. */
  topic: string | null;
  kind?: CardKind;
}

function shortened(said: string): string {
  const all = [...said.replaceAll(/\s+/g, ' ').trim()];
  return all.length <= 60 ? all.join('') : `${all.slice(0, 59).join('')}…`;
}

/** Whether the notes know most of its words at all: the search itself only weighs those that they know. */
async function isKnown(ctx: Context, text: string): Promise<boolean> {
  const vocabulary = await vocabularyOf(ctx.db);
  const tokens = queryTokens(text, vocabulary)
    .split(' ')
    .filter((token) => token && !/[*~]$/.test(token) && !token.startsWith('fx'));
  return tokens.length > 0 && tokens.filter((token) => vocabulary.has(token)).length * 2 >= tokens.length;
}

async function found(ctx: Context, talk: Talk, said: string, { topic, kind }: Looked): Promise<Citation[]> {
  const text = askedAbout(said);
  if (text === '') return [];
  const tokens = queryTokens(text, await vocabularyOf(ctx.db));
  if (!tokens.includes('~') && !(await isKnown(ctx, text))) return [];
  const mentions = tokens.includes('~') ? {} : { mentions: text };
  // What the topic of the problem on the table says comes before what is called so elsewhere.
  const about = await cardsAbout(ctx, talk, text, { topic, limit: 1, ...mentions, ...(kind && { kind }) });
  const isOwn = talk.thread.question !== null && about.some((card) => topicOfCard(card) === topic);
  const titled = kind || isOwn ? undefined : await cardTitled(ctx, talk, text, topic);
  return titled ? [titled] : about;
}

const STEM = 6;

/** A card of the subject that has all of it in its title. */
async function cardTitled(
  ctx: Context,
  { voice, within }: Talk,
  text: string,
  topic: string | null,
): Promise<Citation | undefined> {
  const words = text.toLowerCase().match(/[a-z]{3,}|\p{Script=Han}{2,8}/gu) ?? [];
  if (words.length === 0 || words.length > 4) return undefined;
  const subject = (topic ?? within)?.split('/')[0];
  const found = await cite(ctx, { text, topic: subject ? `${subject}//` : null, limit: 8, least: 0.2 });
  return found.find((card) => {
    const title = `${card.title.en} ${card.title.zh}`.toLowerCase();
    return words.every((word) => title.includes(word.slice(0, STEM))) && !isQuoted(voice, card);
  });
}

/** What the notes say of a term. */
export async function termReply(
  ctx: Context,
  talk: Talk,
  term: string,
  topic: string | null,
): Promise<TutorReply> {
  const { voice, language } = talk;
  const stated = await statedReply(ctx, talk, term);
  if (stated) return stated;
  const compared = comparedIn(talk.said);
  const both = compared ? await cardsOfBoth(ctx, talk, compared, topic) : [];
  const citations = both.length > 0 ? both : await found(ctx, talk, term, { topic });
  if (citations.length > 0)
    return replyWithCards(talk, [voice.say(THEORY.found, { term })], citations, [backTo(talk)]);
  const asked = askedAbout(term) || inFull(term);
  const [first] = await cite(ctx, { text: asked, topic, limit: 1, least: 0.3 });
  if (!first || !isQuoted(voice, first)) return notFound(ctx, talk);
  const card = `[${first.title[language]}](${first.path})`;
  const above = voice.say(THEORY.above, { card });
  const more = await moreOf(ctx, talk, term, `${first.subjectCode}/${first.paper}/${first.topic}`);
  const intro = more.length > 0 ? voice.say(THEORY.more, { term: shortened(term) }) : '';
  return replyWithCards(talk, [above, intro], more, [backTo(talk)]);
}

/** The words that earn the marks, where they were not said before. */
export async function statedReply(ctx: Context, talk: Talk, term: string | null): Promise<TutorReply | null> {
  const { voice, language } = talk;
  const words = await statedWords(ctx, talk.said, term, language);
  if (words === null || voice.said(words)) return null;
  const citations = await cite(ctx, {
    text: askedAbout(term ?? talk.said),
    topic: talk.within,
    limit: 1,
    least: 0.3,
  });
  const rests =
    citations.length > 0 ? `${MESSAGES.rests[language]}\n${writeCitations(citations, language)}` : '';
  return { ...reply(talk, [voice.say(THEORY.stated), `> ${words}`, backTo(talk), rests]), citations };
}

/** One card that has both, or one for each. */
async function cardsOfBoth(
  ctx: Context,
  talk: Talk,
  [one, other]: [string, string],
  topic: string | null,
): Promise<Citation[]> {
  const together = await found(ctx, talk, `${one} ${other}`, { topic });
  const isBoth = [one, other].every((side) =>
    askedAbout(side)
      .split(' ')
      .some((word) =>
        together.some(({ excerpt }) =>
          `${excerpt.en} ${excerpt.zh}`.toLowerCase().includes(word.slice(0, 6).toLowerCase()),
        ),
      ),
  );
  if (isBoth && together.length > 0) return together;
  const [first] = await found(ctx, talk, one, { topic });
  const [second] = await found(ctx, talk, other, { topic });
  const cards = [first, second].filter((card) => card !== undefined);
  return cards.length === 2 && first!.cardId === second!.cardId ? [first!] : cards;
}

/** More about the term that was explained last: how it is used, in the topic that it belongs to. */
export async function useReply(ctx: Context, talk: Talk, topic: string | null): Promise<TutorReply> {
  const { thread, voice } = talk;
  const term = thread.term ?? thread.question;
  if (term === null) return notFound(ctx, talk);
  const [own] = await cite(ctx, { text: inFull(term), topic, limit: 1 });
  const place = own ? `${own.subjectCode}/${own.paper}/${own.topic}` : topic;
  const citations = await moreOf(ctx, talk, term, place);
  if (citations.length === 0) return notFound(ctx, talk);
  return replyWithCards(talk, [voice.say(THEORY.more, { term: shortened(term) })], citations, [backTo(talk)]);
}

/** The formulas for something; for the problem on the table, where nothing is named. */
export async function formulaReply(
  ctx: Context,
  talk: Talk,
  of: string | null,
  parts: SolvedPart[],
): Promise<TutorReply> {
  const { voice, thread } = talk;
  const used =
    of === null && talk.state === 'done'
      ? await stepMeant(ctx, { ...talk, said: 'formula 公式' }, parts)
      : null;
  if (used) return used;
  const topic = topicOf(parts);
  const asked = of !== null && /^(?:it|this|that|these|here|这|那|它)$/.test(of) ? null : of;
  const text = asked ?? thread.question;
  if (text === null) return notFound(ctx, talk);
  const formulas = await found(ctx, talk, text, { topic, kind: 'FORMULA' });
  const ofTopic =
    formulas.length === 0 && asked === null
      ? await cardsAbout(ctx, talk, text, { topic, limit: 1, kind: 'FORMULA' })
      : formulas;
  const any = of === null ? [] : await found(ctx, talk, text, { topic });
  const citations = [...any, ...ofTopic]
    .toSorted((one, other) => namedIn(other, text) - namedIn(one, text))
    .slice(0, 1);
  if (citations.length === 0) return notFound(ctx, talk);
  const named = voice.say(THEORY.formula, { term: shortened(text) });
  return replyWithCards(talk, [named], citations, [backTo(talk)]);
}

/** How much of what is asked for stands in the title. */
function namedIn({ title }: Citation, text: string): number {
  const words = text.toLowerCase().match(/[a-z]{3,}|\p{Script=Han}{2}/gu) ?? [];
  const own = `${title.en} ${title.zh}`.toLowerCase();
  return words.filter((word) => own.includes(word.slice(0, 6))).length;
}

/** Whether something is printed on the formula sheet: what the card says, or what there is. */
export async function givenReply(
  ctx: Context,
  talk: Talk,
  what: string | null,
  topic: string | null,
): Promise<TutorReply> {
  const { voice, language, thread, within } = talk;
  const text = what ?? thread.term ?? thread.question;
  const named =
    text === null ? [] : await cardsAbout(ctx, talk, inFull(text), { topic, limit: 4, kind: 'FORMULA' });
  const own = topic ? await formulaCards(ctx, topic) : [];
  const telling = [...named, ...own]
    .filter((card) => /MF19|data sheet|printed/i.test(card.excerpt.en) && !isQuoted(voice, card))
    .slice(0, 1);
  const subject = (topic ?? telling[0]?.subjectCode ?? within ?? '').split('/')[0]!;
  const sheet = sheetOf(subject)
    .map((one) => one[language])
    .filter((one) => !voice.said(one));
  const intro = telling.length > 0 ? voice.say(THEORY.given) : '';
  if (sheet.length === 0 && telling.length === 0) return notFound(ctx, talk);
  return replyWithCards(talk, [...sheet, intro], telling, [backTo(talk)]);
}

/** The formula cards of a topic. */
async function formulaCards(ctx: Context, topic: string): Promise<Citation[]> {
  const [subjectCode, paper, slug] = topic.split('/');
  const studied = await studiedTopic(ctx, {
    subjectCode: subjectCode!,
    topic: `${paper}/${slug}`,
    goal: null,
  });
  return studied ? cardsOf(ctx, studied, { kind: 'FORMULA', limit: 3 }) : [];
}

/** Words that ask for nothing in particular: about the subject, or about something else. */
export async function wordsReply(
  ctx: Context,
  talk: Talk,
  parts: SolvedPart[],
  topic: string | null,
): Promise<TutorReply> {
  const { voice, thread } = talk;
  const said = inFull(talk.said);
  const held = await heldReply(ctx, voice, talk.said.trim().replace(RIGHT_BEHIND, ''));
  if (held) return reply(talk, [held, backTo(talk)]);
  if (comparedIn(talk.said)) return termReply(ctx, talk, talk.said, topic);
  const stated = await statedReply(ctx, talk, null);
  if (stated) return stated;
  const named = thread.question === null ? await topicCalled(ctx, said, talk.within) : null;
  if (named) return topicReply(ctx, { kind: 'begin' }, { ...talk, topic: named, question: null });
  const isOfSubject = await isStudy(ctx, said);
  const isAside = !isOfSubject && !POINTS.test(said) && !HOW.test(said) && (await isOfNothing(ctx, said));
  if (isAside) return replyWithCards(talk, [voice.say(THEORY.aside), await onwards(ctx, talk)], []);
  const nearest = await found(ctx, talk, said, { topic });
  const pointed = nearest.length === 0 && talk.state === 'done' ? await stepMeant(ctx, talk, parts) : null;
  if (pointed) return pointed;
  const citations = nearest.length > 0 ? nearest : await cardsOfNamed(ctx, talk, said);
  if (citations.length === 0) return notFound(ctx, talk);
  const intro = voice.say(THEORY.found, { term: shortened(talk.said) });
  return replyWithCards(talk, [intro], citations, [backTo(talk)]);
}

/** What is only asked about a sum. */
const RIGHT_BEHIND =
  /[\s,，]{0,3}(?:(?:is )?(?:that|this|it)(?: is)? (?:ok|okay|right|correct|true)|right|correct|ok|对吗|对不对)?[\s?？]{0,3}$/iu;

/** No word of it is in any card. */
async function isOfNothing(ctx: Context, said: string): Promise<boolean> {
  const vocabulary = await vocabularyOf(ctx.db);
  const words =
    askedAbout(said)
      .toLowerCase()
      .match(/[a-z]{3,}|\p{Script=Han}{2}/gu) ?? [];
  return words.length > 0 && !/\d/.test(said) && words.every((word) => !vocabulary.has(word));
}

/** Asked about mathematics in words that no card has. */
const HOW =
  /\b(?:squares?|negative|positive|zero|numbers?|minus|plus|bigger|smaller|equal|answers?|signs?)\b|负数|正数|平方|符号|答案|数字/i;

/** "It", "this one": about what is on the table, whatever it asks. */
const POINTS = /\b(?:it|this|that|these|those|here|one|they|them)\b|这|那|它/i;

/** The step that the words are nearest to. */
async function stepMeant(ctx: Context, talk: Talk, parts: SolvedPart[]): Promise<TutorReply | null> {
  const steps = parts.flatMap(({ worked }) => (worked?.steps ?? []).map((step, at) => ({ step, at })));
  const words = steps.map(
    ({ step }) => `${step.say.en} ${step.say.zh} ${step.why?.en ?? ''} ${step.why?.zh ?? ''}`,
  );
  const number = await readText(ctx, 'stepAbout', talk.said, words);
  if (number === null) return null;
  const { step, at } = steps[number]!;
  const reason = step.why?.[talk.language] ?? '';
  const intro = talk.voice.say(THEORY.pointTo, { number: `${number + 1}` });
  return replyWithCards(
    talk,
    [intro, writeStep(step, at, talk.language), talk.voice.said(reason) ? '' : reason],
    [],
  );
}

/** Asks back: what was understood, and what would help. */
export async function notFound(ctx: Context, talk: Talk): Promise<TutorReply> {
  const isSolved = talk.state === 'open' || talk.state === 'done';
  const unknown = talk.voice.say(isSolved ? THEORY.unknown : THEORY.unknownWithout, {
    said: shortened(talk.said),
  });
  return replyWithCards(talk, [unknown, await onwards(ctx, talk)], []);
}
