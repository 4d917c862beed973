import type { Context } from '../../core/context.ts';
import { readText } from '../operations/read-text.ts';
import { VERDICTS } from '../words/verdicts.ts';
import type { Voice } from '../words/voice.ts';
import { quoted } from './talk.ts';

/** Functions, and numbers that have a name. */
export const NAMED = /sqrt|sin|cos|tan|ln|log|exp|pi|π|(?<![a-z])e(?![a-z])/gi;

/** A sum that stands alone, or cannot be put beside the answer, is true or false by itself. */
export async function heldReply(ctx: Context, voice: Voice, typed: string): Promise<string | null> {
  if (!typed.includes('=')) return null;
  if (typed.length > 80 || !/^[\d\s.+*/×÷=()^!√-]{3,60}$/.test(typed.replaceAll(NAMED, '1')))
    return (await readText(ctx, 'holdsAlways', typed)) === true
      ? voice.say(VERDICTS.holdsAlways, { typed: quoted(typed) })
      : null;

  const ran = await ctx.engine.check([typed]);
  const verdict = ran.ran ? ran.answer.lines[0]?.verdict : undefined;
  if (verdict !== 'equal' && verdict !== 'rounded' && verdict !== 'wrong') return null;
  return voice.say(verdict !== 'wrong' ? VERDICTS.holds : VERDICTS.holdsNot, { typed: quoted(typed) });
}
