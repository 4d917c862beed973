import type { Actor } from '../../core/context.ts';
import type { QuestionStatus } from '../../database/client/client.ts';

interface WithStatus {
  status: QuestionStatus;
}

/** A reader and a comment, with what the reader did with it. */
export interface CommentViewer {
  reader: Actor;
  comment: { authorId: string; createdAt: Date };
  question: WithStatus;
  voted: boolean;
  liked: boolean;
}

/** A comment as it was read with what a reader did to it, outside live events. */
export interface ViewedComment {
  authorId: string;
  createdAt: Date;
  votes?: readonly unknown[];
  likes?: readonly unknown[];
  question?: WithStatus | null;
  answer?: { question: WithStatus } | null;
}

/** In live events nobody is looked at: what looks at the reader is not shared between them. */
export function viewerOf(row: ViewedComment, reader: Actor | null): CommentViewer | null {
  const question = row.question ?? row.answer?.question;
  if (!row.votes || !row.likes || !question || !reader) return null;
  return {
    reader,
    comment: row,
    question,
    voted: row.votes.length > 0,
    liked: row.likes.length > 0,
  };
}
