import type { ChatStatus, ReplyRating } from '../../../lib/graph/schema-types.ts';
import type { LinesCheckedFragment } from '../../../ui/marks-margin/CheckedWorking.gen.ts';
import type {
  CardCitedFragment,
  MessageSaidFragment,
  SolutionShownFragment,
  TutorRepliesSubscription,
  VerificationFoundFragment,
} from './Chat.gen.ts';

/** Why a reply is missing; no text when it never reached the server. */
export interface Failure {
  code: string;
  text: { en: string; zh: string } | null;
}

/** What belongs to a reply beside its text. */
export interface Findings {
  /** Of the text, what solutions, lines and citations do not show. */
  beside: string;
  /** The question that a follow-up would be about. */
  about: string | null;
  solutions: readonly SolutionShownFragment[];
  working: LinesCheckedFragment | null;
  citations: readonly CardCitedFragment[];
  verification: VerificationFoundFragment | null;
  /** `lemma` for the tutor of this product, else the name of a model. */
  source: string | null;
}

/** Something said by either side, as the screen needs it. */
export interface Message extends Findings {
  id: string;
  type: 'user' | 'ai';
  content: string;
  /** ISO 8601. */
  timestamp: string;
  isError: boolean;
  status: ChatStatus;
  failure: Failure | null;
  /** What the tutor of this product answers where a model failed. */
  instead: string | null;
  parentId: string | null;
  /** The branches here, this message among them, the oldest first. */
  siblings: readonly string[];
  segments: readonly { title: string; text: string }[];
  attachments: MessageSaidFragment['attachments'];
  feedback: ReplyRating;
  feedbackNote: string | null;
  /** The server ought to know of it and does not, or not yet. */
  unsent: boolean;
}

const NOTHING_FOUND: Findings = {
  beside: '',
  about: null,
  solutions: [],
  working: null,
  citations: [],
  verification: null,
  source: null,
};

interface Begun extends Pick<Message, 'type'> {
  id?: string;
  content?: string;
  parentId?: string | null;
  status?: ChatStatus;
  segments?: Message['segments'];
  unsent?: boolean;
}

let made = 0;

/** A message that is not on the server, or not yet. */
export function newMessage({
  type,
  id,
  content = '',
  parentId = null,
  status = 'DONE',
  segments = [],
  unsent = false,
}: Begun): Message {
  made += 1;
  const own = id ?? `here-${Date.now().toString(36)}-${made}`;
  return {
    ...NOTHING_FOUND,
    id: own,
    type,
    content,
    timestamp: new Date().toISOString(),
    isError: false,
    status,
    failure: null,
    instead: null,
    parentId,
    siblings: [own],
    segments,
    attachments: [],
    feedback: 'NONE',
    feedbackNote: null,
    unsent,
  };
}

export function messageFrom({ role, createdAt, ...said }: MessageSaidFragment): Message {
  return {
    ...said,
    type: role === 'USER' ? 'user' : 'ai',
    timestamp: createdAt,
    isError: said.status === 'FAILED',
    unsent: false,
  };
}

type Replied = NonNullable<TutorRepliesSubscription['tutorReplies']['reply']>;

/** A reply whose conversation the client keeps. */
export function finished(message: Message, { failure, content, ...found }: Replied): Message {
  const done: Message = { ...message, ...found, content, status: 'DONE' };
  if (!failure) return done;
  return {
    ...done,
    content: message.content,
    beside: message.content,
    instead: content,
    isError: true,
    status: 'FAILED',
    failure,
  };
}

/** An error is a message of the tutor, in place of the reply that did not come. */
export function failed(message: Message, code: 'NETWORK' | 'OTHER' | 'INTERRUPTED'): Message {
  return { ...message, isError: true, status: 'FAILED', failure: { code, text: null } };
}

/** The text that is there, with what came at a place in it; what came twice stands once. */
export const grown = (message: Message, at: number, text: string): Message => ({
  ...message,
  content: message.content.slice(0, at) + text,
});
