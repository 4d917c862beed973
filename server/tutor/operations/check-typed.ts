import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { answerOrThrow } from '../../maths/operations.ts';
import type { ReadWorking } from '../../maths/solving/read-working.ts';
import type { Mark } from '../marking/mark-typed.ts';
import type { TutorReply, Verification } from '../rules.ts';
import { SAY } from '../sentences.ts';
import { plainReply, writeWorking } from '../write.ts';
import { readText } from './read-text.ts';

const MAX_LINES = 60;
const MAX_LINE = 500;

/** Judges each line of what somebody typed, and its end against the answer where the question is known. */
export async function checkTyped(
  ctx: Context,
  lines: string[],
  question: string | null,
  language: Language,
): Promise<TutorReply> {
  const plain = (content: string) => plainReply(language, question, content);
  const [only] = lines;
  if (lines.length === 1 && question)
    return plain(saidOfEnd(await endOf(ctx, only!, question), language) ?? SAY.typeLines[language]);
  if (lines.length < 2) return plain(SAY.typeLines[language]);
  if (lines.length > MAX_LINES) return plain(SAY.tooManyLines[language]);

  const working = answerOrThrow(await ctx.engine.check(lines.map((line) => line.slice(0, MAX_LINE))));
  const mark = working.firstWrong === null && question ? await endOf(ctx, lines.at(-1)!, question) : null;
  const end = saidOfEnd(mark, language);
  const content = [writeWorking(working, language), summaryOf(working, language), end];
  return {
    ...plain(content.filter(Boolean).join('\n\n')),
    beside: end ?? '',
    working,
    verification: upTo(verificationOf(working), mark),
  };
}

/** Lines that follow from each other and end elsewhere are not the answer. */
const upTo = (verification: Verification, mark: Mark): Verification =>
  verification.status === 'VERIFIED' && mark !== null && mark !== 'right'
    ? { ...verification, status: 'PARTIAL' }
    : verification;

function saidOfEnd(mark: Mark, language: Language): string | null {
  if (mark === null) return null;
  return SAY[mark === 'right' ? 'sameAnswer' : mark === 'wrong' ? 'notTheAnswer' : 'otherAnswer'][language];
}

function summaryOf(working: ReadWorking, language: Language): string {
  const { firstWrong, checkedTo, lines } = working;
  if (firstWrong === null) return SAY[checkedTo === lines.length ? 'allRight' : 'mostlyRight'][language];
  const number = firstWrong + 1;
  return `**${SAY.firstWrong[language]}${language === 'zh' ? ` ${number} 行。` : ` ${number}.`}**`;
}

/** Right lines may still lead elsewhere. */
async function endOf(ctx: Context, last: string, question: string): Promise<Mark> {
  const solved = await ctx.engine.solve(await readText(ctx, 'plainQuestion', question));
  if (!solved.ran || !solved.answer.solved) return null;
  const mark = await readText(ctx, 'markTyped', last, solved.answer.worked.answer.text, question);
  return mark === 'finer' ? null : mark;
}

function verificationOf({ lines, firstWrong, checkedTo }: ReadWorking): Verification {
  const isAll = checkedTo === lines.length;
  return {
    status: firstWrong === null ? (isAll ? 'VERIFIED' : 'PARTIAL') : 'MISMATCH',
    linesOk: checkedTo,
    linesTotal: lines.length,
    firstWrong: firstWrong === null ? null : lines[firstWrong]!.text,
  };
}
