import type { Context } from '../../core/context.ts';
import { type Intent, NEXT } from '../reading/acts/act.ts';
import type { TutorReply } from '../rules.ts';
import { HINT_WORDS } from '../words/hints.ts';
import { explainPassage } from './theory/explain-passage.ts';
import { statedAttempt } from './solution/stated-attempt.ts';
import { solutionReply } from './solution/solution-reply.ts';
import { topicOfText } from '../operations/topic-of-text.ts';
import { type SolvedPart, solveParts } from '../operations/solve-parts.ts';
import { greetInTopic, noQuestionOfTopic, questionOfTopic, topicReply } from './theory/topic-reply.ts';
import { byItselfReply } from './attempts/by-itself.ts';
import { besideReply } from './solution/beside.ts';
import { doubtReply, factReply } from './doubt.ts';
import { anotherReply } from './solution/another.ts';
import { examReply } from './theory/exam.ts';
import { feelingReply, plainWordsReply } from './feelings.ts';
import { hintReply } from './solution/hint.ts';
import { onwards } from './theory/onwards.ts';
import { practiceReply } from './practice.ts';
import { VERDICTS } from '../words/verdicts.ts';
import { WORKING } from '../words/working.ts';
import { drawReply } from './solution/draw.ts';
import type { Thread } from '../reading/thread-state.ts';
import { type ProblemTalk, reply, type State, type Talk, topicOf } from './talk.ts';
import { unitOfAnswer } from './solution/unit-of-answer.ts';
import { formulaReply, givenReply, termReply, useReply, wordsReply } from './theory/theory.ts';
import {
  hasSolution,
  helpWithout,
  lastPartReply,
  noPartReply,
  noStepReply,
  unsolvedReply,
} from './solution/unsolved.ts';
import { verdictReply } from './solution/verdict.ts';
import { symbolReply } from './solution/symbol.ts';
import { whereReply, whyReply } from './solution/why.ts';
import { lineReply, workingReply } from './working.ts';

/** The reply to the latest turn, by what it wants and how far the problem on the table was taken. */
export async function replyTo(ctx: Context, asked: Talk & { passage: string | null }): Promise<TutorReply> {
  const { thread, passage } = asked;
  if (thread.first !== null) return replyToBoth(ctx, asked, thread.first);
  const { intent, question } = thread;
  if (passage && OF_PASSAGE.has(intent.kind)) return explainPassage(ctx, passage, question, asked);
  const ofTopic = await topicFirst(ctx, asked, intent);
  if (ofTopic) return ofTopic;
  const all = question === null ? [] : await solveParts(ctx, question);
  const talk = { ...asked, state: stateOf(asked, all) };
  if (intent.kind === 'part' && intent.label === NEXT && question !== null)
    return lastPartReply({ ...talk, question, parts: all });
  const parts = partsOf(all, thread.part);
  if (parts === null)
    return noPartReply({ ...talk, question: question!, parts: all }, thread.part!, labelsOf(all));
  const isOfExam = OF_FACT.has(intent.kind) || (OF_WORDS.has(intent.kind) && OF_EXAM.test(talk.said));
  const fact = isOfExam ? factReply(talk, parts) : null;
  if (fact) return fact;
  const isPlainTerm = intent.kind === 'term' && !IS_DOUBT.test(talk.said);
  const isElsewhere = isPlainTerm || (intent.kind === 'exam' && OF_PAPER.test(talk.said));
  const doubt = OF_DOUBT.has(intent.kind) && !isElsewhere ? doubtReply(talk, parts) : null;
  if (doubt) return doubt;
  const isSymbol = intent.kind === 'term' && /^(?:[a-zα-ωA-Z]|[a-z]_?\d)$/u.test(intent.term);
  if (isSymbol && question !== null && hasSolution(parts))
    return symbolReply(ctx, { ...talk, question, parts }, intent.term);
  const beside = await withoutProblem(ctx, talk, intent, parts);
  if (beside) return beside;
  if (question === null)
    return reply(talk, [talk.voice.say(HINT_WORDS.noQuestion), await onwards(ctx, talk)]);
  return aboutProblem(ctx, { ...talk, question, parts }, intent);
}

/** What was offered is judged first, then what was asked is answered. */
async function replyToBoth(
  ctx: Context,
  asked: Talk & { passage: string | null },
  { question, typed, rest }: NonNullable<Thread['first']>,
): Promise<TutorReply> {
  const { thread } = asked;
  const reply = await replyTo(ctx, { ...asked, said: rest, thread: { ...thread, first: null } });
  const parts = await solveParts(ctx, question);
  const intent: Intent = { kind: 'answer', typed, along: { kind: 'words' } };
  const about = { ...thread, first: null, question, intent, whole: true, tries: [] };
  const talk = { ...asked, thread: about, question, parts };
  const verdict = await besideReply(ctx, talk, typed);
  return verdict === null ? reply : behind(verdict, reply);
}

