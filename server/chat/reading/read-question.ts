import type { Context } from '../../core/context.ts';

import { answerOrThrow } from '../../maths/operations.ts';
import type { Problem } from '../../maths/problem/schema/problem.ts';
import { SentReading } from '../../maths/problem/sent/shape.ts';
import { agreed, type Agreed } from '../../maths/solving/agreed.ts';
import type { Solved } from '../../maths/solving/read-solution.ts';
import type { Failure } from '../failure.ts';
import { type AnswerShape, type ChatProvider, ProviderFailure } from '../provider/provider.ts';
import { readingPrompt } from './instructions.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Readings that are compared; where one is not taken, one more is asked for. */
const READINGS = 2;
const MAX_READING_MS = 60_000;

/** How a model read a question, and what its readings lead to where they agree. */
export interface ModelReading extends Agreed {
  /** In the order in which they came, each once; those of the grammar where none of the model's was taken. */
  readings: Problem[];
  /** `lemma` where no model was asked, else its name. */
  source: string;
  /** Why no reading of the model is there. */
  failure: Failure | null;
}

const SHAPE: AnswerShape = { name: 'question', schema: jsonSchemaOf(SentReading) };

/** What is known of a question before a model is asked. */
export interface Known {
  problems: Problem[];
  own: Solved;
}

export async function knownOf(ctx: Context, question: string): Promise<Known> {
  const problems = answerOrThrow(await ctx.engine.problems(question));
  const own = answerOrThrow(await ctx.engine.solve(question));
  return { problems, own };
}

/** What is solved without a model; null where something of it is left for one. */
export function solvedAlone({ problems, own }: Known): ModelReading | null {
  const { parts } = problems[0]!;
  const found = agreed(parts, own, []);
  return found.isWhole ? { ...found, readings: problems, source: 'lemma', failure: null } : null;
}

/** Asks a model for independent readings of a question; what is not in its text is not taken. */
export async function readQuestion(
  ctx: Context,
  model: ChatProvider,
  { problems, own }: Known,
  left: AbortSignal,
  waitMs = MAX_READING_MS,
): Promise<ModelReading> {
  const { text, parts } = problems[0]!;
  const labels = parts.map(({ label }) => label);
  const signal = AbortSignal.any([left, AbortSignal.timeout(waitMs)]);
  const read = async (number: number): Promise<Problem | Failure> => {
    try {
      const answer = await answerOf(model, { text, labels, number }, signal);
      const sent = answerOrThrow(await ctx.engine.sent(text, answer));
      if ('problem' in sent) return sent.problem;
      ctx.log.warn({ fault: sent.fault }, 'a reading of the model was not taken');
      return { code: 'MALFORMED_REPLY', serviceMessage: null };
    } catch (error) {
      left.throwIfAborted();
      if (!(error instanceof ProviderFailure) && !signal.aborted) throw error;
      ctx.log.warn({ message: String(error) }, 'the model did not read a question');
      if (!(error instanceof ProviderFailure)) return { code: 'OTHER', serviceMessage: null };
      return { code: error.code, serviceMessage: error.serviceMessage };
    }
  };

  const answers = await Promise.all(Array.from({ length: READINGS }, (_, number) => read(number)));
  const isTaken = (one: Problem | Failure): one is Problem => 'version' in one;
  if (answers.filter(isTaken).length === READINGS - 1) answers.push(await read(READINGS));
  const taken = answers.filter(isTaken);
  const solved: Solved[] = [];
  for (const problem of taken) {
    const ran = await ctx.engine.solveProblem(problem);
    if (ran.ran) solved.push(ran.answer);
  }
  const failure = taken.length === 0 ? (answers.find((one) => !isTaken(one)) as Failure) : null;
  return {
    ...agreed(parts, own, solved),
    readings: taken.length > 0 ? distinct(taken) : problems,
    source: model.model,
    failure,
  };
}

async function answerOf(
  model: ChatProvider,
  asked: Parameters<typeof readingPrompt>[0],
  signal: AbortSignal,
): Promise<string> {
  let answer = '';
  for await (const chunk of model.ask(readingPrompt(asked), [], signal, SHAPE))
    if ('text' in chunk) answer += chunk.text;
  return answer;
}

/** Readings that say the same in another order of their facts are one. */
function distinct(problems: Problem[]): Problem[] {
  const keyOf = ({ facts, parts }: Problem) =>
    JSON.stringify([
      sorted(facts),
      parts.map((part) => [sorted(part.given), sorted(part.facts), sorted(part.goals), part.unread]),
    ]);
  return [...new Map(problems.map((one) => [keyOf(one), one])).values()];
}

const sorted = (nodes: readonly object[]): string[] => nodes.map((node) => JSON.stringify(node)).toSorted();
