import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { type About, type Mode, type TutorReply, withinOf } from '../rules.ts';
import { SAY } from '../sentences.ts';
import { type Made, type Thread, threadOf } from '../reading/thread.ts';
import type { ReadTurn, Turn } from '../reading/turns.ts';
import type { Want } from '../reading/intent.ts';
import { isStudy } from './is-study.ts';
import { checkTyped } from './check-typed.ts';
import { readText } from './read-text.ts';
import { explainPassage } from './explain-passage.ts';
import { markAnswer } from './mark-answer.ts';
import { solutionReply, unshown, unsolvedReply } from './solution-reply.ts';
import { questionLike } from './question-like.ts';
import { OVERRAN, solveParts } from './solve-parts.ts';
import { type StudiedTopic, studiedTopic } from './studied-topic.ts';
import { topicQuestion } from './topic-question.ts';
import { greetInTopic, noQuestionOfTopic, questionOfTopic, topicReply } from './topic-reply.ts';
import { plainReply } from '../write.ts';
import { whyReply } from './why.ts';

interface TutorRequest {
  /** What the person said, oldest first; the last is what to answer. */
  turns: Turn[];
  mode: Mode;
  about: About | null;
}

interface ReplySettings {
  language: Language;
  /** Where theory is looked for first, as in subject/paper/slug. */
  within: string | null;
  topic: StudiedTopic | null;
  goal: string | null;
}

/** Answers without any model: with what the maths engine has checked and the curriculum says, or with neither. */
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
  const want = thread.want.kind === 'language' ? (thread.before ?? thread.want) : thread.want;
  const settings = { language, within: withinOf(about), topic, goal: about?.goal ?? null };
  const passage = turns.at(-1)?.segments?.at(-1) ?? null;
  return replyTo(ctx, { ...thread, want }, settings, passage);
}

async function makeQuestion(
  ctx: Context,
  topic: StudiedTopic | null,
  question: string | null,
  number: number,
  language: Language,
): Promise<Made | null> {
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
  const { want, question, made } = thread;
  const { language, topic, goal } = settings;
  if (want.kind === 'check') return checkTyped(ctx, want.lines, question, language);
  if (want.kind === 'answer') return markAnswer(ctx, want.typed, question!, language);
  if (want.kind === 'why' && passage) return explainPassage(ctx, passage, question, settings);
  if (topic) {
    const studied = { topic, goal, question, language };
    if (want.kind === 'greeting') return greetInTopic(studied);
    if (want.kind === 'begin' || want.kind === 'cards') return topicReply(ctx, want, studied);
    if (made === 'topic' || made === 'example')
      return questionOfTopic(ctx, { ...studied, question: question! }, made);
    if (want.kind === 'like' && !made) return noQuestionOfTopic(ctx, studied);
  }
  if (want.kind === 'greeting') return plainReply(language, question, SAY.hello[language]);
  if (!question) return plainReply(language, null, SAY.noQuestion[language]);
  return aboutQuestion(ctx, { ...thread, question }, want, settings);
}

async function aboutQuestion(
  ctx: Context,
  thread: Thread & { question: string },
  want: Want,
  { within, language }: ReplySettings,
): Promise<TutorReply> {
  const { question } = thread;
  if (want.kind === 'like') return alike(ctx, thread, language);
  const parts = await solveParts(ctx, question);
  if (parts.every(({ worked }) => !worked)) {
    const isOverrun = parts.some(({ why }) => why === OVERRAN);
    const isTheory = within !== null || isOverrun || (await isStudy(ctx, question));
    return isTheory
      ? unsolvedReply(ctx, question, parts, { within, language })
      : plainReply(language, null, SAY.hello[language]);
  }
  if (want.kind === 'why') return whyReply(ctx, thread, parts, want.step, language);
  if (want.kind !== 'another') return solutionReply(ctx, thread, parts, language);
  return anotherWay(ctx, thread, language);
}

async function anotherWay(
  ctx: Context,
  thread: Thread & { question: string },
  language: Language,
): Promise<TutorReply> {
  const { question } = thread;
  const ran = await ctx.engine.another(await readText(ctx, 'plainQuestion', question));
  if (!ran.ran || !ran.answer) return plainReply(language, question, SAY.noOther[language]);
  const parts = [{ label: '', text: question, worked: ran.answer, why: null }];
  const reply = await solutionReply(ctx, { ...thread, whole: true }, parts, language);
  const intro = SAY.other[language];
  return {
    ...reply,
    content: `${intro}\n\n${reply.content}`,
    beside: [intro, reply.beside].filter(Boolean).join('\n\n'),
  };
}

/** The thread has moved on to the new question already; where it has not, there is none. */
async function alike(
  ctx: Context,
  { question, made }: Thread & { question: string },
  language: Language,
): Promise<TutorReply> {
  if (!made) return plainReply(language, question, SAY.noLike[language]);
  const beside = `${SAY.like[language]}\n\n> ${question.replaceAll('\n', '\n> ')}`;
  const solutions = unshown(await solveParts(ctx, question));
  return { ...plainReply(language, question, `${beside}\n\n${SAY.ladder[language]}`), beside, solutions };
}

/** That of the latest turn which shows one. */
function languageIn(turns: ReadTurn[], otherwise: Language): Language {
  return turns.findLast(({ language }) => language)?.language ?? otherwise;
}