/** A problem is done when it was shown whole, or the student was told to have it right. */
function stateOf({ thread, heardOfIt, language }: Talk, parts: SolvedPart[]): State {
  if (thread.question === null) return 'none';
  if (!hasSolution(parts)) return 'unsolved';
  const told = [...VERDICTS.right[language], ...WORKING.sameAnswer[language]];
  const isTold = told.some((way) =>
    heardOfIt.includes(way.split(/\{\w{1,9}\}/)[0]!.trim() || way.split('}')[1]!),
  );
  return thread.whole || (isTold && parts.length === 1) ? 'done' : 'open';
}

const labelsOf = (parts: SolvedPart[]) => parts.map(({ label }) => label).filter(Boolean);

/** Where something about the examination may be asked. */
const OF_FACT: ReadonlySet<Intent['kind']> = new Set(['exam', 'given']);
const OF_WORDS: ReadonlySet<Intent['kind']> = new Set(['words', 'formula', 'why', 'another', 'term']);
const OF_EXAM =
  /\bpapers? ?\d|\b(?:exams?|papers?|p[1-6]|sheet|mf19|syllabus|marks?|formula(?:e|s)? (?:list|book|given)|given\??$|memori[sz]e)\b|考|卷|公式表|要背|占比/i;

/** More than what a word means. */
const IS_DOUBT =
  /\b(?:why|how|when|versus|vs|difference|can|should|first|best|use|used|for|point|or)\b|为什么|为啥|区别|怎么|先|什么用|什么时候|能|可以/i;

/** In which paper something comes is asked. */
const OF_PAPER = /\bpaper|\bp[1-6]\b|\bsyllabus|\bcalculator|卷|大纲|考纲/i;

/** Where a reason that many ask for may be the answer. */
const OF_DOUBT: ReadonlySet<Intent['kind']> = new Set([
  'why',
  'term',
  'words',
  'use',
  'draw',
  'where',
  'another',
  'exam',
]);

/** What is said to a passage that was selected. */
const OF_PASSAGE: ReadonlySet<Intent['kind']> = new Set(['why', 'term', 'words', 'feeling', 'use']);

/** The parts that are spoken of; null where there is no such part. */
function partsOf(all: SolvedPart[], label: string | null): SolvedPart[] | null {
  if (label === null) return all;
  const own = all.filter((part) => part.label.startsWith(label) || part.label.endsWith(label));
  return own.length > 0 ? own : null;
}

/** What is asked about the topic that the conversation was started about. */
async function topicFirst(ctx: Context, talk: Talk, intent: Intent): Promise<TutorReply | null> {
  const { topic, thread } = talk;
  if (!topic) return null;
  const studied = { ...talk, topic, question: thread.question };
  if (intent.kind === 'greeting') return greetInTopic(studied);
  if (intent.kind === 'begin' || intent.kind === 'cards') return topicReply(ctx, intent, studied);
  if (intent.kind !== 'like' || intent.about !== null || intent.level !== 'same') return null;
  const { made, question } = thread;
  if (made === 'topic' || made === 'example')
    return questionOfTopic(ctx, { ...studied, question: question! }, made);
  return made ? null : noQuestionOfTopic(ctx, studied);
}

/** What can be answered with or without a problem on the table. */
async function withoutProblem(
  ctx: Context,
  talk: Talk,
  intent: Intent,
  parts: SolvedPart[],
): Promise<TutorReply | null> {
  switch (intent.kind) {
    case 'check':
      return workingReply(ctx, talk, intent.lines);
    case 'like':
      return practiceReply(ctx, talk, intent);
    case 'term':
      return termReply(ctx, talk, intent.term, await topicAround(ctx, talk, parts));
    case 'use':
      return useReply(ctx, talk, await topicAround(ctx, talk, parts));
    case 'formula':
      return formulaReply(ctx, talk, intent.of, parts);
    case 'given':
      return givenReply(ctx, talk, intent.what, await topicAround(ctx, talk, parts));
    case 'exam':
      return examReply(ctx, talk, intent, parts);
    case 'words':
      return (
        (talk.thread.part === null ? null : statedAttempt(talk, parts)) ??
        (await linesBeside(ctx, talk, parts)) ??
        wordsReply(ctx, talk, parts, await topicAround(ctx, talk, parts))
      );
    case 'feeling':
      return feelingReply(ctx, talk, intent.feeling, parts);
    case 'who':
    case 'no':
      return plainWordsReply(ctx, talk, intent.kind);
    case 'unit':
      return unitOfAnswer(ctx, talk, parts);
    case 'draw':
      return drawReply(ctx, talk, parts);
    case 'greeting':
    case 'language':
      return plainWordsReply(ctx, talk, 'hello');
    default:
      return null;
  }
}

