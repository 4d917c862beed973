import type { WrittenQuestion } from './written-question.ts';

/** Something that somebody of the demo community does; people and posts are named by their numbers. */
export type Action = { at: Date; who: number } & (
  | { do: 'ask'; question: number; draft: WrittenQuestion; anonymous?: true | undefined }
  | { do: 'answer'; question: number; answer: number; body: string }
  | { do: 'vote'; question: number; answer: number | null; type: 'UP' | 'DOWN' }
  | { do: 'accept'; question: number; answer: number }
  /** By a link that somebody shared, or by none. */
  | { do: 'view'; question: number; sharedBy?: number }
  | ({ do: 'profile' } & ProfileWritten)
  /** Locks it: nothing about it changes any more. */
  | { do: 'lock'; question: number }
  | { do: 'comment'; question: number; answer: number | null; body: string }
  | { do: 'like'; question: number; answer: number | null }
  | { do: 'bookmark'; question: number }
  | { do: 'follow-question'; question: number }
  | { do: 'follow-person'; person: number }
  /** Completes the topic of the question with a score out of 100. */
  | { do: 'study'; question: number; score: number }
  | { do: 'award'; person: number; badge: string; reason: string }
  /** Closes it; a duplicate names the question that it repeats. */
  | { do: 'close'; question: number; reason: Closing; original: number | null }
  /** Adds a sentence to one's own question. */
  | { do: 'edit'; question: number; add: string }
  | { do: 'suggest'; question: number; title: string; comment: string }
  | { do: 'accept-suggestion'; question: number }
  | { do: 'report'; question: number; answer: number | null; reason: Reason; text: string }
  /** Decides that what was reported is against the rules. */
  | { do: 'uphold'; question: number; answer: number; reason: string }
  | { do: 'follow-tag'; tag: string }
  | { do: 'invite'; question: number; person: number }
  /** Begins an answer. */
  | { do: 'draft'; question: number; body: string }
  | ({ do: 'error'; reviewed: boolean } & ErrorWritten)
);

type Closing = 'DUPLICATE' | 'UNCLEAR' | 'TOO_BROAD' | 'OFF_TOPIC';
type Reason = 'SPAM' | 'AI_UNCHECKED' | 'OTHER';

interface ProfileWritten {
  bio?: string;
  subjects: string[];
  examSession: string | null;
  links: string[];
}

interface ErrorWritten {
  id: number;
  questionText: string;
  userAnswer: string;
  correctAnswer: string;
  errorType: 'METHOD' | 'ALGEBRA_SLIP' | 'UNITS';
  topicId: string | null;
  note: string;
  /** Where it came from: by hand, unless it says so. */
  source?: 'CHECK' | 'TOPIC';
  /** Of a checked working, the first line that does not follow. */
  errorLine?: number;
}
