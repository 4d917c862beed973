import type { Channel } from '../../core/pubsub/pubsub.ts';
import type { Answer, Comment, Question, QuestionPart, User } from '../../database/client/client.ts';
import type { CheckedLines } from '../../graph/shared-types.ts';
import type { KeptWorking } from '../../maths/kept-working.ts';
import type { Rendering } from '../../text/markdown/renderer.ts';
import { RENDERED } from '../posts/rendering/render-post.ts';

export type WholeQuestion = Question & { author: User; rendering: Rendering | null };
export type WholeAnswer = Answer & { author: User; rendering: Rendering | null };
export type WholeComment = Comment & { author: User | null; rendering: Rendering | null };

/** A post that is hidden or shown again, and of a comment the post that it is on. */
interface PostTurned {
  questionId: string;
  postId: string;
  answerCount: number;
  commented: { id: string; commentCount: number } | null;
}

/** What happened to a question, to one of its answers or to a comment on these, with all that a listener may ask for. */
export type QuestionEvent =
  | { kind: 'QuestionAsked'; question: WholeQuestion }
  | { kind: 'QuestionEdited'; question: WholeQuestion }
  | { kind: 'QuestionDeleted'; questionId: string }
  | { kind: 'AnswerPosted'; questionId: string; answerCount: number; answer: WholeAnswer }
  | { kind: 'AnswerEdited'; questionId: string; answer: WholeAnswer }
  | ({
      kind: 'AnswerChecked';
      questionId: string;
      answerId: string;
      working: KeptWorking | null;
    } & CheckedLines)
  | ({
      kind: 'QuestionChecked';
      questionId: string;
      solved: boolean;
      solvedPart: QuestionPart | null;
    } & CheckedLines)
  | { kind: 'AnswerDeleted'; questionId: string; answerCount: number; answerId: string }
  | ({ kind: 'PostHidden' } & PostTurned)
  | ({ kind: 'PostShown' } & PostTurned)
  | { kind: 'AcceptanceChanged'; questionId: string; acceptedAnswerId: string | null }
  | { kind: 'CommentPosted'; questionId: string; postId: string; commentCount: number; comment: WholeComment }
  | { kind: 'CommentEdited'; questionId: string; comment: WholeComment }
  | { kind: 'CommentDeleted'; questionId: string; postId: string; commentCount: number; commentId: string }
  | { kind: 'LikesChanged'; questionId: string; targetId: string; likeCount: number }
  | { kind: 'VotesChanged'; questionId: string; postId: string; up: number; down: number; score: number };

export const questionChannel = (questionId: string): Channel<QuestionEvent> => `question:${questionId}`;
export const subjectChannel = (subjectCode: string): Channel<QuestionEvent> => `subject:${subjectCode}`;

/** Loads a post as events carry it. */
export const EVENT_SELECTION = {
  question: {
    include: { author: true, rendering: RENDERED, duplicateOf: { include: { rendering: RENDERED } } },
  },
  answer: { include: { author: true, rendering: RENDERED } },
  comment: { include: { author: true, rendering: RENDERED } },
} as const;
