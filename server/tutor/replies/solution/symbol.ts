import type { Context } from '../../../core/context.ts';
import type { TutorReply } from '../../rules.ts';
import { REASONS } from '../../words/reasons.ts';
import { SYMBOLS } from '../../steps/symbols.ts';
import { type ProblemTalk, quoted, reply, topicOf } from '../talk.ts';
import { backTo } from '../theory/onwards.ts';
import { whereReply } from './why.ts';

/** What a letter stands for in questions of this topic; else where it is seen. */
export async function symbolReply(ctx: Context, talk: ProblemTalk, letter: string): Promise<TutorReply> {
  const topic = topicOf(talk.parts) ?? '';
  const name = letter.toLowerCase().split('_')[0]!;
  const meaning = SYMBOLS.find(([place, letters]) => place.test(topic) && letters[name])?.[1][name];
  if (!meaning) return whereReply(ctx, talk, letter);
  const values = { letter: quoted(letter), meaning: meaning[talk.language] };
  return reply(talk, [talk.voice.say(REASONS.symbol, values), backTo(talk)]);
}
