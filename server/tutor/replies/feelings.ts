import type { Context } from '../../core/context.ts';
import type { Feeling } from '../reading/acts/act.ts';
import type { TutorReply } from '../rules.ts';
import { FEELINGS } from '../words/feelings.ts';
import { OFFERS } from '../words/offers.ts';
import type { SolvedPart } from '../operations/solve-parts.ts';
import { helpWithout } from './solution/unsolved.ts';
import { hintReply } from './solution/hint.ts';
import { onwards } from './theory/onwards.ts';
import { brief, reply, type Talk } from './talk.ts';

/** What is said to a feeling, and how it goes on from there. */
export async function feelingReply(
  ctx: Context,
  talk: Talk,
  feeling: Feeling,
  parts: SolvedPart[],
): Promise<TutorReply> {
  const { thread, voice } = talk;
  const { question } = thread;
  const kind = voice.say(FEELINGS[feeling]);
  const isSolved = parts.some(({ worked }) => worked);
  if ((feeling === 'lost' || feeling === 'hard') && question !== null && isSolved)
    return hintReply({ ...talk, question, parts }, kind);
  if ((feeling === 'lost' || feeling === 'hard') && question !== null) {
    const help = await helpWithout(ctx, { ...talk, question, parts });
    return {
      ...help,
      content: `${kind}\n\n${help.content}`,
      beside: `${kind}\n\n${help.beside ?? help.content}`,
    };
  }
  if (feeling === 'understood' && question !== null && !thread.whole)
    return reply(talk, [`${kind} ${voice.say(FEELINGS.tryIt, { question: brief(question) })}`]);
  if (feeling === 'bye') return reply(talk, [kind]);
  const offer = question !== null && isSolved && feeling !== 'tired' ? voice.offer(OFFERS.like) : '';
  return reply(talk, [`${kind} ${offer || (await onwards(ctx, talk))}`]);
}

/** An answer to what was asked, or to who one is. */
export async function plainWordsReply(
  ctx: Context,
  talk: Talk,
  kind: 'no' | 'who' | 'hello',
): Promise<TutorReply> {
  return reply(talk, [talk.voice.say(FEELINGS[kind]), await onwards(ctx, talk)]);
}
