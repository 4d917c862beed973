import type { ConversationMessageFragment, ReplySolutionFragment } from './Conversation.gen.ts';

/** Something said, as the graph tells it of members and the device keeps it of guests. */
export type Message = Omit<ConversationMessageFragment, '__typename' | ' $fragmentName'>;
export type Solution = Omit<ReplySolutionFragment, ' $fragmentName'>;

export interface Segment {
  title: string | null;
  text: string;
}

/** What a new conversation is started about. */
export interface About {
  mode?: 'ANSWER' | 'STUDY';
  subjectCode?: string;
  topic?: string;
  goal?: string;
}

/** A conversation as its screen shows and moves it. */
export interface Thread {
  state: 'loading' | 'ready' | 'failed' | 'missing';
  messages: Message[];
  /** A reply is awaited. */
  writing: boolean;
  /** Why the last act was refused, in the reader's language. */
  refusal: string | null;
  mode: 'ANSWER' | 'STUDY';
  setMode(mode: 'ANSWER' | 'STUDY'): void;
  /** Comes true when it was taken; what was typed may then go. */
  send(text: string, more?: Sending): Promise<boolean>;
  stop(): void;
  /** Asks for the reply again: beside it for members, in its place for guests. */
  again(id: string): void;
  rate?: (id: string, rating: Message['feedback'], note: string | null) => void;
  /** Shows another branch. */
  choose?: (id: string) => void;
  clear(): void;
  reload(): void;
}

export interface Sending {
  segments?: Segment[];
  attachmentIds?: string[];
  /** A message of one's own that is said anew. */
  edits?: Message;
}

const NOTHING = {
  parentId: null,
  siblings: [],
  failure: null,
  instead: null,
  about: null,
  solutions: [],
  working: null,
  citations: [],
  verification: {
    __typename: 'Verification',
    status: 'UNCHECKED',
    linesOk: 0,
    linesTotal: 0,
    firstWrong: null,
    lines: [],
  },
  segments: [],
  source: null,
  feedback: 'NONE',
  feedbackNote: null,
} satisfies Partial<Message>;

/** A message that has only been said, without anything found of it. */
export function said(role: Message['role'], content: string, more: Partial<Message> = {}): Message {
  return {
    ...NOTHING,
    id: crypto.randomUUID(),
    role,
    content,
    beside: content,
    status: role === 'USER' ? 'DONE' : 'WRITING',
    createdAt: new Date().toISOString(),
    ...more,
  };
}

export const isWriting = (messages: Message[]): boolean => messages.at(-1)?.status === 'WRITING';

/** The branch with a message in another state. */
export function changed(messages: Message[], id: string, change: (one: Message) => Message): Message[] {
  return messages.map((message) => (message.id === id ? change(message) : message));
}
