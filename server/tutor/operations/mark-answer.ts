import type { Context } from '../../context.ts';
import type { Language } from '../../language.ts';
import { type TutorReply, UNCHECKED } from '../rules.ts';
import { SAY } from '../sentences.ts';
import { unshown } from './solution-reply.ts';
import { type SolvedPart, solveParts } from './solve-parts.ts';

type Mark = 'right' | 'part' | 'wrong' | null;

/** What somebody offers as the answer, held against ours; the question stays on the table. */
export async function markAnswer(
  ctx: Context,
  typed: string,
  question: string,
  language: Language,
): Promise<TutorReply> {
  const parts = await solveParts(ctx, question);
  const marks: { label: string; mark: Mark }[] = [];
  for (const { label, worked } of parts)
    marks.push({ label, mark: worked ? await markOf(ctx, typed, worked) : null });
  const hit = marks.find(({ mark }) => mark === 'right') ?? marks.find(({ mark }) => mark === 'part');
  const mark = hit?.mark ?? (marks.every((one) => one.mark === 'wrong') ? 'wrong' : null);
  const said = SAY[mark === null ? 'notMarked' : MARKS[mark]][language];
  const label = hit && parts.length > 1 ? `**${hit.label}** ` : '';
  const beside = `${label}${said}`;
  const isDone = mark === 'right' && parts.length === 1;
  return {
    language,
    content: isDone ? beside : `${beside}\n\n${SAY.ladder[language]}`,
    beside,
    about: question,
    solutions: unshown(parts),
    working: null,
    citations: [],
    verification: UNCHECKED,
  };
}

const MARKS = { right: 'answerRight', part: 'answerPart', wrong: 'answerWrong' } as const;

async function markOf(
  ctx: Context,
  typed: string,
  { answer }: NonNullable<SolvedPart['worked']>,
): Promise<Mark> {
  const letter = /^\s*([a-zα-ω])\s*=/i.exec(answer.text)?.[1];
  const marks: Mark[] = [];
  for (const candidate of waysToMean(typed, letter, answer.text.includes('°'))) {
    const mark = await compare(ctx, answer.text, candidate);
    if (mark === 'right') return mark;
    marks.push(mark);
  }
  return marks.includes('part') ? 'part' : marks.includes('wrong') ? 'wrong' : null;
}

/** "30 and 150" are the values of the letter that was asked for, in the measure of the question. */
function waysToMean(typed: string, letter: string | undefined, inDegrees: boolean): string[] {
  const values = typed.split(/(?:(?<!\s)\s+)?(?:\band\b|\bor\b|[,，、和或且])\s*/i).filter(Boolean);
  const right = values.map((value) => value.split('=').at(-1)!.trim());
  const marked = inDegrees ? right.map((value) => (value.includes('°') ? value : `${value}°`)) : right;
  const named = letter && marked.map((value) => `${letter} = ${value}`).join(' or ');
  return [...new Set([named, typed, right.length === 1 ? right[0] : undefined])].filter(
    (one) => one !== undefined,
  );
}

async function compare(ctx: Context, ours: string, typed: string): Promise<Mark> {
  const same = await ctx.engine.equivalent(ours, typed, 'STATEMENT');
  if (same.ran && same.answer.read && same.answer.equivalent) return 'right';
  const quantity = await ctx.engine.equivalent(ours, typed, 'QUANTITY');
  if (quantity.ran && quantity.answer.read && quantity.answer.equivalent) return 'right';
  const ran = await ctx.engine.check([ours, typed]);
  const line = ran.ran ? ran.answer.lines[1]! : null;
  switch (line?.verdict) {
    case 'equal':
    case 'equivalent':
    case 'rounded':
      return 'right';
    case 'follows':
    case 'lost':
      return 'part';
    case 'wrong':
    case 'gained':
      return 'wrong';
    default:
      return same.ran && same.answer.read && same.answer.equivalent === false ? 'wrong' : null;
  }
}
