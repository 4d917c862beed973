import type { ApolloClient } from '@apollo/client';
import type { CommentEvent } from '../../../lib/parts.ts';
import { addComment, removeComment } from './comments-in-cache.ts';
import { OneCommentDocument } from './Comments.gen.ts';

/** Writes what happened to a comment or to likes into the cache. */
export async function followComments({ cache, query }: ApolloClient, event: CommentEvent): Promise<void> {
  switch (event.__typename) {
    case 'CommentPosted': {
      const { id } = event.comment;
      // What the reader may do with it is theirs alone, so it is not in the event.
      await query({ query: OneCommentDocument, variables: { id }, fetchPolicy: 'network-only' });
      return addComment(cache, event.postId, id, event.commentCount);
    }
    case 'CommentEdited':
      await query({
        query: OneCommentDocument,
        variables: { id: event.comment.id },
        fetchPolicy: 'network-only',
      });
      return;
    case 'CommentDeleted':
      return removeComment(cache, event.postId, event.commentId, event.commentCount);
    case 'LikesChanged':
      for (const __typename of ['Question', 'Answer', 'Comment'])
        cache.modify({
          id: cache.identify({ __typename, id: event.targetId }) ?? '',
          fields: { likeCount: () => event.likeCount },
        });
  }
}
