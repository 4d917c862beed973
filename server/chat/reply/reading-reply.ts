import type { Context } from '../../core/context.ts';
import { NotSolved } from '../../core/errors.ts';
import type { Language } from '../../core/locale.ts';
import type { Problem } from '../../maths/problem/schema/problem.ts';
import type { ReadSolution } from '../../maths/solving/read-solution.ts';
import { MAX_QUESTION } from '../../text/limits.ts';
import { readText } from '../../tutor/operations/read-text.ts';
import type { ShownSolution } from '../../tutor/rules.ts';
import { writeSolution } from '../../tutor/write.ts';
import type { ChatProvider } from '../provider/provider.ts';
import { knownOf, type ModelReading, readQuestion, solvedAlone } from '../reading/read-question.ts';
import type { Reply, ReplyRequest } from './reply.ts';

/** So long a reply waits for the readings before the model writes it. */
const MAX_WAIT_MS = 30_000;
/** A single sentence of talk is hardly longer. */
const MAX_TALK = 80;
/** Where there is something to compute. */
const MATHS = /[\d=$\\]/;

/**
 * The solution of a question in words that only two readings of the model make one; null where they do not, and for
 * whatever else is said.
 */
export async function replyByReading(
  ctx: Context,
  model: ChatProvider,
  { turns }: ReplyRequest,
  signal: AbortSignal,
): Promise<Reply | null> {
  const { text, segments } = turns.at(-1)!;
  const [read] = await readText(ctx, 'readTurns', [{ text, segments }], false);
  const { question, intent, language } = read!;
  if (intent.kind !== 'question' || !MATHS.test(question) || [...question].length > MAX_QUESTION) return null;
  const reading = await readingOf(ctx, model, question, signal);
  if (!reading?.solution || reading.labels.length === 0) return null;
  return replyOf(question, reading, reading.solution, language ?? ctx.language);
}

async function readingOf(
  ctx: Context,
  model: ChatProvider,
  question: string,
  signal: AbortSignal,
): Promise<ModelReading | null> {
  try {
    const known = await knownOf(ctx, question);
    if (solvedAlone(known) || !isPrinted(known.problems[0]!)) return null;
    return await readQuestion(ctx, model, known, signal, MAX_WAIT_MS);
  } catch (error) {
    // What takes too long to read is answered in words.
    if (error instanceof NotSolved) return null;
    throw error;
  }
}

/** Something is asked for, behind what is told; a short question such as "What is 3 times 4?" is talk. */
function isPrinted({ text, facts, unread, parts }: Problem): boolean {
  const left = [...unread, ...parts.flatMap((part) => part.unread)];
  const goals = parts.flatMap((part) => part.goals);
  const told = [...facts, ...parts.flatMap((part) => [...part.given, ...part.facts])];
  const sentences = new Set([...left, ...goals, ...told].map(({ span }) => String(span)));
  const isAsked = goals.length > 0 || left.some(({ asks }) => asks);
  return isAsked && (sentences.size > 1 || text.length > MAX_TALK);
}

function replyOf(question: string, reading: ModelReading, solution: ReadSolution, language: Language): Reply {
  const parts = solution.parts.length > 0 ? solution.parts : [{ label: '', text: question, solved: null }];
  const solutions = parts.flatMap(({ label, text, solved }): ShownSolution[] => {
    const worked = solved ? (solved.solved ? solved.worked : null) : solution;
    return worked ? [shownOf(label, text, worked)] : [];
  });
  const named = reading.labels.filter((label) => label !== '').join(', ');
  const beside = SAID[language](reading.source, named);
  const steps = solutions.flatMap((one) => one.steps);
  return {
    language,
    content: [beside, ...solutions.map((one) => writeSolution(one, language))].join('\n\n'),
    beside,
    about: question,
    solutions,
    working: null,
    citations: [],
    // That the question was read as it is meant, nobody checked.
    verification: {
      status: 'PARTIAL',
      linesOk: steps.filter(({ checked }) => checked).length,
      linesTotal: steps.length,
      firstWrong: null,
    },
    source: reading.source,
    failure: null,
  };
}

const shownOf = (label: string, text: string, worked: ReadSolution): ShownSolution => ({
  label,
  question: text,
  method: worked.method,
  title: worked.title,
  topic: worked.topic,
  readings: worked.readings,
  steps: worked.steps,
  stepsTotal: worked.steps.length,
  answer: worked.answer,
  checks: worked.checks,
});

const SAID: Record<Language, (model: string, named: string) => string> = {
  en: (model, named) =>
    `${named ? `${named}: r` : 'R'}ead by ${model} twice, with the same result. The solution was worked out and checked here; whether the question was read as it is meant was not checked. Compare it.`,
  zh: (model, named) =>
    `${named && `${named}：`}由 ${model} 读题两遍，结果一致。解答由本站算出并核对，但没有核对题意是否读对，请自行对照。`,
};
