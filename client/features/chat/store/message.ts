import type { MessageContentFragment, MessageFragment, TutorRepliesSubscription } from './Chat.gen.ts';

/** Why a reply failed; no text if the server was not reached. */
export interface Failure {
  code: string;
  text: { en: string; zh: string } | null;
}

export interface Segment {
  title: string;
  text: string;
}

/** A message, with the fields of the graph. */
export interface Message extends Omit<MessageFragment, '__typename' | 'failure' | 'segments'> {
  failure: Failure | null;
  segments: readonly Segment[];
  /** Not on the server, or not yet. */
  unsent?: boolean;
}

/** What a message says, and the fields that a component declares in its fragment, wherever the message is stored. */
export type Read<Fragment = object> = Pick<
  Message,
  Extract<keyof MessageContentFragment | keyof Fragment, keyof Message>
>;

interface NewMessage extends Pick<Message, 'role'> {
  content?: string;
  parentId?: string | null;
  status?: Message['status'];
  segments?: readonly Segment[];
  unsent?: boolean;
}

let made = 0;

/** A message that is not on the server. */
export function newMessage({
  role,
  content = '',
  parentId = null,
  status = 'DONE',
  segments = [],
  unsent = false,
}: NewMessage): Message {
  made += 1;
  const id = `here-${Date.now().toString(36)}-${made}`;
  return {
    id,
    role,
    content,
    createdAt: new Date().toISOString(),
    status,
    failure: null,
    parentId,
    siblings: [id],
    segments,
    attachments: [],
    unsent,
    beside: '',
    instead: null,
    about: null,
    solutions: [],
    working: null,
    citations: [],
    verification: UNCHECKED,
    source: null,
    feedback: 'NONE',
    feedbackNote: null,
  };
}

const UNCHECKED: Message['verification'] = {
  __typename: 'Verification',
  status: 'UNCHECKED',
  linesOk: 0,
  linesTotal: 0,
  firstWrong: null,
  lines: [],
};

type TutorReply = NonNullable<TutorRepliesSubscription['tutorReplies']['reply']>;

/** A reply of a conversation that the client stores. */
export function finished(message: Message, { failure, content, ...reply }: TutorReply): Message {
  const done: Message = { ...message, ...reply, content, status: 'DONE' };
  if (!failure) return done;
  return {
    ...done,
    content: message.content,
    beside: message.content,
    instead: content,
    status: 'FAILED',
    failure,
  };
}

/** The message that takes the place of a reply that did not arrive. */
export function failed(message: Message, code: 'NETWORK' | 'OTHER' | 'INTERRUPTED'): Message {
  return { ...message, status: 'FAILED', failure: { code, text: null } };
}
