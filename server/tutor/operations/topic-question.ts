import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { plainQuestion } from '../reading/small-talk.ts';
import { questionLike } from './question-like.ts';
import { solveParts } from './solve-parts.ts';
import type { StudiedTopic } from './studied-topic.ts';

/** As an example is stored with its card. */
interface Stored {
  stem: { en: string; zh: string };
  /** The same as the engine reads it, in English. */
  ask: string | null;
}

/** Those that it can give hints for and mark answers to. */
async function solvedOf(ctx: Context, stems: string[]): Promise<string[]> {
  const solved: string[] = [];
  for (const stem of stems)
    if ((await solveParts(ctx, stem)).every(({ worked }) => worked)) solved.push(stem);
  return solved;
}

/**
 * A question to practise a topic on: one of its worked examples with other numbers, of the next example each time;
 * where none can be made, the worked example itself.
 */
export async function topicQuestion(
  ctx: Context,
  topic: StudiedTopic,
  number: number,
  language: Language,
): Promise<{ question: string; of: 'topic' | 'example' } | null> {
  const cards = await ctx.db.card.findMany({
    where: { topicId: topic.id },
    orderBy: { order: 'asc' },
    select: { example: true },
  });
  const examples = cards.flatMap(({ example }) => {
    const stored = example as unknown as Stored | null;
    return stored?.ask ? [{ ...stored, ask: stored.ask }] : [];
  });
  // Those of another language come last: papers are set in English.
  const questions = [...examples.map(({ stem }) => stem[language]), ...examples.map(({ ask }) => ask)];
  for (const [at] of questions.entries()) {
    const from = questions[(number - 1 + at) % questions.length]!;
    const question = await questionLike(ctx, plainQuestion(from), Math.ceil(number / questions.length));
    if (question !== null) return { question, of: 'topic' };
  }
  const stems = examples.map(({ stem }) => stem[language]);
  const solved = await solvedOf(ctx, stems);
  const offered = solved.length > 0 ? solved : stems;
  const stem = offered[(number - 1) % offered.length];
  return stem === undefined ? null : { question: stem, of: 'example' };
}
