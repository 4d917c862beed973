import type { Context } from '../../../core/context.ts';
import { listed } from '../../../core/locale.ts';
import { MAX_CITATIONS, type TutorReply } from '../../rules.ts';
import { UNSOLVED } from '../../words/unsolved.ts';
import { cite, citeWithin } from '../../operations/cite.ts';
import { refusalsOf } from './solution-reply.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { askedAbout } from '../theory/asked-about.ts';
import { cardsAbout, isQuoted, topicOfCard } from '../theory/cards-about.ts';
import { brief, type ProblemTalk, reply, replyWithCards } from '../talk.ts';

/** No answer: what was read and what was not, what the student can do, and the theory that fits best. */
export async function unsolvedReply(ctx: Context, talk: ProblemTalk): Promise<TutorReply> {
  const { voice, within, question, parts } = talk;
  const all = await citeWithin(ctx, { topic: within, text: question, limit: MAX_CITATIONS });
  // The second only where it belongs to the first.
  const citations = all.slice(0, 2).filter((card) => topicOfCard(card) === topicOfCard(all[0]!));
  const fresh = citations.filter((card) => !isQuoted(voice, card));
  return replyWithCards(
    talk,
    [
      ...refusalsOf(talk, parts),
      ...readOf(talk),
      voice.say(UNSOLVED.can),
      fresh.length > 0 ? voice.say(UNSOLVED.theory) : '',
    ],
    fresh,
  );
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
  const { voice, question, within } = talk;
  const about = askedAbout(of ?? '');
  const [first] = await citeWithin(ctx, { text: question, topic: within, limit: 1 });
  const best = first && `${first.subjectCode}/${first.paper}/${first.topic}`;
  const asked = /[a-z]{3}|\p{Script=Han}{2}/iu.test(about)
    ? await cardsAbout(ctx, talk, about, { topic: best ?? null, limit: 1, mentions: about })
    : [];
  const all = [
    ...asked,
    ...(best ? await cite(ctx, { text: question, topic: best, limit: MAX_CITATIONS, kind: 'METHOD' }) : []),
    ...(best ? await cite(ctx, { text: question, topic: best, limit: MAX_CITATIONS }) : []),
    ...(best ? [] : await cite(ctx, { text: question, topic: within, limit: MAX_CITATIONS })),
  ];
  const citations = all.filter((card) => !isQuoted(voice, card)).slice(0, 1);
  if (citations.length === 0) return reply(talk, [voice.say(UNSOLVED.can)]);
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
