import type { Context } from '../../../core/context.ts';
import type { TutorReply } from '../../rules.ts';
import { DRAW } from '../../words/draw.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { onwards } from '../theory/onwards.ts';
import { reply, type Talk } from '../talk.ts';

/** There are no pictures here: what a sketch has to show. */
export async function drawReply(ctx: Context, talk: Talk, parts: SolvedPart[]): Promise<TutorReply> {
  const { voice, thread } = talk;
  const answer = thread.whole ? parts.find(({ worked }) => worked)?.worked?.answer.tex : undefined;
  const marked = answer ? voice.say(DRAW.values, { answer: `$${answer}$` }) : voice.say(DRAW.plain);
  return reply(talk, [`${voice.say(DRAW.cannot)} ${marked}`, await onwards(ctx, talk)]);
}
