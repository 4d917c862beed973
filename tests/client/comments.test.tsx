import { gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CommentThread } from '../../client/features/discussion/comments/CommentThread.tsx';
import { followComments } from '../../client/features/discussion/comments/comment-events.ts';
import { InteractionBar } from '../../client/features/discussion/interactions/InteractionBar.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { clearPage } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, show, submit, text, type, until } from './page.tsx';
import { person } from './post-data.ts';

const session = vi.hoisted(() => ({ user: null as null | { id: string; email: string; name: string } }));
vi.mock('../../client/lib/auth/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => session.user,
}));
const opened = vi.hoisted(() => vi.fn());
vi.mock('../../client/lib/auth/sign-in-prompt.ts', async (original) => ({
  ...(await original<object>()),
  openSignIn: opened,
}));

let graph: ReturnType<typeof openGraph>;

beforeEach(() => {
  session.user = { id: 'me', email: 'me@example.org', name: 'Me' };
  graph = openGraph();
  opened.mockClear();
});
afterEach(clearPage);

const MAY = { vote: null, canVote: true, canEdit: false, canDelete: false };
const comment = (id: string, more: object = {}) => ({
  __typename: 'Comment',
  id,
  postId: 'q',
  body: `Words of ${id}.`,
  bodyPage: null,
  version: 1,
  createdAt: `2030-01-0${id.length}T00:00:00.000Z`,
  editedAt: null,
  author: person('ben'),
  score: 0,
  viewer: MAY,
  ...more,
});
const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const refused = (message: string) => ({
  __typename: 'NotAllowed',
  code: 'NOT_ALLOWED',
  message,
  fields: [],
  required: null,
});

const post = (comments: object[], more: object = {}) => ({
  __typename: 'Question',
  id: 'q',
  status: 'OPEN',
  likeCount: 2,
  bookmarkCount: 0,
  commentCount: comments.length,
  viewer: { liked: false, bookmarked: false, following: false },
  comments: { edges: comments.map((node) => ({ cursor: '', node })), pageInfo },
  answers: { edges: [], pageInfo },
  ...more,
});

const thread = (locked = false) =>
  show(
    <ApolloProvider client={graph}>
      <CommentThread postId="q" locked={locked} />
    </ApolloProvider>,
  );
const field = () => find('field', 'Your comment') as HTMLTextAreaElement;
const send = () => submit(field().closest('form')!);

