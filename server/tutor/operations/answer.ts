import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { type About, type Mode, type TutorReply, withinOf } from '../rules.ts';
import { MESSAGES } from '../sentences.ts';
import { type GeneratedQuestion, type Thread, threadOf } from '../reading/thread.ts';
import type { ReadTurn, Turn } from '../reading/turns.ts';
import type { Intent } from '../reading/intent.ts';
import { isStudy } from './is-study.ts';
import { checkTyped } from './check-typed.ts';
import { readText } from './read-text.ts';
import { explainPassage } from './explain-passage.ts';
import { markAnswer } from './mark-answer.ts';
import { solutionReply, unshown, unsolvedReply } from './solution-reply.ts';
import { questionLike } from './question-like.ts';
import { TIMED_OUT, solveParts } from './solve-parts.ts';
import { type StudiedTopic, studiedTopic } from './studied-topic.ts';
import { topicQuestion } from './topic-question.ts';
import { greetInTopic, noQuestionOfTopic, questionOfTopic, topicReply } from './topic-reply.ts';
import { plainReply } from '../write.ts';
import { whyReply } from './why.ts';

interface TutorRequest {
  /** The user's messages, oldest first; the last is answered. */
  turns: Turn[];
  mode: Mode;
  about: About | null;
}

interface ReplySettings {
  language: Language;
  /** Where theory is searched first: subject/paper/slug. */
  within: string | null;
  topic: StudiedTopic | null;
  goal: string | null;
}

/** Answers without a model, from the maths engine and the curriculum. */
export async function answerAsTutor(ctx: Context, { turns, mode, about }: TutorRequest): Promise<TutorReply> {
  const topic = await studiedTopic(ctx, about);
  const read = await readText(ctx, 'readTurns', turns, topic !== null);
  const thread = await threadOf(read, {
    mode,
    isLineOf: (question, typed) => readText(ctx, 'isLineOf', question, typed),
    make: (question, number, soFar) =>
      makeQuestion(ctx, topic, question, number, languageIn(soFar, ctx.language)),
  });
  const language = languageIn(read, ctx.language);
  const intent = thread.intent.kind === 'language' ? (thread.before ?? thread.intent) : thread.intent;
  const settings = { language, within: withinOf(about), topic, goal: about?.goal ?? null };
  const passage = turns.at(-1)?.segments?.at(-1) ?? null;
  return replyTo(ctx, { ...thread, intent }, settings, passage);
}

async function makeQuestion(
  ctx: Context,
  topic: StudiedTopic | null,
  question: string | null,
  number: number,
  language: Language,
): Promise<GeneratedQuestion | null> {
  const like = question && (await questionLike(ctx, await readText(ctx, 'plainQuestion', question), number));
  if (like) return { question: like, of: 'question' };
  const own = topic && (await topicQuestion(ctx, topic, number, language));
  return own;
}

async function replyTo(
  ctx: Context,
  thread: Thread,
  settings: ReplySettings,
  passage: string | null,
): Promise<TutorReply> {
  const { intent, question, made } = thread;
  const { language, topic, goal } = settings;
  if (intent.kind === 'check') return checkTyped(ctx, intent.lines, question, language);
  if (intent.kind === 'answer') return markAnswer(ctx, intent.typed, question!, language);
  if (intent.kind === 'why' && passage) return explainPassage(ctx, passage, question, settings);
  if (topic) {
    const studied = { topic, goal, question, language };
    if (intent.kind === 'greeting') return greetInTopic(studied);
    if (intent.kind === 'begin' || intent.kind === 'cards') return topicReply(ctx, intent, studied);
    if (made === 'topic' || made === 'example')
      return questionOfTopic(ctx, { ...studied, question: question! }, made);
    if (intent.kind === 'like' && !made) return noQuestionOfTopic(ctx, studied);
  }
  if (intent.kind === 'greeting') return plainReply(language, question, MESSAGES.hello[language]);
  if (!question) return plainReply(language, null, MESSAGES.noQuestion[language]);
  return aboutQuestion(ctx, { ...thread, question }, intent, settings);
}

async function aboutQuestion(
  ctx: Context,
  thread: Thread & { question: string },
  intent: Intent,
  { within, language }: ReplySettings,
): Promise<TutorReply> {
  const { question } = thread;
  if (intent.kind === 'like') return alike(ctx, thread, language);
  const parts = await solveParts(ctx, question);
  if (parts.every(({ worked }) => !worked)) {
    const isOverrun = parts.some(({ why }) => why === TIMED_OUT);
    const isTheory = within !== null || isOverrun || (await isStudy(ctx, question));
    return isTheory
      ? unsolvedReply(ctx, question, parts, { within, language })
      : plainReply(language, null, MESSAGES.hello[language]);
  }
  if (intent.kind === 'why') return whyReply(ctx, thread, parts, intent.step, language);
  if (intent.kind !== 'another') return solutionReply(ctx, thread, parts, language);
  return anotherWay(ctx, thread, language);
}

async function anotherWay(
  ctx: Context,
  thread: Thread & { question: string },
  language: Language,
): Promise<TutorReply> {
  const { question } = thread;
  const ran = await ctx.engine.another(await readText(ctx, 'plainQuestion', question));
  if (!ran.ran || !ran.answer) return plainReply(language, question, MESSAGES.noOther[language]);
  const parts = [{ label: '', text: question, worked: ran.answer, why: null }];
  const reply = await solutionReply(ctx, { ...thread, whole: true }, parts, language);
  const intro = MESSAGES.other[language];
  return {
    ...reply,
    content: `${intro}\n\n${reply.content}`,
    beside: [intro, reply.beside].filter(Boolean).join('\n\n'),
  };
}

/** The thread already points to the new question, or there is none. */
async function alike(
  ctx: Context,
  { question, made }: Thread & { question: string },
  language: Language,
): Promise<TutorReply> {
  if (!made) return plainReply(language, question, MESSAGES.noLike[language]);
  const beside = `${MESSAGES.like[language]}\n\n> ${question.replaceAll('\n', '\n> ')}`;
  const solutions = unshown(await solveParts(ctx, question));
  return {
    ...plainReply(language, question, `${beside}\n\n${MESSAGES.ladder[language]}`),
    beside,
    solutions,
  };
}

/** The language of the latest turn that has one. */
function languageIn(turns: ReadTurn[], otherwise: Language): Language {
  return turns.findLast(({ language }) => language)?.language ?? otherwise;
}
