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
  /** The words of its card. */
  card: string;
}

const names = ({ stem, ask, card }: Stored, beginning: string, about: string): boolean =>
  `${stem.en} ${ask} ${card}`.toLowerCase().includes(beginning) || `${stem.zh} ${card}`.includes(about);

async function storedOf(ctx: Context, topic: StudiedTopic): Promise<(Stored & { ask: string })[]> {
  const cards = await ctx.db.card.findMany({
    where: { topicId: topic.id },
    orderBy: { order: 'asc' },
    select: { example: true, titleEn: true, titleZh: true, details: true },
  });
  return cards.flatMap(({ example, titleEn, titleZh, details }) => {
    const stored = example as unknown as Stored | null;
    const card = `${titleEn} ${titleZh} ${JSON.stringify(details)}`;
    return stored?.ask ? [{ ...stored, ask: stored.ask, card }] : [];
  });
}

/** The worked examples of a topic that can be solved, in a language. */
export async function exampleQuestions(
  ctx: Context,
  topic: StudiedTopic,
  language: Language,
): Promise<string[]> {
  const examples = await storedOf(ctx, topic);
  return solvedOf(
    ctx,
    examples.map(({ stem }) => stem[language]),
  );
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
  about = '',
): Promise<{ question: string; of: 'topic' | 'example' } | null> {
  const examples = await storedOf(ctx, topic);
  const wanted = about.toLowerCase().slice(0, 6);
  // What is asked about comes first, where an example names it.
  if (wanted)
    examples.sort((one, other) => Number(names(other, wanted, about)) - Number(names(one, wanted, about)));
  // Those of another language come last: papers are set in English.
  const questions = [...examples.map(({ stem }) => stem[language]), ...examples.map(({ ask }) => ask)];
  for (const [at] of questions.entries()) {
    const from = questions[wanted ? at : (number - 1 + at) % questions.length]!;
    const seed = wanted ? number : Math.ceil(number / questions.length);
    const question = await questionLike(ctx, plainQuestion(from), seed);
    if (question !== null) return { question, of: 'topic' };
  }
  const stems = examples.map(({ stem }) => stem[language]);
  const solved = await solvedOf(ctx, stems);
  const offered = solved.length > 0 ? solved : stems;
  const stem = offered[(number - 1) % offered.length];
  return stem === undefined ? null : { question: stem, of: 'example' };
}