describe('a thread of comments', () => {
  test('asks for none where none is taken any more', async () => {
    serveGraph({ node: () => post([]) } as never);
    await thread(true);
    await until(() => text().includes('takes no more comments'));
    expect(text()).not.toContain('No comments yet');
  });

  test('keeps a refused comment with the reason, and shows it once it is accepted', async () => {
    let answer: object = refused('You wrote thirty today.');
    serveGraph({ node: () => post([comment('a')]), postComment: () => answer } as never);
    await thread();
    await until(() => text().includes('Words of a.'));
    await type(field(), 'Mine.');
    await send();
    await until(() => text().includes('You wrote thirty today.'));
    expect(field().value).toBe('Mine.');
    answer = comment('bb', { body: 'Mine.', author: person('me') });
    await send();
    await until(() => document.querySelectorAll('li').length === 2);
    expect(text()).not.toContain('You wrote thirty today.');
    expect(field().value).toBe('');
  });

  test('counts one’s own once, also where the event comes before the answer', async () => {
    const mine = comment('bb', { body: 'Mine.', author: person('me') });
    const event = { __typename: 'CommentPosted', postId: 'q', comment: { id: 'bb' }, commentCount: 2 };
    serveGraph({
      node: () => post([comment('a')]),
      comment: () => mine,
      postComment: () => followComments(graph, event as never).then(() => mine),
    } as never);
    await thread();
    await until(() => text().includes('Words of a.'));
    await type(field(), 'Mine.');
    await send();
    await until(() => field().value === '');
    expect((graph.cache.extract() as Record<string, object>)['Question:q']).toMatchObject({
      commentCount: 2,
    });
    expect(document.querySelectorAll('li')).toHaveLength(2);
  });

  test('counts one’s own no more once it is deleted, however often that is told', async () => {
    const mine = comment('a', { author: person('me'), viewer: { ...MAY, canVote: false, canDelete: true } });
    serveGraph({
      node: () => post([mine, comment('bb')]),
      deleteComment: { __typename: 'Deleted', deletedId: 'a' },
    } as never);
    await thread();
    await until(() => text().includes('Words of a.'));
    const count = () => (graph.cache.extract() as Record<string, { commentCount?: number }>)['Question:q'];
    await click(find('button', 'Delete'));
    await until(() => all('dialog').length > 0);
    await click(all('button').findLast(({ textContent }) => textContent === 'Delete')!);
    await until(() => !text().includes('Words of a.'));
    expect(count()).toMatchObject({ commentCount: 1 });
    await followComments(graph, {
      __typename: 'CommentDeleted',
      postId: 'q',
      commentId: 'a',
      commentCount: 1,
    } as never);
    expect(count()).toMatchObject({ commentCount: 1 });
  });

  test('leads the focus to the comment that takes the place of a deleted one, and to the field after the last', async () => {
    const own = { author: person('me'), viewer: { ...MAY, canVote: false, canDelete: true } };
    serveGraph({
      node: () => post([comment('a', own), comment('bb', own)]),
      deleteComment: ({ input }: { input: { id: string } }) => ({
        __typename: 'Deleted',
        deletedId: input.id,
      }),
    } as never);
    await thread();
    await until(() => text().includes('Words of bb.'));
    const deleteFirst = async (words: string) => {
      const button = document.querySelector('li')!.querySelectorAll('button');
      const act = [...button].find(({ textContent }) => textContent === 'Delete')!;
      act.focus();
      await click(act);
      await until(() => all('dialog').length > 0);
      await click(all('button').findLast(({ textContent }) => textContent === 'Delete')!);
      await until(() => !text().includes(words));
    };
    await deleteFirst('Words of a.');
    await until(() => document.querySelector('li')!.contains(document.activeElement));
    expect(document.activeElement?.closest('li')?.textContent).toContain('Words of bb.');
    await deleteFirst('Words of bb.');
    await until(() => document.activeElement === field());
  });

  test.each(['Save', 'Cancel'])(
    'leads the focus back to the button that began an edit, at %s',
    async (act) => {
      const own = { author: person('me'), viewer: { ...MAY, canVote: false, canEdit: true } };
      serveGraph({
        node: () => post([comment('a', own)]),
        editComment: () => comment('a', { ...own, body: 'Other words.', version: 2 }),
      } as never);
      await thread();
      await until(() => text().includes('Words of a.'));
      await click(find('button', 'Edit'));
      const edited = find('field', 'Edit your comment') as HTMLTextAreaElement;
      expect(document.activeElement).toBe(edited);
      await type(edited, 'Other words.');
      if (act === 'Save') await submit(edited.closest('form')!);
      else await click(find('button', act));
      await until(() => all('button').some(({ textContent }) => textContent === 'Edit'));
      expect(document.activeElement).toBe(find('button', 'Edit'));
    },
  );

  test('keeps what was typed when a reply begins, and when the page is loaded again', async () => {
    serveGraph({ node: () => post([comment('a')]) } as never);
    await thread();
    await until(() => text().includes('Words of a.'));
    await type(field(), 'I wondered too.');
    await click(find('button', 'Reply'));
    expect(field().value).toBe('@ben I wondered too.');
    await clearPage();
    await thread();
    await until(() => all('field').length > 0);
    expect(field().value).toBe('@ben I wondered too.');
  });

  test('counts a vote at once, and takes it back with the reason where it is refused', async () => {
    let answer = () => {};
    const told = new Promise<void>((resolve) => (answer = resolve));
    serveGraph({
      node: () => post([comment('a')]),
      vote: () => told.then(() => refused('Voting needs 15 reputation.')),
    } as never);
    await thread();
    await until(() => text().includes('Words of a.'));
    const vote = () => find('button', 'Vote this comment up');
    await click(vote());
    expect(vote().getAttribute('aria-pressed')).toBe('true');
    answer();
    await until(() => text().includes('Voting needs 15 reputation.'));
    expect(vote().getAttribute('aria-pressed')).toBe('false');
  });

  test('shows no vote that will be refused, and says why it is', async () => {
    let answer = () => {};
    const told = new Promise<void>((resolve) => (answer = resolve));
    serveGraph({
      node: () => post([comment('a', { viewer: { ...MAY, canVote: false } })]),
      vote: () => told.then(() => refused('Voting needs 15 reputation.')),
    } as never);
    await thread();
    await until(() => text().includes('Words of a.'));
    await click(find('button', 'Vote this comment up'));
    expect(find('button', 'Vote this comment up').getAttribute('aria-pressed')).toBe('false');
    answer();
    await until(() => text().includes('Voting needs 15 reputation.'));
  });

  test('shows what others write, change and delete, and counts it', async () => {
    const texts: Record<string, string> = { bb: 'Just written.' };
    serveGraph({
      node: () => post([comment('a')]),
      comment: ({ id }: { id: string }) => comment(id, { body: texts[id] }),
    } as never);
    await thread();
    await until(() => text().includes('Words of a.'));
    const tell = (event: object) => act(() => followComments(graph, event as never));
    const about = { postId: 'q', comment: { __typename: 'Comment', id: 'bb' } };
    await tell({ __typename: 'CommentPosted', ...about, commentCount: 2 });
    await until(() => text().includes('Just written.'));
    // Told again, as after one’s own was answered, it stands there once.
    await tell({ __typename: 'CommentPosted', ...about, commentCount: 2 });
    expect(text().split('Just written.')).toHaveLength(2);
    texts['bb'] = 'Written anew.';
    await tell({ __typename: 'CommentEdited', ...about });
    await until(() => text().includes('Written anew.'));
    await tell({ __typename: 'CommentDeleted', postId: 'q', commentId: 'bb', commentCount: 1 });
    await until(() => !text().includes('Written anew.'));
    expect((graph.cache.extract() as Record<string, object>)['Question:q']).toMatchObject({
      commentCount: 1,
    });
  });

  test('tells a guest why writing and voting need an account, and leads to one', async () => {
    session.user = null;
    serveGraph({ node: () => post([comment('a', { viewer: null })]) } as never);
    await thread();
    await until(() => text().includes('Comments stand under your name'));
    await click(find('button', 'Vote this comment up'));
    expect(text()).toContain('Voting needs an account');
    expect(opened).not.toHaveBeenCalled();
    await click(find('button', 'Sign in'));
    await click(find('button', 'Sign in to comment'));
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('says that nobody wrote yet, and offers another try where it could not be loaded', async () => {
    let down = true;
    serveGraph({ node: () => post([]) } as never, () =>
      down ? new Response('no', { status: 500 }) : undefined,
    );
    await thread();
    await until(() => text().includes('This could not be loaded.'));
    down = false;
    await click(find('button', 'Retry'));
    await until(() => text().includes('No comments yet'));
  });
});

describe('the acts below a post', () => {
  const bar = () =>
    show(
      <ApolloProvider client={graph}>
        <InteractionBar id="q" questionId="q" />
      </ApolloProvider>,
    );

  test.each([
    ['setLike', 'Like (2)', 'Remove like (3)'],
    ['setBookmark', 'Bookmark (0)', 'Remove bookmark (1)'],
    ['followQuestion', 'Follow this question', 'Unfollow this question'],
  ])(
    '%s shows at once, and is taken back with the reason where it is refused',
    async (mutation, before, after) => {
      let answer = () => {};
      const told = new Promise<void>((resolve) => (answer = resolve));
      serveGraph({
        question: () => post([]),
        [mutation]: () => told.then(() => refused('That was too fast.')),
      } as never);
      await bar();
      await until(() => all('button').some((one) => one.getAttribute('aria-label') === before));
      await click(find('button', before));
      find('button', after);
      answer();
      await until(() => text().includes('That was too fast.'));
      find('button', before);
    },
  );

  test.each([
    ['setLike', 'Remove like (2)', 'Like (1)'],
    ['setBookmark', 'Remove bookmark (1)', 'Bookmark (0)'],
  ])('%s of what was set before takes one from the count', async (mutation, before, after) => {
    const viewer = { liked: true, bookmarked: true, following: true };
    serveGraph({
      question: () => post([], { bookmarkCount: 1, viewer }),
      [mutation]: () => new Promise(() => {}),
    } as never);
    await bar();
    await until(() => all('button').some((one) => one.getAttribute('aria-label') === before));
    await click(find('button', before));
    find('button', after);
  });

  test.each(['Answer', 'Comment'])('likes of others of one %s are counted too', async (__typename) => {
    const id = graph.cache.writeFragment({
      data: { __typename, id: 'a', likeCount: 1 },
      fragment: gql(`fragment Liked on ${__typename} { id likeCount }`),
    })!;
    await followComments(graph, { __typename: 'LikesChanged', targetId: 'a', likeCount: 7 } as never);
    expect((graph.cache.extract() as Record<string, object>)[id.__ref]).toMatchObject({ likeCount: 7 });
  });

  test('a like that did not reach the server is taken back, and said', async () => {
    serveGraph({ question: () => post([]) } as never, (name) =>
      name === 'SetLike' ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    await bar();
    await until(() => all('button').some((one) => one.getAttribute('aria-label') === 'Like (2)'));
    await click(find('button', 'Like (2)'));
    await until(() => text().includes('This could not be sent. Try again.'));
    find('button', 'Like (2)');
  });

  test('likes of others are counted as they are told', async () => {
    serveGraph({ question: () => post([]) } as never);
    await bar();
    await until(() => all('button').some((one) => one.getAttribute('aria-label') === 'Like (2)'));
    await act(() =>
      followComments(graph, { __typename: 'LikesChanged', targetId: 'q', likeCount: 7 } as never),
    );
    await until(() => all('button').some((one) => one.getAttribute('aria-label') === 'Like (7)'));
  });

  test('a guest is told what an account keeps, and nothing is sent', async () => {
    session.user = null;
    const asked = serveGraph({ question: () => post([], { viewer: null }) } as never);
    await bar();
    await until(() => all('button').some((one) => one.getAttribute('aria-label') === 'Like (2)'));
    await click(find('button', 'Like (2)'));
    expect(text()).toContain('are kept on your account');
    expect(asked.some(({ name }) => name === 'SetLike')).toBe(false);
    await click(find('button', 'Sign in'));
    expect(opened).toHaveBeenCalledOnce();
  });
});
