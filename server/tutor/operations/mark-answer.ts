import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import type { Mark } from '../marking/mark-typed.ts';
import { withLabel } from '../marking/part-label.ts';
import type { TutorReply } from '../rules.ts';
import { SAY } from '../sentences.ts';
import { plainReply } from '../write.ts';
import { readText } from './read-text.ts';
import { unshown } from './solution-reply.ts';
import { type SolvedPart, solveParts } from './solve-parts.ts';

/** What somebody offers as the answer, held against ours; the question stays on the table. */
export async function markAnswer(
  ctx: Context,
  typed: string,
  question: string,
  language: Language,
): Promise<TutorReply> {
  const all = await solveParts(ctx, question);
  const { marks, isOfAll } = await marksOf(ctx, typed, all, question);
  const beside = isOfAll ? eachSaid(marks, language) : saidOfAny(marks, all, language);
  const isSolved = marks.some(({ part }) => part.worked);
  const isDone = marks.length === all.length && marks.every(({ mark }) => mark === 'right');
  const content = isDone || !isSolved ? beside : `${beside}\n\n${SAY.ladder[language]}`;
  return { ...plainReply(language, question, content), beside, solutions: unshown(all) };
}

interface Marked {
  part: SolvedPart;
  mark: Mark;
}

/** Each part by what is offered for it, or else all that is said held against every one of them. */
async function marksOf(
  ctx: Context,
  typed: string,
  all: SolvedPart[],
  question: string,
): Promise<{ marks: Marked[]; isOfAll: boolean }> {
  const markPart = async (part: SolvedPart, answer: string): Promise<Marked> => ({
    part,
    mark: part.worked && (await readText(ctx, 'markTyped', answer, part.worked.answer.text, question)),
  });
  const byPart = await readText(
    ctx,
    'offeredOf',
    typed,
    all.map(({ label }) => label),
  );
  const each: Marked[] = [];
  for (const { label, rest } of byPart?.offered ?? [])
    each.push(
      await markPart(
        all.find((one) => one.label === label)!,
        rest,
      ),
    );
  if (byPart?.isNamed) return { marks: each, isOfAll: true };

  const named = withLabel(typed);
  const own = all.filter(({ label }) => label === named.label);
  const marks: Marked[] = [];
  for (const part of own.length > 0 ? own : all)
    marks.push(await markPart(part, own.length > 0 ? named.rest : typed));
  if (each.length === 0 || marks.some(isHit)) return { marks, isOfAll: false };
  // In the order of the parts where one of them agrees; where none does, they may be in another.
  return each.some(isHit)
    ? { marks: each, isOfAll: true }
    : { marks: each.map(({ part }) => ({ part, mark: null })), isOfAll: false };
}

const HITS: Mark[] = ['right', 'rough', 'inexact', 'onward', 'part', 'finer'];

const isHit = ({ mark }: Marked) => HITS.includes(mark);

const MARKS = {
  right: 'answerRight',
  part: 'answerPart',
  wrong: 'answerWrong',
  onward: 'answerOnward',
  inexact: 'answerInexact',
  rough: 'answerRough',
  finer: 'answerFiner',
} as const;

const eachSaid = (marks: Marked[], language: Language): string =>
  marks.map(({ part, mark }) => `**${part.label}** ${SAY[sayingOf(mark, [part])][language]}`).join('\n\n');

function saidOfAny(marks: Marked[], all: SolvedPart[], language: Language): string {
  const hit = HITS.map((one) => marks.find(({ mark }) => mark === one)).find(Boolean);
  const mark = hit?.mark ?? (marks.every((one) => one.mark === 'wrong') ? 'wrong' : null);
  const parts = marks.map(({ part }) => part);
  const label = hit && all.length > 1 ? `**${hit.part.label}** ` : '';
  return `${label}${SAY[sayingOf(mark, parts)][language]}`;
}

const sayingOf = (mark: Mark, parts: SolvedPart[]) =>
  mark ? MARKS[mark] : parts.some(({ worked }) => worked) ? 'notCompared' : 'notMarked';
