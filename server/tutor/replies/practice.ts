import { unshown } from './shown.ts';
import type { Context } from '../../core/context.ts';
import type { Intent } from '../reading/acts/act.ts';
import type { TutorReply } from '../rules.ts';
import { PRACTICE } from '../words/practice.ts';
import { solveParts } from '../operations/solve-parts.ts';
import { onwards } from './theory/onwards.ts';
import { reply, type Talk } from './talk.ts';

type Asked = Extract<Intent, { kind: 'like' }>;

/** A new question, which the thread already points to; or why there is none. */
export async function practiceReply(ctx: Context, talk: Talk, asked: Asked): Promise<TutorReply> {
  const { thread, voice } = talk;
  const { question, made } = thread;
  if (made === null || question === null) {
    const none =
      asked.about === null
        ? question === null
          ? ''
          : voice.say(PRACTICE.none)
        : voice.say(PRACTICE.noTopic, { topic: asked.about });
    return reply(talk, [none, await onwards(ctx, talk)]);
  }
  const beside = `${introOf(talk, asked)}\n\n> ${question.replaceAll('\n', '\n> ')}`;
  const parts = await solveParts(ctx, question);
  const content = [beside, voice.offer(PRACTICE.try)].filter(Boolean).join('\n\n');
  return { ...reply(talk, [content]), beside: content, solutions: unshown(parts) };
}

function introOf({ thread, voice }: Talk, { level, about }: Asked): string {
  const { reason } = thread;
  if (about !== null) return voice.say(PRACTICE.about, { topic: about });
  if (level === 'same') return voice.say(PRACTICE.same);
  if (reason === null) return voice.say(level === 'harder' ? PRACTICE.notHarder : PRACTICE.same);
  const [way] = PRACTICE[reason.by][voice.language];
  const filled = way!.replace('{from}', `${reason.from}`).replace('{to}', `${reason.to}`);
  return voice.say(PRACTICE[level], { reason: filled });
}
