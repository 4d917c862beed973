import type { ChatRole } from '../../database/client/client.ts';
import type { About, Mode, TutorReply } from '../../tutor/rules.ts';
import type { Failure } from '../failure.ts';
import type { TurnWithFiles } from './attached.ts';

export interface Reply extends TutorReply {
  /** `lemma`, or the name of a model. */
  source: string;
  /** Why a model gave no answer; the reply is then the engine's. */
  failure: Failure | null;
}

/** A chunk of text as it comes, and at the end the reply with all that belongs to it. */
export type ReplyChunk = { text: string } | { reply: Reply };

export interface ReplyRequest {
  /** What the person said, oldest first. */
  turns: TurnWithFiles[];
  /** The messages before the last turn. */
  history: { role: ChatRole; content: string }[];
  /** Of the last turn's segments. */
  titles: string[];
  mode: Mode;
  /** What the conversation was started about, where that was said. */
  about: About | null;
}
