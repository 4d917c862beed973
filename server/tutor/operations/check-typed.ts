import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { answerOrThrow } from '../../maths/operations.ts';
import type { ReadWorking } from '../../maths/solving/read-working.ts';
import { MAX_LINE, MAX_LINES } from '../../text/limits.ts';
import type { Mark } from '../marking/mark-typed.ts';
import type { TutorReply, Verification } from '../rules.ts';
import { MESSAGES } from '../sentences.ts';
import { plainReply, writeWorking } from '../write.ts';
import { readText } from './read-text.ts';

/** Judges each line of working, and the last against the answer if the question is known. */
export async function checkTyped(
  ctx: Context,
  lines: string[],
  question: string | null,
  language: Language,
): Promise<TutorReply> {
  const plain = (content: string) => plainReply(language, question, content);
  const [only] = lines;
  if (lines.length === 1 && question)
    return plain(
      finalLineMessage(await markFinalLine(ctx, only!, question), language) ?? MESSAGES.typeLines[language],
    );
  if (lines.length < 2) return plain(MESSAGES.typeLines[language]);
  if (lines.length > MAX_LINES) return plain(MESSAGES.tooManyLines[language]);

  const working = answerOrThrow(await ctx.engine.check(lines.map((line) => line.slice(0, MAX_LINE))));
  const mark =
    working.firstWrong === null && question ? await markFinalLine(ctx, lines.at(-1)!, question) : null;
  const end = finalLineMessage(mark, language);
  const content = [writeWorking(working, language), summaryOf(working, language), end];
  return {
    ...plain(content.filter(Boolean).join('\n\n')),
    beside: end ?? '',
    working,
    verification: upTo(verificationOf(working), mark),
  };
}

/** A consistent chain that ends elsewhere is only partly verified. */
const upTo = (verification: Verification, mark: Mark): Verification =>
  verification.status === 'VERIFIED' && mark !== null && mark !== 'right'
    ? { ...verification, status: 'PARTIAL' }
    : verification;

function finalLineMessage(mark: Mark, language: Language): string | null {
  if (mark === null) return null;
  return MESSAGES[mark === 'right' ? 'sameAnswer' : mark === 'wrong' ? 'notTheAnswer' : 'otherAnswer'][
    language
  ];
}

function summaryOf(working: ReadWorking, language: Language): string {
  const { firstWrong, checkedTo, lines } = working;
  if (firstWrong === null) return MESSAGES[checkedTo === lines.length ? 'allRight' : 'mostlyRight'][language];
  const number = firstWrong + 1;
  return `**${MESSAGES.firstWrong[language]}${language === 'zh' ? ` ${number} 行。` : ` ${number}.`}**`;
}

/** Correct lines may still end in something else than the answer. */
async function markFinalLine(ctx: Context, last: string, question: string): Promise<Mark> {
  const solved = await ctx.engine.solve(await readText(ctx, 'plainQuestion', question));
  if (!solved.ran || !solved.answer.solved) return null;
  const mark = await readText(ctx, 'markTyped', last, solved.answer.worked.answer.text, question);
  return mark === 'overPrecise' ? null : mark;
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
