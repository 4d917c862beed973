import type { Context } from '../../../core/context.ts';
import { listed } from '../../../core/locale.ts';
import type { ReadLine } from '../../../maths/solving/read-working.ts';
import { MAX_LINE } from '../../../text/limits.ts';
import { readText } from '../../operations/read-text.ts';
import { BY_ITSELF } from '../../words/attempts/slips.ts';
import { NAMED } from '../held.ts';
import { unequalReply } from './beside-step.ts';
import { quoted, type Talk } from '../talk.ts';

const REACHED = new Set(['equivalent', 'follows', 'rounded']);
const HAS_LETTER = /[a-zα-ω]/iu;

/** What of the lines in a message is right or wrong by itself, where there is no solution to put them beside. */
export async function byItselfReply(ctx: Context, talk: Talk): Promise<string | null> {
  const { said, voice, language, thread } = talk;
  const unequal = await unequalReply(ctx, talk);
  if (unequal) return unequal.say;
  const lines = await readText(ctx, 'linesIn', said);
  if (lines.length === 0) return null;
  const ran = await ctx.engine.check(
    lines.map((line) => line.slice(0, MAX_LINE)),
    null,
  );
  if (!ran.ran) return null;
  const { lines: judged, firstWrong } = ran.answer;
  const told = firstWrong === null ? judged : judged.slice(0, firstWrong);
  const reckoned = told.filter(isReckoned).map(({ text }) => quoted(text));
  const steps = told.flatMap((line, at) => {
    const before = judged[at - 1];
    return before && !isReckoned(line) && REACHED.has(line.verdict)
      ? [voice.say(BY_ITSELF.follows, { line: quoted(line.text), before: quoted(before.text) })]
      : [];
  });
  const wrong = firstWrong === null ? null : wrongOf(judged, firstWrong);
  if (reckoned.length + steps.length === 0 && wrong === null) return null;
  const { line, before, reason } = wrong ?? {};
  return [
    reckoned.length > 0 ? voice.say(BY_ITSELF.reckoned, { lines: listed(reckoned, language) }) : '',
    ...steps,
    line ? voice.say(BY_ITSELF.wrong, { line: quoted(line), before: quoted(before!) }) : '',
    reason?.[language] ?? '',
    thread.question === null ? '' : voice.offer(BY_ITSELF.open),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Numbers on both sides of its last sign: nothing but arithmetic is in it. */
const isReckoned = ({ verdict, text }: ReadLine): boolean =>
  verdict === 'equal' ||
  (verdict !== 'start' && REACHED.has(verdict) && text.split('=').filter(isOfNumbers).length > 1);

const isOfNumbers = (side: string): boolean =>
  /\d/.test(side) && !HAS_LETTER.test(side.replaceAll(NAMED, ''));

function wrongOf(judged: readonly ReadLine[], at: number) {
  const [before, line] = [judged[at - 1], judged[at]!];
  // Two values of a letter are two cases.
  const isStep = before !== undefined && !/^[a-zα-ω](?:_?\w)? ?= ?-?[\d./]{1,12}$/iu.test(before.text.trim());
  return isStep ? { line: line.text, before: before.text, reason: line.mistake?.wrong ?? line.say } : null;
}
