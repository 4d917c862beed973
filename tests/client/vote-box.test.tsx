import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { VoteBox } from '../../client/features/community/post/VoteBox.tsx';
import { CommentVote } from '../../client/features/discussion/comments/CommentVote.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { click, find, show, text } from './page.tsx';

vi.mock('../../client/lib/auth/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => null,
}));

const WHY = 'Voting needs an account';
const post = { __typename: 'Question', id: 'q', up: 1, down: 0, score: 1 };
const leave: [string, () => Event][] = [
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a press elsewhere', () => new Event('pointerdown', { bubbles: true })],
];

const comment = { __typename: 'Comment', id: 'c', score: 0, viewer: null };
const boxes = {
  'Vote up': <VoteBox post={post as never} viewer={null} />,
  'Vote this comment up': <CommentVote comment={comment as never} />,
};
const cases = Object.entries(boxes).flatMap(([arrow, box]) =>
  leave.map(([name, event]) => ({ arrow, box, name, event })),
);

test.each(cases)('why a guest’s $arrow does not count goes with $name', async ({ arrow, box, event }) => {
  await show(<ApolloProvider client={openGraph()}>{box}</ApolloProvider>);
  await click(find('button', arrow));
  expect(text()).toContain(WHY);
  await act(async () => find('button', 'Sign in').dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(text()).toContain(WHY);
  await act(async () => document.body.dispatchEvent(event()));
  expect(text()).not.toContain(WHY);
});
