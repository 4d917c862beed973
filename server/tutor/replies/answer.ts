import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { type About, type Mode, type TutorReply, withinOf } from '../rules.ts';
import { threadOf } from '../reading/thread.ts';
import type { Thread } from '../reading/thread-state.ts';
import type { ReadTurn, Turn } from '../reading/turns.ts';
import { voiceOf } from '../words/voice.ts';
import { makeQuestion } from '../operations/make-question.ts';
import { readText } from '../operations/read-text.ts';
import { replyTo } from './reply-to.ts';
import { solveParts } from '../operations/solve-parts.ts';
import { studiedTopic } from '../operations/studied-topic.ts';

interface TutorRequest {
  /** The user's messages, oldest first; the last is answered. */
  turns: Turn[];
  mode: Mode;
  about: About | null;
}

/** Answers without a model, from the maths engine and the curriculum. */
export async function answerAsTutor(ctx: Context, { turns, mode, about }: TutorRequest): Promise<TutorReply> {
  const topic = await studiedTopic(ctx, about);
  const read = await readAll(ctx, turns, topic !== null);
  const isSolved = async (question: string) => (await solveParts(ctx, question)).some(({ worked }) => worked);
  const thread = await threadOf(read, {
    mode,
    isSolved,
    isLineOf: (question, typed) => readText(ctx, 'isLineOf', question, typed),
    followUps: async (question, said) => {
      const last = (await solveParts(ctx, question)).findLast(({ worked }) => worked);
      return readText(ctx, 'followUps', question, said, last?.worked?.answer.text ?? null);
    },
    make: ({ turns: soFar, ...wanted }) =>
      makeQuestion(ctx, { ...wanted, language: languageIn(soFar, ctx.language), topic, place: about }),
  });
  const language = languageIn(read, ctx.language);
  const heard = turns.map((turn) => turn.heard ?? '').join('\n');
  const last = turns.at(-1)!;
  return replyTo(ctx, {
    thread: asMeant(thread),
    voice: voiceOf(heard, language),
    language,
    within: withinOf(about),
    topic,
    goal: about?.goal ?? null,
    said: await readText(ctx, 'spelled', last.text),
    heardOfIt: turns
      .slice(thread.since + 1)
      .map((turn) => turn.heard ?? '')
      .join('\n'),
    state: 'none',
    passage: last.segments?.at(-1) ?? null,
  });
}

/** What the tutor said is not for the readers. */
async function readAll(ctx: Context, turns: Turn[], hasTopic: boolean): Promise<ReadTurn[]> {
  const typed = turns.map(({ text, rung, segments }) => ({ text, rung, segments }));
  const read = await readText(ctx, 'readTurns', typed, hasTopic);
  return read.map((turn, at) => ({ ...turn, heard: turns[at]!.heard }));
}

/** In another language the same is asked again. */
const asMeant = (thread: Thread): Thread =>
  thread.intent.kind === 'language' ? { ...thread, intent: thread.before ?? thread.intent } : thread;

/** The language of the latest turn that has one. */
function languageIn(turns: ReadTurn[], otherwise: Language): Language {
  return turns.findLast(({ language }) => language)?.language ?? otherwise;
}
