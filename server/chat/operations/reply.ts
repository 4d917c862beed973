import type { Context } from '../../context.ts';
import { answerAsTutor } from '../../tutor/operations/answer.ts';
import type { Mode, TutorReply } from '../../tutor/rules.ts';
import type { Turn } from '../../tutor/thread.ts';
import type { FailureCode } from '../failure.ts';

export interface Reply extends TutorReply {
  /** `lemma`, or the name of a model. */
  source: string;
  /** Why a model gave no answer; what is here is then our own. */
  failure: FailureCode | null;
}

/** A piece of text as it comes, and at the end the reply with all that belongs to it. */
export type Piece = { text: string } | { reply: Reply };

export interface Asked {
  /** What the person said, oldest first. */
  turns: Turn[];
  mode: Mode;
}

export const OWN = 'lemma';

/** Replies to the last of the turns. */
export async function* replyTo(ctx: Context, asked: Asked, signal: AbortSignal): AsyncGenerator<Piece> {
  const reply = await answerAsTutor(ctx, asked);
  signal.throwIfAborted();
  yield { text: reply.content };
  yield { reply: { ...reply, source: OWN, failure: null } };
}
