import type { Context } from '../../../core/context.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { readText } from '../../operations/read-text.ts';
import type { TutorReply } from '../../rules.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { quoted, reply, type Talk } from '../talk.ts';
import { backTo } from '../theory/onwards.ts';
import { notFound } from '../theory/theory.ts';

/** What unit the answer is in. */
export async function unitOfAnswer(ctx: Context, talk: Talk, parts: SolvedPart[]): Promise<TutorReply> {
  for (const { worked } of parts) {
    const unit = worked && (await readText(ctx, 'unitIn', worked.answer.text));
    if (unit) return reply(talk, [talk.voice.say(VERDICTS.unitIs, { unit: quoted(unit) }), backTo(talk)]);
  }
  return notFound(ctx, talk);
}
