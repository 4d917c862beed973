import type { ApolloCache, ApolloClient } from '@apollo/client';
import { tellOtherTabs } from '../../../lib/graph/other-tabs.ts';
import type { VoteType } from '../../../lib/graph/schema-types.ts';
import { VoteDocument, type VoteMutation } from './VoteBox.gen.ts';

export type Post = {
  __typename: 'Question' | 'Answer';
  id: string;
  up: number;
  down: number;
  score: number;
};

const WORTH = { UP: 1, DOWN: -1, NONE: 0 };

/** Counts at once where it is optimistic; returns the reason where the vote is refused, and is taken back. */
export async function castVote(
  graph: ApolloClient,
  post: Post,
  before: VoteType | null,
  type: VoteType,
  { optimistic = true } = {},
): Promise<string | null> {
  const { data } = await graph.mutate({
    mutation: VoteDocument,
    variables: { postId: post.id, type },
    context: { inOrder: post.id },
    ...(optimistic && { optimisticResponse: { vote: after(post, before, type) } }),
    update: (cache, result) => write(cache, post, result.data),
  });
  if (data?.vote.__typename === 'Tally') {
    const { up, down, score, vote } = data.vote;
    tellOtherTabs(post, { fields: { up, down, score }, viewer: { vote } });
  }
  return data && 'message' in data.vote ? data.vote.message : null;
}

/** The server’s expected answer, shown optimistically. */
function after(post: Post, before: VoteType | null, type: VoteType): VoteMutation['vote'] {
  const up = post.up + Number(type === 'UP') - Number(before === 'UP');
  const down = post.down + Number(type === 'DOWN') - Number(before === 'DOWN');
  const score = post.score + WORTH[type] - WORTH[before ?? 'NONE'];
  return { __typename: 'Tally', postId: post.id, up, down, score, vote: type === 'NONE' ? null : type };
}

function write(cache: ApolloCache, post: Post, data: VoteMutation | null | undefined): void {
  const tally = data?.vote;
  if (tally?.__typename !== 'Tally') return;
  cache.modify({
    id: cache.identify(post) ?? '',
    fields: {
      up: () => tally.up,
      down: () => tally.down,
      score: () => tally.score,
      viewer: (viewer) => (viewer ? { ...viewer, vote: tally.vote } : viewer),
    },
  });
}
