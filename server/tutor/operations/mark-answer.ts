import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import type { Mark } from '../marking/mark-typed.ts';
import { withLabel } from '../marking/part-label.ts';
import type { TutorReply } from '../rules.ts';
import { MESSAGES } from '../sentences.ts';
import { plainReply } from '../write.ts';
import { readText } from './read-text.ts';
import { unshown } from './solution-reply.ts';
import { type SolvedPart, solveParts } from './solve-parts.ts';

/** Marks a student's answer against the engine's; the question stays current. */
export async function markAnswer(
  ctx: Context,
  typed: string,
  question: string,
  language: Language,
): Promise<TutorReply> {
  const all = await solveParts(ctx, question);
  const { marks, isOfAll } = await marksOf(ctx, typed, all, question);
  const beside = isOfAll ? verdictPerPart(marks, language) : combinedVerdict(marks, all, language);
  const isSolved = marks.some(({ part }) => part.worked);
  const isDone = marks.length === all.length && marks.every(({ mark }) => mark === 'right');
  const content = isDone || !isSolved ? beside : `${beside}\n\n${MESSAGES.ladder[language]}`;
  return { ...plainReply(language, question, content), beside, solutions: unshown(all) };
}

interface Marked {
  part: SolvedPart;
  mark: Mark;
}

/** Marks each part by the answer labelled for it, or else the whole text against every part. */
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
        all.find((part) => part.label === label)!,
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
  // In the order of the parts if one of them agrees; otherwise the order is unknown.
  return each.some(isHit)
    ? { marks: each, isOfAll: true }
    : { marks: each.map(({ part }) => ({ part, mark: null })), isOfAll: false };
}

const ACCEPTED_MARKS: Mark[] = ['right', 'tooCoarse', 'notExact', 'unfinished', 'part', 'overPrecise'];

const isHit = ({ mark }: Marked) => ACCEPTED_MARKS.includes(mark);

const MARKS = {
  right: 'answerRight',
  part: 'answerPart',
  wrong: 'answerWrong',
  unfinished: 'answerUnfinished',
  notExact: 'answerNotExact',
  tooCoarse: 'answerTooCoarse',
  overPrecise: 'answerOverPrecise',
} as const;

const verdictPerPart = (marks: Marked[], language: Language): string =>
  marks
    .map(({ part, mark }) => `**${part.label}** ${MESSAGES[messageKey(mark, [part])][language]}`)
    .join('\n\n');

function combinedVerdict(marks: Marked[], all: SolvedPart[], language: Language): string {
  const hit = ACCEPTED_MARKS.map((accepted) => marks.find(({ mark }) => mark === accepted)).find(Boolean);
  const mark = hit?.mark ?? (marks.every((marked) => marked.mark === 'wrong') ? 'wrong' : null);
  const parts = marks.map(({ part }) => part);
  const label = hit && all.length > 1 ? `**${hit.part.label}** ` : '';
  return `${label}${MESSAGES[messageKey(mark, parts)][language]}`;
}

const messageKey = (mark: Mark, parts: SolvedPart[]) =>
  mark ? MARKS[mark] : parts.some(({ worked }) => worked) ? 'notCompared' : 'notMarked';
