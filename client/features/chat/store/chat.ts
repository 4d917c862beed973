import type { ReplyRating, TutorMode } from '../../../lib/graph/schema-types.ts';
import type { Message, Segment } from './message.ts';

/** What a new conversation is about. */
export interface About {
  mode?: TutorMode;
  subjectCode?: string;
  topic?: string;
  goal?: string;
}

export interface Extras {
  segments?: Segment[];
  attachmentIds?: string[];
}

/** A conversation as the screen shows it, whether the server stores it or this device. */
export interface Chat {
  /** The branch in sight, the oldest first. */
  messages: readonly Message[];
  mode: TutorMode;
  /** Whether the earlier messages are there. */
  status: 'loading' | 'failed' | 'ready';
  /** Why the last act was refused, as the server said it. */
  refusal: string | null;
  /** Asks once more for the earlier messages. */
  reload(): void;
  /** False when it was refused: then nothing was said. */
  send(text: string, extras?: Extras): Promise<boolean>;
  /** Says a message of one's own in other words, as a branch beside it. */
  edit(id: string, text: string): Promise<boolean>;
  /** Drops what follows the last message of one's own, and asks again. */
  retry(): void;
  regenerate(id: string): void;
  stop(): void;
  /** Whether it was stored. */
  rate(id: string, rating: ReplyRating, note?: string): Promise<boolean>;
  /** Shows the branch that goes through a message. */
  showBranch(id: string): void;
  setMode(mode: TutorMode): void;
  /** Empties what is in sight. */
  clear(): void;
}

/** Whether a reply is under way. */
export const isWriting = (messages: readonly Message[]): boolean => messages.at(-1)?.status === 'WRITING';

/** The messages before one; all when it is not among them. */
export function before(messages: readonly Message[], id: string): readonly Message[] {
  const index = messages.findIndex((message) => message.id === id);
  return index < 0 ? messages : messages.slice(0, index);
}

/** The messages up to the last of one's own. */
export function throughLastQuestion(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, messages.findLastIndex(({ role }) => role === 'USER') + 1);
}
