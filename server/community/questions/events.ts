import type { Channel } from '../../core/pubsub/pubsub.ts';
import type { Answer, Question, User } from '../../database/client/client.ts';
import type { Rendering } from '../../text/markdown/renderer.ts';
import { RENDERED } from '../posts/render-post.ts';

export type WholeQuestion = Question & { author: User; rendering: Rendering | null };
export type WholeAnswer = Answer & { author: User; rendering: Rendering | null };

/** What happened to a question or to one of its answers, with all that a listener may ask for. */
export type QuestionEvent =
  | { kind: 'QuestionAsked'; question: WholeQuestion }
  | { kind: 'QuestionEdited'; question: WholeQuestion }
  | { kind: 'QuestionDeleted'; questionId: string }
  | { kind: 'AnswerPosted'; questionId: string; answerCount: number; answer: WholeAnswer }
  | { kind: 'AnswerEdited'; questionId: string; answer: WholeAnswer }
  | { kind: 'AnswerChecked'; questionId: string; answerId: string; linesOk: number; linesTotal: number }
  | { kind: 'AnswerDeleted'; questionId: string; answerCount: number; answerId: string }
  | { kind: 'AcceptanceChanged'; questionId: string; acceptedAnswerId: string | null }
  | { kind: 'VotesChanged'; questionId: string; postId: string; up: number; down: number; score: number };

export const questionChannel = (questionId: string): Channel<QuestionEvent> => `question:${questionId}`;
export const subjectChannel = (subjectCode: string): Channel<QuestionEvent> => `subject:${subjectCode}`;

/** Loads a post as events carry it. */
export const EVENT_SELECTION = {
  question: { include: { author: true, rendering: RENDERED } },
  answer: { include: { author: true, rendering: RENDERED } },
} as const;
