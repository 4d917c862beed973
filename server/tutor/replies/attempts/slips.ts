import type { Context } from '../../../core/context.ts';
import { listed } from '../../../core/locale.ts';
import { MAX_QUESTION } from '../../../text/limits.ts';
import { readText } from '../../operations/read-text.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { NAMED_OTHERWISE, NEAR, PIECES } from '../../words/attempts/slips.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { ended } from '../../words/voice.ts';
import { type ProblemTalk, quoted } from '../talk.ts';

const OF_MOTION = /\/p4\/|physics\/|further-mathematics\/p3\/|kinematic|newton|momentum|projectile|energy/;

/** What comes out with g = 9.81, where it was worked out with 10; null where g is told or plays no part. */
export async function answerWithOtherG(
  ctx: Context,
  { parts, question }: ProblemTalk,
): Promise<string | null> {
  const [only, ...others] = parts;
  const isOpen = only?.worked && others.length === 0 && OF_MOTION.test(only.worked.topic);
  if (
    !isOpen ||
    /\bg\s?=|\bg\b.{0,12}\d/.test(question) ||
    !only.worked!.steps.some(({ tex = [] }) => tex.some((line) => /10/.test(line)))
  )
    return null;
  const ran = await ctx.engine.solve(`${only.text} (g = 9.81)`.slice(0, MAX_QUESTION));
  const other = ran.ran && ran.answer.solved ? ran.answer.worked.answer.text : null;
  return other === only.worked!.answer.text ? null : other;
}

/** 45.4 m with g = 9.81, where 45 m came from 10. */
export async function isRightWithOtherG(ctx: Context, talk: ProblemTalk, typed: string): Promise<boolean> {
  const other = await answerWithOtherG(ctx, talk);
  return other !== null && (await readText(ctx, 'markTyped', typed, other, talk.question)) === 'right';
}

/** What of a list or a sum is right. */
export async function piecesReply(
  ctx: Context,
  { parts, voice, language }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  // Of several parts nobody knows which piece is for which.
  for (const { worked } of parts.length > 1 ? [] : parts) {
    const found = worked?.checks.length
      ? await readText(ctx, 'rightPieces', typed, worked.answer.text)
      : null;
    if (!found) continue;
    const [right, wrong] = [found.right, found.wrong].map((all) => listed(all.map(quoted), language));
    return voice.say(PIECES[found.are], { right: right!, wrong: wrong! });
  }
  return null;
}

/** Stationary points that are called maximum or minimum, in whichever part they are asked for. */
export async function naturesReply(
  ctx: Context,
  { parts, voice, language }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  for (const { label, worked } of parts) {
    const { text, say } = worked?.answer ?? {};
    const found = say && (await readText(ctx, 'rightNatures', typed, `${text} — ${say.en}`));
    if (!found) continue;
    const [right, wrong] = [found.right, found.wrong].map((all) => listed(all.map(quoted), language));
    const ways = wrong !== '' ? VERDICTS.wrong : found.isAll ? VERDICTS.right : VERDICTS.part;
    const pieces =
      right !== '' && wrong !== '' ? voice.say(PIECES.values, { right: right!, wrong: wrong! }) : '';
    const ofPart = parts.length > 1 && label ? `**${label}** ` : '';
    return `${ofPart}${voice.say(ways, { typed: quoted(typed) })} ${pieces}`.trim();
  }
  return null;
}

/** A letter that has another value in the solution. */
export async function namedReply(ctx: Context, talk: ProblemTalk, typed: string): Promise<string | null> {
  const steps = talk.parts.flatMap(({ worked }) => worked?.steps ?? []);
  const at = await readText(
    ctx,
    'namedInSteps',
    typed,
    steps.map(({ tex = [] }) => tex),
  );
  if (at === null) return null;
  const say = ended(steps[at]!.say[talk.language]);
  return talk.voice.say(NAMED_OTHERWISE, { typed: quoted(typed), number: `${at + 1}`, say });
}

/** What alone keeps it from being right. */
export async function nearReply(
  ctx: Context,
  { parts, voice }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  if (await lacksWays(ctx, parts, typed)) return voice.say(VERDICTS.ways);
  for (const { worked } of parts) {
    const near = worked && (await readText(ctx, 'nearMiss', typed, worked.answer.text));
    if (near) return voice.say(NEAR[near]);
  }
  return null;
}

const WAYS = /\\binom\{(\d{1,2})\}\{(\d{1,2})\}/g;
const MOST_WAYS = 3;

/** One outcome in its order, without the number of orders. */
async function lacksWays(ctx: Context, parts: SolvedPart[], typed: string): Promise<boolean> {
  for (const { worked } of parts) {
    const lines = (worked?.steps ?? [])
      .flatMap(({ tex = [] }) => tex)
      .join(' ')
      .slice(0, 2000);
    for (const [, n, r] of [...lines.matchAll(WAYS)].slice(0, MOST_WAYS)) {
      const product = `${n}C${r} * (${typed})`;
      if (
        (await readText(ctx, 'markTyped', product, worked!.answer.text)) === 'right' &&
        r !== '0' &&
        r !== n
      )
        return true;
    }
  }
  return false;
}
