import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';

/** What the feature `discussion` brings to the pages of the community. */
interface Discussion {
  /** What a reader can do with a post beside voting, and its comments. */
  InteractionBar: ComponentType<{ id: string; questionId: string }>;
  /** Of all questions, those that the reader keeps a bookmark of or follows. */
  OwnFilter: ComponentType<{ value: string; onChange: (value: string) => void }>;
  /** Follows a tag or ends it. */
  FollowTag: ComponentType<{ tag: string }>;
  /** Writes what happened to a comment or to likes into the cache. */
  followComments: (graph: ApolloClient, event: CommentEvent) => Promise<void>;
}

export type CommentEvent =
  | { __typename: 'CommentPosted'; postId: string; commentCount: number; comment: { id: string } }
  | { __typename: 'CommentEdited'; comment: { id: string } }
  | { __typename: 'CommentDeleted'; postId: string; commentCount: number; commentId: string }
  | { __typename: 'LikesChanged'; targetId: string; likeCount: number };

/** Brings a post or a comment before the moderators. */
type ReportPost = ComponentType<{
  targetId: string;
  kind: 'question' | 'answer' | 'comment';
  authorId: string | null | undefined;
}>;

/** What one feature brings to the pages of another: the app names it, so that neither knows the other. */
export const parts = {} as { discussion: () => Promise<Discussion>; reportPost: () => Promise<ReportPost> };
