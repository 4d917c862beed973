import { expect, test, vi } from 'vitest';
import { gql } from '@apollo/client';
import { castVote } from '../../client/features/community/post/cast-vote.ts';
import { setBookmark } from '../../client/features/discussion/interactions/set-mark.ts';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { followOtherTabs } from '../../client/lib/graph/other-tabs.ts';
import { serveGraph } from './graph-server.ts';

const session = vi.hoisted(() => ({ id: 'me' }));
vi.mock('../../client/lib/auth/session.ts', async (original) => ({
  ...(await original<object>()),
  currentUser: () => session,
  getAccessToken: async () => null,
}));

/** As a browser's, but heard at once, and where it was said as well. */
const heard = vi.hoisted(() => new Set<(event: { data: unknown }) => void>());
vi.hoisted(() => {
  class Channel {
    addEventListener = (_name: string, listener: (event: { data: unknown }) => void) => heard.add(listener);
    removeEventListener = (_name: string, listener: (event: { data: unknown }) => void) =>
      heard.delete(listener);
    postMessage = (data: unknown) => heard.forEach((listener) => listener({ data: structuredClone(data) }));
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

const POST = gql`
  fragment Own on Question {
    id
    up
    down
    score
    bookmarkCount
    viewer {
      vote
      bookmarked
    }
  }
`;
const post = { __typename: 'Question' as const, id: 'q', up: 0, down: 0, score: 0, bookmarkCount: 0 };

/** A tab that shows the question, and what it shows. */
function tab() {
  const graph = openGraph();
  const viewer = { __typename: 'QuestionViewer', vote: null, bookmarked: false };
  const id = 'Question:q';
  graph.cache.writeFragment({ id, fragment: POST, data: { ...post, viewer } });
  const shown = () => graph.cache.readFragment<typeof post>({ id, fragment: POST });
  return { graph, shown, leave: followOtherTabs(graph.cache) };
}

test('one’s own vote and bookmark are shown in one’s other tabs, and not to whoever else is signed in there', async () => {
  serveGraph({
    vote: () => ({ __typename: 'Tally', postId: 'q', up: 1, down: 0, score: 1, vote: 'UP' }),
    setBookmark: () => ({ __typename: 'BookmarkState', targetId: 'q', bookmarked: true, bookmarkCount: 1 }),
  } as never);
  const [here, other] = [tab(), tab()];
  await castVote(here.graph, post, null, 'UP');
  expect(other.shown()).toMatchObject({ score: 1, viewer: { vote: 'UP', bookmarked: false } });
  await setBookmark(here.graph, post, true);
  expect(other.shown()).toMatchObject({ bookmarkCount: 1, viewer: { vote: 'UP', bookmarked: true } });

  const later = tab();
  other.leave();
  for (const listener of heard)
    listener({ data: { userId: 'other', target: post, fields: { score: 9 }, viewer: { vote: 'DOWN' } } });
  expect(later.shown()).toMatchObject({ score: 0, viewer: { vote: null } });
});
