import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadWordsOf } from '../../client/app/preferences/catalogs.ts';
import { activate, type Language } from '../../client/app/preferences/language.tsx';
import { SuggestEdit } from '../../client/features/community/history/SuggestEdit.tsx';
import { InviteDialog } from '../../client/features/community/inviting/InviteDialog.tsx';
import { ReportPost } from '../../client/features/community/reporting/ReportPost.tsx';
import { VoteBox } from '../../client/features/community/post/VoteBox.tsx';
import { FollowTag } from '../../client/features/community/tags/FollowTag.tsx';
import { CommentThread } from '../../client/features/discussion/comments/CommentThread.tsx';
import { InteractionBar } from '../../client/features/discussion/interactions/InteractionBar.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, show, submit, text, type, until } from './page.tsx';

vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const post = () => ({
  __typename: 'Question',
  id: 'q',
  status: 'OPEN',
  likeCount: 2,
  bookmarkCount: 0,
  commentCount: 0,
  invited: [],
  viewer: { liked: false, bookmarked: false, following: false },
  comments: { edges: [], pageInfo },
  answers: { edges: [], pageInfo },
});

const found = () => ({
  __typename: 'SearchMatches',
  matches: [{ targetId: 'ben', title: { en: 'Ben', zh: 'Ben' }, avatarUrl: null, reputation: 5 }],
});

/** The page is there, and nothing that somebody does gets through. */
async function showCutOff(ui: ReactNode, acts: string[], language: Language = 'en'): Promise<void> {
  serveGraph({ question: post, node: post, search: found } as never, (name) =>
    acts.includes(name) ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  );
  await activate(language);
  await loadWordsOf('discussion');
  await show(<ApolloProvider client={openGraph()}>{ui}</ApolloProvider>, language);
}
const isThere = (name: string) => all('button').some((one) => one.getAttribute('aria-label') === name);

const SENT = 'This could not be sent. Try again.';
const languages = ['en', 'zh'] as const;

test.each([
  ['SetLike', 'Like (2)'],
  ['SetBookmark', 'Bookmark (0)'],
  ['FollowQuestion', 'Follow this question'],
])('%s without a network is taken back, and said', async (mutation, button) => {
  await showCutOff(<InteractionBar id="q" questionId="q" />, [mutation]);
  await until(() => isThere(button));
  await click(find('button', button));
  await until(() => text().includes(SENT));
  find('button', button);
});

test('a vote without a network says so', async () => {
  const shown = { __typename: 'Question' as const, id: 'q', up: 1, down: 0, score: 1 };
  const viewer = { vote: null, canVoteUp: true, canVoteDown: true };
  await showCutOff(<VoteBox post={shown} viewer={viewer} />, ['Vote']);
  await click(find('button', 'Vote up'));
  await until(() => text().includes('Your vote could not be sent. Try again.'));
});

test('following a tag without a network is taken back, and said', async () => {
  await showCutOff(<FollowTag tag="vectors" following={false} />, ['FollowTagOnPage']);
  await click(find('button', 'Follow'));
  await until(() => text().includes(SENT));
  expect(find('button', 'Follow').getAttribute('aria-pressed')).toBe('false');
});

test.each(languages)(
  'a comment without a network stays in its field, and that is said in %s',
  async (language) => {
    await showCutOff(<CommentThread postId="q" locked={false} />, ['PostComment'], language);
    await until(() => all('field').length > 0);
    const field = all('field')[0] as HTMLTextAreaElement;
    await type(field, 'Is $x$ positive?');
    await submit(field.closest('form')!);
    await until(() => document.querySelector('[role="alert"]') !== null);
    const said = document.querySelector('[role="alert"]')!.textContent ?? '';
    if (language === 'en') expect(said).toBe('This could not be sent. Your text is kept; try again.');
    else expect(said).toMatch(/^[^A-Za-z]*$/);
    expect(field.value).toBe('Is $x$ positive?');
  },
);

test('a suggested edit without a network stays written, and that is said', async () => {
  const edited = { id: 'q', title: 'The title', body: 'What stands there.', version: 1 };
  await showCutOff(<SuggestEdit post={edited} onClose={() => {}} />, ['SuggestEdit']);
  await until(() => all('field').length === 3);
  const title = find('field', 'Title') as HTMLInputElement;
  await type(title, 'A better title');
  await click(find('button', 'Send suggestion'));
  await until(() => text().includes('This could not be sent. Your text is kept; try again.'));
  expect(title.value).toBe('A better title');
});

test('a report without a network stays written, and that is said', async () => {
  await showCutOff(<ReportPost targetId="a" kind="answer" authorId="ben" />, ['SendReport']);
  await click(find('button', 'Report'));
  await until(() => text().includes('Only moderators see'));
  await click(find('radio', 'It is rude or insulting'));
  const note = all('field')[0] as HTMLTextAreaElement;
  await type(note, 'The second line of it.');
  await click(all('button').findLast((button) => button.textContent === 'Report')!);
  await until(() => text().includes(SENT));
  expect(note.value).toBe('The second line of it.');
});

test('an invitation without a network says so, and can be sent again', async () => {
  await showCutOff(<InviteDialog questionId="q" onClose={() => {}} />, ['InviteToAnswer']);
  await until(() => all('field').length > 0);
  await type(all('field')[0] as HTMLInputElement, 'Ben');
  await until(() => isThere('Invite Ben'));
  await click(find('button', 'Invite Ben'));
  await until(() => text().includes(SENT));
  expect(find('button', 'Invite Ben').getAttribute('aria-disabled')).toBeNull();
});
