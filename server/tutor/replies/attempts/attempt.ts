import type { Context } from '../../../core/context.ts';
import { listed } from '../../../core/locale.ts';
import { MAX_LINE, MAX_QUESTION } from '../../../text/limits.ts';
import type { Mark } from '../../marking/mark-typed.ts';
import { readText } from '../../operations/read-text.ts';
import { ATTEMPTS, RANGE_TESTS, RANGES } from '../../words/attempts/slips.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { type ProblemTalk, quoted } from '../talk.ts';
import { placeReply } from './place.ts';

/** What can be said of an attempt that is not the answer: of a range, of several values, of an equation, of lines. */
export async function attemptReply(
  ctx: Context,
  talk: ProblemTalk,
  typed: string,
  mark: Mark,
): Promise<string | null> {
  return (
    (await valuesReply(ctx, talk, typed)) ??
    (await eachReply(ctx, talk, typed)) ??
    shiftReply(talk, typed) ??
    sequenceReply(talk, typed) ??
    (await linesReply(ctx, talk, typed)) ??
    (await equationReply(ctx, talk, typed, mark))
  );
}

export async function rangeReply(
  ctx: Context,
  { parts, voice }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  for (const { worked } of parts) {
    const miss = worked && (await readText(ctx, 'rangeMiss', typed, worked.answer.text));
    if (miss) return voice.say(RANGES[miss], { typed: quoted(typed) });
  }
  for (const { worked } of parts) {
    const test = worked && (await readText(ctx, 'rangeTest', typed, worked.answer.text));
    if (!test) continue;
    if (test.areEnds) return voice.say(RANGE_TESTS.ends, { typed: quoted(typed) });
    const told = voice.say(test.isOurs ? RANGE_TESTS.ours : RANGE_TESTS.yours, {
      typed: quoted(test.piece),
      letter: test.letter,
      value: test.value,
    });
    const isOne = !/ or | and |[,，或且]|[<>≤≥].{1,20}[<>≤≥]/.test(worked.answer.text);
    const why = test.hasEnds ? voice.offer(isOne ? RANGE_TESTS.turned : RANGE_TESTS.sides) : '';
    return `${told} ${why}`.trim();
  }
  return null;
}

/** Each value beside the values of the answer, where all of them can be told. */
async function valuesReply(
  ctx: Context,
  { parts, voice, language, thread, question }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  for (const { worked } of parts) {
    const found =
      worked?.checks.length &&
      (await readText(ctx, 'valuesBeside', [...thread.claims, typed], worked.answer.text, question));
    if (!found) continue;
    const [right, wrong] = [found.right, found.wrong].map((all) => listed(all.map(quoted), language));
    if (found.wrong.length > 0) return voice.say(ATTEMPTS.some, { right: right!, wrong: wrong! });
    return found.isAll
      ? voice.say(ATTEMPTS.all, { right: right! })
      : voice.say(VERDICTS.part, { typed: right! });
  }
  return null;
}

/** "t = 2, v = -3": each is a line of the solution or its end. */
async function eachReply(ctx: Context, talk: ProblemTalk, typed: string): Promise<string | null> {
  const pieces = typed.split(/, | and /).filter((piece) => /^[a-zα-ω](?:_\w)? ?= ?-?[\d.]/iu.test(piece));
  if (pieces.length < 2 || pieces.length > 3 || pieces.length < typed.split(/, | and /).length) return null;
  for (const piece of pieces) {
    const isEnd = await isAnswerOf(ctx, talk, piece);
    if (!isEnd && (await placeReply(ctx, talk, piece)) === null) return null;
  }
  return talk.voice.say(ATTEMPTS.all, { right: listed(pieces.map(quoted), talk.language) });
}

async function isAnswerOf(ctx: Context, { parts, question }: ProblemTalk, piece: string): Promise<boolean> {
  const value = piece.replace(/^[^=]{1,6}= ?/, '');
  for (const { worked } of parts)
    for (const one of worked?.checks.length ? [piece, value] : [])
      if ((await readText(ctx, 'markTyped', one, worked!.answer.text, question)) === 'right') return true;
  return false;
}

