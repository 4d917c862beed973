import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import type { Level } from '../reading/acts/act.ts';
import type { Compared, GeneratedQuestion } from '../reading/thread-state.ts';
import { placeOf, type About } from '../rules.ts';
import { harderThan } from './harder-questions.ts';
import { questionLike } from './question-like.ts';
import { readText } from './read-text.ts';
import { solveParts } from './solve-parts.ts';
import { type StudiedTopic, studiedTopic } from './studied-topic.ts';
import { topicNamed } from './topic-named.ts';
import { topicOfText } from './topic-of-text.ts';
import { exampleQuestions, topicQuestion } from './topic-question.ts';

interface Wanted {
  like: string | null;
  level: Level;
  about: string | null;
  number: number;
  language: Language;
  /** The topic that the conversation was started about. */
  topic: StudiedTopic | null;
  place: About | null;
}

/** A question that can be solved and marked: like the one on the table, on a topic that is named, or on the topic studied. */
export async function makeQuestion(ctx: Context, wanted: Wanted): Promise<GeneratedQuestion | null> {
  const { level, about, number, language, topic, place } = wanted;
  const like = wanted.like === null ? null : await asSolved(ctx, wanted.like);
  if (about !== null) {
    const named = await topicNamed(ctx, about, placeOf(place).subjectCode, like === null);
    const own = named && (await topicQuestion(ctx, named, number, language, about));
    if (own || like === null) return own ? { ...own, reason: null } : null;
  }
  if (like !== null && level !== 'same') {
    const other = await ofLevel(ctx, like, { level, number, language });
    if (other) return other;
  }
  const similar = like && (await questionLike(ctx, await readText(ctx, 'plainQuestion', like), number));
  if (similar) return { question: similar, of: 'question', reason: null };
  const its = topic ?? (like ? await topicOfQuestion(ctx, like) : null);
  const before = like === null ? null : await answersTo(ctx, like);
  for (let i = 0; its && i < MOST_OTHERS; i += 1) {
    const own = await topicQuestion(ctx, its, number + i, language);
    // The example of a card may be the question on the table in other words.
    const isSame =
      own?.question === like || (before !== null && own && (await answersTo(ctx, own.question)) === before);
    if (own && !isSame) return { ...own, reason: null };
  }
  return null;
}

/** One question as the reading of it that was solved: without what was said around it. */
async function asSolved(ctx: Context, question: string): Promise<string> {
  const [only, ...others] = await solveParts(ctx, question);
  return only?.worked && others.length === 0 && only.label === '' ? only.text.replaceAll('·', '*') : question;
}

const MOST_OTHERS = 3;

/** What it comes to; null where that is not known. */
async function answersTo(ctx: Context, question: string): Promise<string | null> {
  const parts = await solveParts(ctx, question);
  return parts.every(({ worked }) => worked)
    ? parts.map(({ worked }) => worked!.answer.text).join('; ')
    : null;
}

async function topicOfQuestion(ctx: Context, question: string): Promise<StudiedTopic | null> {
  const worked = (await solveParts(ctx, question)).find((part) => part.worked)?.worked;
  const named = worked?.topic ?? (await topicOfText(ctx, question, null));
  const [subjectCode, paper, slug] = named?.split('/') ?? [];
  return slug
    ? studiedTopic(ctx, { subjectCode: subjectCode!, topic: `${paper}/${slug}`, goal: null })
    : null;
}

/** Marks count first, then how large the numbers are. */
interface Weight {
  method: string;
  topic: string;
  marks: number;
  digits: number;
}

