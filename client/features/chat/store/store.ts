import type { ReplyRating, TutorMode } from '../../../lib/graph/schema-types.ts';
import type { Message } from './message.ts';

/** What a new conversation is about. */
export interface About {
  mode?: TutorMode;
  subjectCode?: string;
  topic?: string;
  goal?: string;
}

export interface Extras {
  segments?: { title: string; text: string }[];
  attachmentIds?: string[];
}

export interface TalkState {
  /** On the server; null for a new one and for those that this device keeps. */
  id: string | null;
  mode: TutorMode;
  /** The branch in sight, the oldest first. */
  messages: readonly Message[];
  /** Where it stands with what was said earlier. */
  earlier: 'loading' | 'failed' | 'here';
  /** Why the last act was refused, as the server said it. */
  refusal: string | null;
}

/** A conversation that runs, wherever it is kept. */
export interface Talk {
  state(): TalkState;
  subscribe(listener: () => void): () => void;
  /** Shows what was said, tells where it is kept when that changes, and returns how it ends. */
  open(onConversation: (id: string | null) => void): () => void;
  /** Asks once more for what was said. */
  again(): void;
  /** False when it was refused: then nothing was said. */
  send(text: string, extras?: Extras): Promise<boolean>;
  /** Says a message of one's own in other words. */
  edit(id: string, text: string): Promise<boolean>;
  /** Drops what follows the last message of one's own, and asks again. */
  retry(): void;
  regenerate(id: string): void;
  stop(): void;
  /** Tells whether it was taken. */
  rate(id: string, rating: ReplyRating, note?: string): Promise<boolean>;
  /** Shows the branch that goes through a message. */
  show(id: string): void;
  setMode(mode: TutorMode): void;
  /** Empties what is in sight. */
  clear(): void;
  /** The connection came back. */
  goOn(): void;
}

/** A reply is awaited. */
export const isTyping = ({ messages }: TalkState): boolean => messages.at(-1)?.status === 'WRITING';

/** The part that every conversation shares: what it is now, and who wants to know. */
export function openState(first: TalkState) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(changes: Partial<TalkState>): void {
      now = { ...now, ...changes };
      for (const listener of listeners) listener();
    },
    /** Puts a message in the place of that with its id. */
    put(message: Message): void {
      this.set({ messages: now.messages.map((one) => (one.id === message.id ? message : one)) });
    },
    find: (id: string) => now.messages.find((one) => one.id === id),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The messages before one; all when it is not among them. */
export function before(messages: readonly Message[], id: string): readonly Message[] {
  const place = messages.findIndex((one) => one.id === id);
  return place < 0 ? messages : messages.slice(0, place);
}

/** What is left when what follows the last message of one's own is dropped. */
export function upToLastAsked(messages: readonly Message[]): readonly Message[] {
  return messages.slice(0, messages.findLastIndex(({ type }) => type === 'user') + 1);
}
