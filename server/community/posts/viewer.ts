import type { Actor } from '../../core/context.ts';
import type { QuestionStatus } from '../../database/client/client.ts';
import type { Authored, Permissions } from './policy.ts';

/** A reader and a post, with the reader's vote on it, if there is one. */
export interface PostViewer {
  reader: Actor;
  post: Authored & { question: { status: QuestionStatus } };
  may: Permissions;
  votes: { value: number }[];
  likes: readonly unknown[];
  bookmarks: readonly unknown[];
}