async function weightOf(ctx: Context, question: string): Promise<Weight | null> {
  const parts = await solveParts(ctx, question);
  if (parts.some(({ worked }) => !worked)) return null;
  const steps = parts.flatMap(({ worked }) => worked!.steps);
  const marks = steps.flatMap((step) => step.marks ?? []).length || steps.length;
  const { method, topic } = parts[0]!.worked!;
  return {
    method,
    topic,
    marks,
    digits: question.replaceAll(/\D/g, '').length + (question.match(/sqrt|\//g)?.length ?? 0),
  };
}

const SIMILAR = 2;

/** Harder or easier by its marks where there is one of the same kind, else by its numbers, else another kind of the topic. */
async function ofLevel(
  ctx: Context,
  like: string,
  { level, number, language }: { level: 'harder' | 'easier'; number: number; language: Language },
): Promise<GeneratedQuestion | null> {
  const from = await weightOf(ctx, like);
  if (!from) return null;
  const sign = level === 'harder' ? 1 : -1;
  const examples = await weighedExamples(ctx, like, language);
  const ofKind = await exampleOf(
    ctx,
    examples.filter(({ weight }) => weight.method === from.method),
    { from, sign, number },
  );
  if (ofKind) return ofKind;
  const known = level === 'harder' ? await knownHarder(ctx, like, { from, number, language }) : null;
  if (known) return known;
  const plain = await readText(ctx, 'plainQuestion', like);
  for (let i = 0; i < SIMILAR; i += 1) {
    const question = await questionLike(ctx, plain, number + i);
    const weight = question && (await weightOf(ctx, question));
    if (question && weight && sign * compared(weight, from) > 0)
      return { question, of: 'question', reason: reasonFor(from, weight) };
  }
  return exampleOf(ctx, examples, { from, sign, number });
}

/** A question of its topic with several ideas in it, another one each time. */
async function knownHarder(
  ctx: Context,
  like: string,
  { from, number, language }: { from: Weight; number: number; language: Language },
): Promise<GeneratedQuestion | null> {
  const all = harderThan(like, from.topic);
  for (const [at] of all.entries()) {
    const stem = all[(number - 1 + at) % all.length]!;
    for (const question of new Set([stem[language], stem.en])) {
      const weight = question === like ? null : await weightOf(ctx, question);
      if (!weight || weight.marks < from.marks) continue;
      const reason =
        weight.marks > from.marks
          ? { by: 'marks' as const, from: from.marks, to: weight.marks }
          : { by: 'ideas' as const, from: from.marks, to: weight.marks };
      return { question, of: 'question', reason };
    }
  }
  return null;
}

interface Weighed {
  question: string;
  weight: Weight;
}

/** The examples of its topic. */
async function weighedExamples(ctx: Context, like: string, language: Language): Promise<Weighed[]> {
  const topic = await topicOfQuestion(ctx, like);
  const weighed: Weighed[] = [];
  for (const question of topic ? await exampleQuestions(ctx, topic, language) : []) {
    const weight = await weightOf(ctx, question);
    if (weight) weighed.push({ question, weight });
  }
  return weighed;
}

/** The nearest among examples that has more marks, or fewer; with other numbers where that can be. */
async function exampleOf(
  ctx: Context,
  examples: Weighed[],
  { from, sign, number }: { from: Weight; sign: 1 | -1; number: number },
): Promise<GeneratedQuestion | null> {
  const weighed = examples.filter(({ weight }) => sign * (weight.marks - from.marks) > 0);
  const nearest = weighed.toSorted((one, other) => sign * compared(one.weight, other.weight))[0];
  if (!nearest) return null;
  const other = await questionLike(ctx, await readText(ctx, 'plainQuestion', nearest.question), number);
  const weight = other ? ((await weightOf(ctx, other)) ?? nearest.weight) : nearest.weight;
  if (sign * (weight.marks - from.marks) <= 0) return null;
  const reason = { by: 'marks' as const, from: from.marks, to: weight.marks };
  return { question: other ?? nearest.question, of: 'question', reason };
}

const compared = (one: Weight, other: Weight) => one.marks - other.marks || one.digits - other.digits;

function reasonFor(from: Weight, to: Weight): Compared {
  if (from.marks !== to.marks) return { by: 'marks', from: from.marks, to: to.marks };
  return { by: to.digits > from.digits ? 'numbers' : 'smaller', from: from.digits, to: to.digits };
}
