import type { Context } from '../../context.ts';
import type { Language } from '../../language.ts';
import type { Mark } from '../mark-typed.ts';
import { type TutorReply, UNCHECKED } from '../rules.ts';
import { SAY } from '../sentences.ts';
import { readText } from './read-text.ts';
import { unshown } from './solution-reply.ts';
import { solveParts } from './solve-parts.ts';

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
    marks.push({ label, mark: worked ? await readText(ctx, 'markTyped', typed, worked.answer.text) : null });
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