const NUMBER = /-?\d{1,9}(?:\.\d{1,6})?/g;

/** Away from the answer by a number of the question. */
function shiftReply({ parts, question, voice }: ProblemTalk, typed: string): string | null {
  const value = Number(
    /^(?:[a-z]{1,12} ?=? ?)?(-?\d{1,9}(?:\.\d{1,6})?)$/i.exec(typed.trim())?.[1] ?? Number.NaN,
  );
  const [only, ...others] = parts;
  if (Number.isNaN(value) || !only?.worked || others.length > 0) return null;
  const known = (only.worked.answer.text.slice(0, 120).match(NUMBER) ?? []).map(Number);
  // Of several values, nobody knows which is meant; marks are no numbers of the problem.
  if (known.length !== 1) return null;
  const asked = question.slice(0, 600).replaceAll(/[[(（]\s?\d{1,2}\s?(?:marks?|分)?\s?[\])）]\s*$/g, '');
  const given = (asked.match(NUMBER) ?? []).map((one) => Math.abs(Number(one)));
  const by = given.find(
    (one) => one >= 5 && known.some((own) => Math.abs(Math.abs(own - value) - one) < 0.001),
  );
  return by === undefined ? null : voice.say(ATTEMPTS.shift, { typed: quoted(typed), by: `${by}` });
}

/** Several values beside those of a step. */
function sequenceReply({ parts, voice, language }: ProblemTalk, typed: string): string | null {
  const given = typed.split(/[,，、\s]{1,4}/).filter(Boolean);
  if (given.length < 3 || given.length > 12 || given.some((one) => !/^-?\d{1,6}\.\d{1,6}$/.test(one)))
    return null;
  const lines = parts
    .flatMap(({ worked }) => (worked?.steps ?? []).flatMap(({ tex = [] }) => tex))
    .join(' ')
    .slice(0, 3000)
    .match(NUMBER);
  const right = given.filter((one) => lines?.includes(one));
  const wrong = given.filter((one) => !lines?.includes(one));
  if (right.length < 2) return null;
  const [yes, no] = [right, wrong].map((all) => listed(all.map(quoted), language));
  return wrong.length > 0
    ? voice.say(ATTEMPTS.some, { right: yes!, wrong: no! })
    : voice.say(ATTEMPTS.all, { right: yes! });
}

const LETTERS = /[a-zα-ω]/iu;

/** Several lines in one message: the first that does not follow. */
async function linesReply(
  ctx: Context,
  { thread, question, voice, language }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  const lines = [...thread.claims, typed].filter((line) => /[=<>≤≥]/.test(line) && LETTERS.test(line));
  if (lines.length < 2) return null;
  const plain = (await readText(ctx, 'plainQuestion', question)).slice(0, MAX_QUESTION);
  const ran = await ctx.engine.check(
    lines.map((line) => line.slice(0, MAX_LINE)),
    { question: plain, part: null },
  );
  const at = ran.ran ? ran.answer.firstWrong : null;
  if (!ran.ran || at === null || (at === 0 && !ran.answer.lines[0]!.mistake)) return null;
  const { text, mistake, say } = ran.answer.lines[at]!;
  const reason = mistake ? `${mistake.wrong[language]} ${mistake.right[language]}` : (say?.[language] ?? '');
  return `${voice.say(ATTEMPTS.line, { line: quoted(text) })} ${reason}`.trim();
}

async function equationReply(
  ctx: Context,
  { parts, voice }: ProblemTalk,
  typed: string,
  mark: Mark,
): Promise<string | null> {
  for (const { worked } of parts) {
    const steps = worked?.steps.map(({ tex = [] }) => tex) ?? [];
    const holds = worked && (await readText(ctx, 'holdsAtAnswer', typed, worked.answer.text, steps));
    if (holds === true || (holds === false && mark !== null))
      return voice.say(holds ? ATTEMPTS.fits : ATTEMPTS.fitsNot, { typed: quoted(typed) });
  }
  return null;
}
