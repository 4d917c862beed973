import type { ApolloCache, Reference } from '@apollo/client';

interface Comments {
  edges: readonly { cursor: string; node: Reference }[];
}

/** A post is one of the two; the other is not in the cache. */
const postRef = (cache: ApolloCache, id: string) =>
  ['Question', 'Answer'].map((__typename) => cache.identify({ __typename, id }) ?? '');

/** Puts a comment at the end of its post's list, where that is on the screen. */
export function addComment(
  cache: ApolloCache,
  postId: string,
  commentId: string,
  commentCount?: number,
): void {
  for (const id of postRef(cache, postId)) {
    let added = 0;
    cache.modify<{ comments: Comments }>({
      id,
      fields: {
        comments(existing, { toReference }) {
          const list = existing as Comments;
          const node = toReference({ __typename: 'Comment', id: commentId });
          if (!node || list.edges.some((edge) => edge.node.__ref === node.__ref)) return list;
          added = 1;
          return { ...list, edges: [...list.edges, { __typename: 'CommentEdge', cursor: '', node }] };
        },
      },
    });
    // The event may have counted the comment before the mutation's result arrives.
    cache.modify<{ commentCount: number }>({
      id,
      fields: { commentCount: (before) => commentCount ?? before + added },
    });
  }
}

export function removeComment(
  cache: ApolloCache,
  postId: string,
  commentId: string,
  commentCount?: number,
): void {
  const gone = cache.identify({ __typename: 'Comment', id: commentId }) ?? '';
  for (const id of postRef(cache, postId)) {
    let taken = 0;
    cache.modify<{ comments: Comments }>({
      id,
      fields: {
        comments(existing) {
          const list = existing as Comments;
          const edges = list.edges.filter((edge) => edge.node.__ref !== gone);
          taken = list.edges.length - edges.length;
          return { ...list, edges };
        },
      },
    });
    cache.modify<{ commentCount: number }>({
      id,
      fields: { commentCount: (before) => commentCount ?? Math.max(0, before - taken) },
    });
  }
  cache.evict({ id: gone });
}
