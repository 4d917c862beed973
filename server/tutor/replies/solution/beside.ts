import type { Context } from '../../../core/context.ts';
import type { Language } from '../../../core/locale.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import type { TutorReply } from '../../rules.ts';
import { byItselfReply } from '../attempts/by-itself.ts';
import { heldReply } from '../held.ts';
import { type ProblemTalk, reply } from '../talk.ts';
import { verdictReply } from './verdict.ts';

/** That it cannot be compared is not worth a sentence before another answer. */
const saysNothing = (content: string, language: Language): boolean =>
  VERDICTS.notCompared[language].some((way) =>
    way.split(/\{\w{1,9}\}/).every((piece) => content.includes(piece.trim())),
  );

/** The verdict on what was offered before something else was asked; null where nothing can be said of it. */
export async function besideReply(
  ctx: Context,
  talk: ProblemTalk,
  typed: string,
): Promise<TutorReply | null> {
  if (talk.parts.some(({ worked }) => worked)) {
    const verdict = await verdictReply(ctx, talk, typed);
    return saysNothing(verdict.content, talk.language) ? null : verdict;
  }
  const held = (await byItselfReply(ctx, talk)) ?? (await heldReply(ctx, talk.voice, typed));
  return held === null ? null : reply(talk, [held]);
}
