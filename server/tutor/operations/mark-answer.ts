import type { Context } from '../../context.ts';
import type { Language } from '../../language.ts';
import type { ReadSolution } from '../../maths/read-solution.ts';
import type { Mark } from '../mark-typed.ts';
import { withLabel } from '../part-label.ts';
import { type TutorReply, UNCHECKED } from '../rules.ts';
import { SAY } from '../sentences.ts';
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
  const named = withLabel(typed);
  const own = all.filter(({ label }) => label === named.label);
  const [parts, offered] = own.length > 0 ? [own, named.rest] : [all, typed];
  const markOf = (worked: ReadSolution) => readText(ctx, 'markTyped', offered, worked.answer.text, question);
  const marks: { label: string; mark: Mark }[] = [];
  for (const { label, worked } of parts) marks.push({ label, mark: worked ? await markOf(worked) : null });
  const hit = HITS.map((one) => marks.find(({ mark }) => mark === one)).find(Boolean);
  const mark = hit?.mark ?? (marks.every((one) => one.mark === 'wrong') ? 'wrong' : null);
  const said = SAY[sayingOf(mark, parts)][language];
  const label = hit && all.length > 1 ? `**${hit.label}** ` : '';
  const beside = `${label}${said}`;
  const isSolved = parts.some(({ worked }) => worked);
  const isDone = mark === 'right' && all.length === 1;
  return {
    language,
    content: isDone || !isSolved ? beside : `${beside}\n\n${SAY.ladder[language]}`,
    beside,
    about: question,
    solutions: unshown(all),
    working: null,
    citations: [],
    verification: UNCHECKED,
  };
}

const HITS: Mark[] = ['right', 'rough', 'inexact', 'onward', 'part', 'finer'];

const MARKS = {
  right: 'answerRight',
  part: 'answerPart',
  wrong: 'answerWrong',
  onward: 'answerOnward',
  inexact: 'answerInexact',
  rough: 'answerRough',
  finer: 'answerFiner',
} as const;

const sayingOf = (mark: Mark, parts: SolvedPart[]) =>
  mark ? MARKS[mark] : parts.some(({ worked }) => worked) ? 'notCompared' : 'notMarked';
