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

/** A conversation for the screen, stored on the server or on this device. */
export interface Chat {
  /** The visible branch, the oldest message first. */
  messages: readonly Message[];
  mode: TutorMode;
  /** State of loading the earlier messages. */
  status: 'loading' | 'failed' | 'ready';
  /** The server's message if the last action was refused. */
  refusal: string | null;
  /** Loads the earlier messages again. */
  reload(): void;
  /** False if it was refused and nothing was sent. */
  send(text: string, extras?: Extras): Promise<boolean>;
  /** Edits a message, which creates a new branch. */
  edit(id: string, text: string): Promise<boolean>;
  /** Drops what follows the last question, and asks it again. */
  retry(): void;
  regenerate(id: string): void;
  stop(): void;
  /** False if it was not stored. */
  rate(id: string, rating: ReplyRating, note?: string): Promise<boolean>;
  /** Shows the branch with a message. */
  showBranch(id: string): void;
  setMode(mode: TutorMode): void;
  /** Clears the conversation. */
  clear(): void;
}

/** Whether a reply is under way. */
export const isWriting = (messages: readonly Message[]): boolean => messages.at(-1)?.status === 'WRITING';

/** The messages before one; all when it is not among them. */
export function before(messages: readonly Message[], id: string): readonly Message[] {
  const index = messages.findIndex((message) => message.id === id);
  return index < 0 ? messages : messages.slice(0, index);
}

/** The messages up to the last question. */
export function throughLastQuestion(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, messages.findLastIndex(({ role }) => role === 'USER') + 1);
}
