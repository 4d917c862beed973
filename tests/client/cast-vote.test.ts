import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { castVote, type Post } from '../../client/features/community/post/cast-vote.ts';
import fragments from '../../client/lib/graph/possible-types.json' with { type: 'json' };
import type { VoteType } from '../../client/lib/graph/schema-types.ts';

const COUNTS = gql`
  fragment Counts on Answer {
    id
    up
    down
    score
    viewer {
      vote
    }
  }
`;

/** An answer in the cache, and a server that says nothing until it is told what. */
function openGraph(post: Post, vote: VoteType | null) {
  let answer: (result: object) => void = () => {};
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answer = (result) => {
          observer.next({ data: { vote: result } });
          observer.complete();
        };
      }),
  );
  const graph = new ApolloClient({ cache: new InMemoryCache(fragments), link });
  const id = graph.cache.identify(post)!;
  graph.cache.writeFragment({
    id,
    fragment: COUNTS,
    data: { ...post, viewer: { __typename: 'PostViewer', vote } },
  });
  const shown = () => {
    const { up, down, score, viewer } = graph.cache.readFragment<
      Omit<Post, 'id'> & { viewer: { vote: VoteType | null } }
    >({
      id,
      fragment: COUNTS,
      optimistic: true,
    })!;
    return { up, down, score, vote: viewer.vote };
  };
  return { graph, shown, tell: (result: object) => answer(result) };
}

const post: Post = { __typename: 'Answer', id: 'a1', up: 5, down: 2, score: 3 };

test.each([
  [null, 'UP', { up: 6, down: 2, score: 4, vote: 'UP' }],
  [null, 'DOWN', { up: 5, down: 3, score: 2, vote: 'DOWN' }],
  ['UP', 'DOWN', { up: 4, down: 3, score: 1, vote: 'DOWN' }],
  ['DOWN', 'UP', { up: 6, down: 1, score: 5, vote: 'UP' }],
  ['UP', 'NONE', { up: 4, down: 2, score: 2, vote: null }],
  ['DOWN', 'NONE', { up: 5, down: 1, score: 4, vote: null }],
] as const)('a vote shows at once: after %s, %s', async (before, type, expected) => {
  const { graph, shown, tell } = openGraph(post, before);
  const cast = castVote(graph, post, before, type);
  await expect.poll(shown).toEqual(expected);
  tell({ __typename: 'Tally', postId: post.id, ...expected });
  expect(await cast).toBeNull();
  expect(shown()).toEqual(expected);
});

test('a refused vote is rolled back and the reason shown', async () => {
  const { graph, shown, tell } = openGraph(post, null);
  const cast = castVote(graph, post, null, 'UP');
  await expect.poll(() => shown().up).toBe(6);
  tell({ __typename: 'NotAllowed', message: 'Voting needs 15 reputation.' });
  expect(await cast).toBe('Voting needs 15 reputation.');
  expect(shown()).toEqual({ up: 5, down: 2, score: 3, vote: null });
});

test('a vote that is not allowed is never shown, only its reason', async () => {
  const { graph, shown, tell } = openGraph(post, null);
  const cast = castVote(graph, post, null, 'DOWN', { optimistic: false });
  expect(shown()).toEqual({ up: 5, down: 2, score: 3, vote: null });
  tell({ __typename: 'NotAllowed', message: 'Voting down needs 125 reputation.' });
  expect(await cast).toBe('Voting down needs 125 reputation.');
});

test('what others voted meanwhile replaces what was expected', async () => {
  const { graph, shown, tell } = openGraph(post, null);
  const cast = castVote(graph, post, null, 'UP');
  tell({ __typename: 'Tally', postId: post.id, up: 9, down: 4, score: 5, vote: 'UP' });
  await cast;
  expect(shown()).toEqual({ up: 9, down: 4, score: 5, vote: 'UP' });
});
