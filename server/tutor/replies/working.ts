import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { answerOrThrow } from '../../maths/operations.ts';
import type { ReadWorking } from '../../maths/solving/read-working.ts';
import { MAX_LINE, MAX_LINES, MAX_QUESTION } from '../../text/limits.ts';
import type { Mark } from '../marking/mark-typed.ts';
import type { TutorReply, Verification } from '../rules.ts';
import { MESSAGES } from '../sentences.ts';
import { WORKING } from '../words/working.ts';
import { writeWorking } from '../write.ts';
import { readText } from '../operations/read-text.ts';
import { heldReply } from './held.ts';
import { backTo } from './theory/onwards.ts';
import type { Thread } from '../reading/thread-state.ts';
import { brief, quoted, reply, type Talk } from './talk.ts';

/** Lines by the question on the table, where there is one. */
async function judged(ctx: Context, lines: string[], question: string | null): Promise<ReadWorking> {
  const answered = question && (await readText(ctx, 'plainQuestion', question)).slice(0, MAX_QUESTION);
  return answerOrThrow(
    await ctx.engine.check(
      lines.map((line) => line.slice(0, MAX_LINE)),
      answered ? { question: answered, part: null } : null,
    ),
  );
}

/** What follows line by line but not from the question: it may be working of another one. */
async function judgedAlone(
  ctx: Context,
  lines: string[],
  { question }: Thread,
  working: ReadWorking,
): Promise<ReadWorking | null> {
  const [first] = working.lines;
  if (question === null || working.firstWrong !== 0 || first!.mistake || isCopy(first!.text, question))
    return null;
  const alone = await judged(ctx, lines, null);
  return alone.firstWrong === null && alone.checkedTo === lines.length ? alone : null;
}

/** A term of the question is in it: it was copied, and wrongly. */
function isCopy(line: string, question: string): boolean {
  const termsOf = (text: string) => text.slice(0, 500).toLowerCase().replaceAll(/\s/g, '').match(TERM) ?? [];
  const own = new Set(termsOf(question));
  return termsOf(line).some((term) => own.has(term));
}

const TERM = /\d{0,9}[a-z]\^\d{1,3}|\d{1,9}[a-z](?![a-z])/g;

/** What the lines earn, where they were marked. */
function marksOf({ marks }: ReadWorking, { voice }: Talk): string {
  if (!marks) return '';
  const { earned, total, confirmed } = marks;
  return voice.say(confirmed ? WORKING.marks : WORKING.marksAtMost, {
    earned: `${earned}`,
    total: `${total}`,
  });
}

/** Judges each line of working, and the last against the answer if the question is known. */
export async function workingReply(ctx: Context, talk: Talk, lines: string[]): Promise<TutorReply> {
  const { voice, language, thread } = talk;
  const { question } = thread;
  const held = lines.length === 1 ? await heldReply(ctx, voice, lines[0]!) : null;
  if (held) return reply(talk, [held, backTo(talk)]);
  if (lines.length < 2) return reply(talk, [voice.say(WORKING.typeLines), backTo(talk)]);
  if (lines.length > MAX_LINES) return reply(talk, [voice.say(WORKING.tooManyLines)]);

  const working = await judged(ctx, lines, question);
  const alone = await judgedAlone(ctx, lines, thread, working);
  if (alone) return aloneReply(talk, alone);
  const mark =
    working.firstWrong === null && question ? await markFinalLine(ctx, lines.at(-1)!, question) : null;
  const end = mark === null ? '' : voice.say(endOf(mark));
  const onwards = mark === 'right' ? '' : backTo(talk);
  const summary = summaryOf(working, talk);
  return {
    ...reply(talk, [writeWorking(working, language), summary, marksOf(working, talk), end, onwards]),
    beside: [end, onwards].filter(Boolean).join('\n\n'),
    working,
    verification: upTo(verificationOf(working), mark),
  };
}

/** Lines that go on from each other, beside the question on the table. */
function aloneReply(talk: Talk, working: ReadWorking): TutorReply {
  const { voice, language, thread } = talk;
  const first = quoted(working.lines[0]!.text);
  const said = voice.say(WORKING.alone, { line: first, question: brief(thread.question!) });
  return {
    ...reply(talk, [writeWorking(working, language), said]),
    beside: said,
    working,
    verification: { ...verificationOf(working), status: 'PARTIAL' },
  };
}

/** A consistent chain that ends elsewhere is only partly verified. */
const upTo = (verification: Verification, mark: Mark): Verification =>
  verification.status === 'VERIFIED' && mark !== null && mark !== 'right'
    ? { ...verification, status: 'PARTIAL' }
    : verification;

const endOf = (mark: Mark) =>
  mark === 'right' ? WORKING.sameAnswer : mark === 'wrong' ? WORKING.notTheAnswer : WORKING.otherAnswer;

function summaryOf({ firstWrong, checkedTo, lines }: ReadWorking, { voice, language }: Talk): string {
  if (firstWrong === null)
    return voice.say(checkedTo === lines.length ? WORKING.allRight : WORKING.mostlyRight);
  return `**${firstWrongLine(firstWrong + 1, language)}**`;
}

const firstWrongLine = (number: number, language: Language) =>
  `${MESSAGES.firstWrong[language]}${language === 'zh' ? ` ${number} 行。` : ` ${number}.`}`;

/** Correct lines may still end in something else than the answer. */
async function markFinalLine(ctx: Context, last: string, question: string): Promise<Mark> {
  const solved = await ctx.engine.solve(await readText(ctx, 'plainQuestion', question));
  if (!solved.ran || !solved.answer.solved || solved.answer.worked.checks.length === 0) return null;
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

/** What was wrong with the lines that were sent last, or about one of them by its number. */
export async function lineReply(ctx: Context, talk: Talk, wanted: number | null): Promise<TutorReply> {
  const { voice, language, thread } = talk;
  const lines = thread.working;
  if (lines === null || lines.length < 2) return reply(talk, [voice.say(WORKING.nothingSent), backTo(talk)]);
  const marked = await judged(ctx, lines, thread.question);
  const working = (await judgedAlone(ctx, lines, thread, marked)) ?? marked;
  const at = wanted === null ? working.firstWrong : wanted - 1;
  if (at === null) return reply(talk, [voice.say(WORKING.noMistake), backTo(talk)]);
  const line = working.lines[at];
  if (!line) return reply(talk, [voice.say(WORKING.nothingSent), backTo(talk)]);
  const values = { number: `${at + 1}`, line: quoted(line.text) };
  if (at === working.firstWrong) {
    const reason = line.mistake
      ? `${line.mistake.wrong[language]} ${line.mistake.right[language]}`
      : (line.say?.[language] ?? '');
    const above = at > 0 ? voice.offer(WORKING.before, { line: quoted(working.lines[at - 1]!.text) }) : '';
    return reply(talk, [voice.say(WORKING.mistake, values), reason, above]);
  }
  const isOpen = ['unchecked', 'unreadable', 'carried'].includes(line.verdict);
  return reply(talk, [
    voice.say(isOpen ? WORKING.lineOpen : WORKING.lineFine, values),
    line.say?.[language] ?? '',
  ]);
}
