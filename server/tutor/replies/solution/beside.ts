import type { Context } from '../../../core/context.ts';
import type { TutorReply } from '../../rules.ts';
import { heldReply } from '../held.ts';
import { type ProblemTalk, reply } from '../talk.ts';
import { verdictReply } from './verdict.ts';

/** The verdict on what was offered before something else was asked; null where nothing can be said of it. */
export async function besideReply(
  ctx: Context,
  talk: ProblemTalk,
  typed: string,
): Promise<TutorReply | null> {
  if (talk.parts.some(({ worked }) => worked)) return verdictReply(ctx, talk, typed);
  const held = await heldReply(ctx, talk.voice, typed);
  return held === null ? null : reply(talk, [held]);
}
