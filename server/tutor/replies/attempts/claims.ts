import type { Context } from '../../../core/context.ts';
import { heldReply } from '../held.ts';
import type { ProblemTalk } from '../talk.ts';
import { otherNumberReply } from './other-number.ts';
import { placeReply } from './place.ts';
import { namedReply } from './slips.ts';

const MOST = 4;

/** Of the values that lead to a wrong answer the first that is wrong by itself, or the last that is a line of the solution. */
export async function claimsReply(ctx: Context, talk: ProblemTalk): Promise<string | null> {
  let right: string | null = null;
  for (const claim of talk.thread.claims.slice(0, MOST)) {
    const sum = /^[\d\s.+*/×÷=()^!-]{3,60}$/.test(claim) ? await heldReply(ctx, talk.voice, claim) : null;
    const place = await placeReply(ctx, talk, claim);
    if (place !== null) right = place;
    const slip = place ?? (await namedReply(ctx, talk, claim)) ?? (await otherNumberReply(ctx, talk, claim));
    if (place === null && slip !== null) return slip;
    if (sum !== null && place === null) right = sum;
  }
  return right;
}