/** Lines of working where there is no solution to put them beside. */
async function linesBeside(ctx: Context, talk: Talk, parts: SolvedPart[]): Promise<TutorReply | null> {
  const said = hasSolution(parts) ? null : await byItselfReply(ctx, talk);
  return said === null ? null : reply(talk, [said]);
}

/** The topic of the problem on the table; without a solution, that of the card that fits it best. */
async function topicAround(
  ctx: Context,
  { within, thread }: Talk,
  parts: SolvedPart[],
): Promise<string | null> {
  // What goes on from a question belongs to its topic.
  const first = thread.origin === null ? null : topicOf(await solveParts(ctx, thread.origin));
  const topic = first ?? topicOf(parts);
  if (topic !== null || thread.question === null) return topic;
  return topicOfText(ctx, thread.question, within);
}

async function aboutProblem(ctx: Context, talk: ProblemTalk, intent: Intent): Promise<TutorReply> {
  const { parts, thread } = talk;
  if (!hasSolution(parts)) return withoutSolution(ctx, talk, intent);
  switch (intent.kind) {
    case 'answer':
      return answerReply(ctx, talk, intent);
    case 'instead':
      return insteadReply(ctx, talk, intent.typed);
    case 'mistake':
      return thread.working === null && thread.tries.length > 0
        ? verdictReply(ctx, talk, thread.tries.at(-1)!)
        : lineReply(ctx, talk, null);
    case 'why':
      return isOwnLine(talk, intent)
        ? lineReply(ctx, talk, intent.step as number)
        : (doubtReply(talk, parts) ?? whyReply(ctx, talk, intent));
    case 'where':
      return whereReply(ctx, talk, intent.what);
    case 'another':
      return anotherReply(ctx, talk, intent);
    case 'hint':
      return hintReply(talk);
    default:
      return thread.whole || thread.steps > 0 ? solutionReply(ctx, talk) : firstHint(ctx, talk);
  }
}

/** "Line 2", when the student's own lines are the last that were shown. */
const isOwnLine = ({ thread }: ProblemTalk, intent: Extract<Intent, { kind: 'why' }>) =>
  typeof intent.step === 'number' && thread.working !== null && thread.steps === 0 && !thread.whole;

/** The verdict on what was taken for the answer, before the solution. */
async function insteadReply(ctx: Context, talk: ProblemTalk, typed: string | null): Promise<TutorReply> {
  const shown = talk.thread.whole ? await solutionReply(ctx, talk) : await firstHint(ctx, talk);
  if (typed === null) return shown;
  const verdict = await verdictReply(ctx, { ...talk, thread: { ...talk.thread, whole: false } }, typed);
  return talk.thread.whole ? behind(verdict, shown) : verdict;
}

/** One reply behind another. */
function behind(first: TutorReply, rest: TutorReply): TutorReply {
  const joined = (one: string, other: string) => `${one}\n\n${other}`;
  return {
    ...rest,
    content: joined(first.content, rest.content),
    beside: joined(first.beside ?? first.content, rest.beside ?? rest.content),
  };
}

/** A problem to be tried first. */
async function firstHint(ctx: Context, talk: ProblemTalk): Promise<TutorReply> {
  const hint = hintReply(talk);
  const { citations } = await solutionReply(ctx, talk);
  return { ...hint, citations: citations.slice(0, 2) };
}

/** The verdict, and what was asked with it. */
async function answerReply(
  ctx: Context,
  talk: ProblemTalk,
  { typed, along }: Extract<Intent, { kind: 'answer' }>,
): Promise<TutorReply> {
  const verdict = await verdictReply(ctx, talk, typed);
  if (!along || along.kind === 'feeling') return verdict;
  return behind(verdict, await aboutProblem(ctx, talk, along));
}

async function withoutSolution(ctx: Context, talk: ProblemTalk, intent: Intent): Promise<TutorReply> {
  switch (intent.kind) {
    case 'answer':
      return verdictReply(ctx, talk, intent.typed);
    case 'mistake':
      return lineReply(ctx, talk, null);
    case 'step':
    case 'solution':
    case 'where':
    case 'another':
      return noStepReply(ctx, talk);
    case 'why':
      return helpWithout(ctx, talk, intent.of);
    case 'hint':
      return helpWithout(ctx, talk);
    default:
      return unsolvedReply(ctx, talk);
  }
}
