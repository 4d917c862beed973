import type { Context } from '../../../core/context.ts';
import { listed } from '../../../core/locale.ts';
import { type Citation, MAX_CITATIONS, type TutorReply } from '../../rules.ts';
import { reasonOf } from '../doubt.ts';
import { UNSOLVED } from '../../words/unsolved.ts';
import { cite } from '../../operations/cite.ts';
import { topicOfText } from '../../operations/topic-of-text.ts';
import { refusalsOf } from './solution-reply.ts';
import { type SolvedPart, solveParts } from '../../operations/solve-parts.ts';
import { askedAbout } from '../theory/asked-about.ts';
import { cardsAbout, isQuoted } from '../theory/cards-about.ts';
import { brief, type ProblemTalk, reply, replyWithCards, topicOf } from '../talk.ts';

/** No answer: what was read and what was not, what the student can do, and the method of its topic. */
export async function unsolvedReply(ctx: Context, talk: ProblemTalk): Promise<TutorReply> {
  const { voice, question, parts } = talk;
  const topic = await topicOfTalk(ctx, talk);
  const reason = reasonOf(talk, parts);
  const [card] = topic === null || reason ? [] : await methodsOf(ctx, talk, topic, question);
  return replyWithCards(
    talk,
    [
      ...refusalsOf(talk, parts),
      ...readOf(talk),
      reason ?? '',
      card ? voice.say(UNSOLVED.theory, { topic: card.topicTitle[talk.language] }) : '',
    ],
    card ? [card] : [],
    [voice.say(UNSOLVED.can)],
  );
}

/** What goes on from a question that was solved belongs to its topic. */
async function topicOfTalk(ctx: Context, { thread, question, within }: ProblemTalk): Promise<string | null> {
  const first = thread.origin === null ? null : topicOf(await solveParts(ctx, thread.origin));
  return first ?? topicOfText(ctx, question, within);
}

/** The methods of a topic that fit a text, then its other cards, as far as they were not quoted. */
async function methodsOf(
  ctx: Context,
  { voice }: ProblemTalk,
  topic: string,
  text: string,
): Promise<Citation[]> {
  const all = [
    ...(await cite(ctx, { text, topic, limit: MAX_CITATIONS, kind: 'METHOD' })),
    ...(await cite(ctx, { text, topic, limit: MAX_CITATIONS })),
  ];
  return all.filter((card) => !isQuoted(voice, card));
}

const MOST_QUOTED = 3;

/** Sentence by sentence, what was understood and what was not. */
function readOf({ parts, voice, language }: ProblemTalk): string[] {
  const sentences = parts.flatMap((part) => part.sentences);
  const quote = (all: typeof sentences) =>
    listed(
      all.slice(0, MOST_QUOTED).map(({ text }) => `“${text.replaceAll(/\s+/g, ' ').slice(0, 160)}”`),
      language,
    );
  const [read, unread] = [
    sentences.filter(({ says }) => says !== null),
    sentences.filter(({ says }) => says === null),
  ];
  return [
    ...(read.length > 0 ? [`${voice.say(UNSOLVED.read)} ${quote(read)}`] : []),
    ...(unread.length > 0 ? [`${voice.say(UNSOLVED.unread)} ${quote(unread)}`] : []),
  ];
}

/** Help with a problem that has no solution here: the method from the notes, another card each time. */
export async function helpWithout(
  ctx: Context,
  talk: ProblemTalk,
  of: string | null = null,
): Promise<TutorReply> {
  const { voice, question } = talk;
  const about = askedAbout(of ?? '');
  const topic = await topicOfTalk(ctx, talk);
  const asked = /[a-z]{3}|\p{Script=Han}{2}/iu.test(about)
    ? await cardsAbout(ctx, talk, about, { topic, limit: 1, mentions: about })
    : [];
  const methods = topic === null ? [] : await methodsOf(ctx, talk, topic, question);
  const citations = [...asked, ...methods].slice(0, 1);
  if (citations.length === 0) return reply(talk, [voice.offer(UNSOLVED.can)]);
  return replyWithCards(talk, [voice.say(UNSOLVED.method)], citations, [voice.offer(UNSOLVED.can)]);
}

/** A request for a line of a solution that there is not. */
export async function noStepReply(ctx: Context, talk: ProblemTalk): Promise<TutorReply> {
  const { voice, question } = talk;
  const help = await helpWithout(ctx, talk);
  const none = voice.say(UNSOLVED.noStep, { question: brief(question) });
  return {
    ...help,
    content: `${none}\n\n${help.content}`,
    beside: `${none}\n\n${help.beside ?? help.content}`,
  };
}

/** A part that the question does not have. */
export function noPartReply(talk: ProblemTalk, label: string, labels: string[]): TutorReply {
  const { voice, language } = talk;
  return reply(talk, [
    labels.length > 1
      ? voice.say(UNSOLVED.part, { label, labels: listed(labels, language) })
      : voice.say(UNSOLVED.noParts),
  ]);
}

/** Asked for the next part where no other was sent. */
export const lastPartReply = (talk: ProblemTalk): TutorReply =>
  reply(talk, [talk.voice.say(UNSOLVED.lastPart, { question: brief(talk.question) })]);

export const hasSolution = (parts: SolvedPart[]) => parts.some(({ worked }) => worked);
