import { gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, type ComponentProps } from 'react';
import type { Subscriber } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewQuestions } from '../../client/features/community/list/NewQuestions.tsx';
import { QuestionEvents } from '../../client/features/community/question/QuestionEvents.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { setLive } from '../../client/lib/graph/live-status.ts';
import { serveGraph } from './graph-server.ts';
import { clearPage } from './clear-page.ts';
import { click, find, show, text, until } from './page.tsx';
import { answerData, person } from './post-data.ts';

/** What is followed over the socket. */
const followed = vi.hoisted(() => [] as Subscriber<{ data: unknown }>[]);
vi.mock('../../client/lib/graph/live-link.ts', async () => {
  const { ApolloLink } = await import('@apollo/client/link');
  const { Observable } = await import('rxjs');
  return {
    liveLink: new ApolloLink(() => new Observable((reader) => void followed.push(reader as never))),
  };
});
vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

const question = (more: object = {}) => ({
  __typename: 'Question',
  id: 'q',
  version: 1,
  solved: null,
  solvedPart: null,
  check: null,
  status: 'OPEN',
  answerCount: 1,
  acceptedAnswerId: null,
  up: 3,
  down: 1,
  ...more,
});

let graph: ReturnType<typeof openGraph>;
const heard = { onAnswer: vi.fn(), onDeleted: vi.fn(), onMissed: vi.fn() };

beforeEach(() => {
  followed.length = 0;
  graph = openGraph();
  for (const one of Object.values(heard)) one.mockClear();
});
afterEach(() => act(async () => setLive(false)));

const ANSWERS = gql`
  fragment Shown on Question {
    id
    solved
    solvedPart
    check {
      linesOk
      linesTotal
    }
    version
    status
    answerCount
    acceptedAnswerId
    up
    down
    score
    answers {
      edges {
        cursor
        node {
          id
          up
          accepted
          check {
            linesOk
          }
        }
      }
    }
  }
`;

/** A question with one answer on the page, and what happens to it. */
async function follow(more: Partial<ComponentProps<typeof QuestionEvents>> = {}) {
  const edge = { __typename: 'AnswerEdge', cursor: '', node: answerData('a') };
  graph.cache.writeFragment({
    id: 'Question:q',
    fragment: ANSWERS,
    data: { ...question(), score: 2, answers: { __typename: 'Answers', edges: [edge] } },
  });
  await show(
    <ApolloProvider client={graph}>
      <QuestionEvents questionId="q" isRead={false} acceptedAnswerId={null} {...heard} {...more} />
    </ApolloProvider>,
  );
  await until(() => followed.length === 1);
}

const tell = (event: object) => act(async () => followed[0]!.next({ data: { questionChanged: event } }));
const cached = (id: string) => (graph.cache.extract() as Record<string, Record<string, unknown>>)[id]!;
const answers = () => cached('Question:q') as { answers: { edges: { node: { __ref: string } }[] } };

test('votes of others are shown, on the question and on its answers', async () => {
  await follow();
  const votes = { __typename: 'VotesChanged', up: 8, down: 2, score: 6 };
  await tell({ ...votes, postId: 'q' });
  await until(() => cached('Question:q')['up'] === 8);
  expect(cached('Question:q')).toMatchObject({ up: 8, down: 2, score: 6 });
  await tell({ ...votes, postId: 'a', up: 9 });
  await until(() => cached('Answer:a')['up'] === 9);
});

test('an answer by another user is shown with a notice, the user’s own without', async () => {
  serveGraph({
    answer: ({ id }: { id: string }) => answerData(id, { author: person(id === 'mine' ? 'me' : 'cy') }),
  });
  await follow();
  const posted = (id: string, authorId: string, answerCount: number) =>
    tell({
      __typename: 'AnswerPosted',
      answerCount,
      answer: { __typename: 'Answer', id, author: person(authorId) },
    });
  await posted('mine', 'me', 2);
  await posted('theirs', 'cy', 3);
  await until(() => answers().answers.edges.length === 3);
  expect(answers().answers.edges.map(({ node }) => node.__ref)).toEqual([
    'Answer:a',
    'Answer:mine',
    'Answer:theirs',
  ]);
  expect(cached('Question:q')).toMatchObject({ answerCount: 3 });
  expect(heard.onAnswer.mock.calls).toEqual([['theirs']]);
});

test('an answer that was checked says so, and one that was deleted is gone', async () => {
  await follow();
  const check = { __typename: 'WorkingCheck', linesOk: 2, linesTotal: 3 };
  await tell({ __typename: 'AnswerChecked', answerId: 'a', check });
  await until(() => cached('Answer:a')['check'] !== null);
  expect(cached('Answer:a')).toMatchObject({ check: { linesOk: 2, linesTotal: 3 } });
  await tell({ __typename: 'AnswerDeleted', answerId: 'a', answerCount: 0 });
  await until(() => cached('Question:q')['answerCount'] === 0);
  expect(answers().answers.edges).toEqual([]);
});

test('what the machine found about the question is shown when it has found it', async () => {
  await follow();
  const working = { __typename: 'WorkingCheck', linesOk: 2, linesTotal: 3 };
  await tell({ __typename: 'QuestionChecked', solved: true, solvedPart: 'TITLE', working });
  await until(() => cached('Question:q')['solved'] === true);
  expect(cached('Question:q')).toMatchObject({ solvedPart: 'TITLE', check: { linesOk: 2, linesTotal: 3 } });
});

test('acceptance moves from one answer to the other', async () => {
  await follow({ acceptedAnswerId: 'before' });
  graph.cache.writeFragment({
    fragment: gql`
      fragment Accepted on Answer {
        id
        accepted
      }
    `,
    data: { __typename: 'Answer', id: 'before', accepted: true },
  });
  await tell({ __typename: 'AcceptanceChanged', acceptedAnswerId: 'a' });
  await until(() => cached('Question:q')['acceptedAnswerId'] === 'a');
  expect([cached('Answer:before')['accepted'], cached('Answer:a')['accepted']]).toEqual([false, true]);
});

test('what the reader may do with a question is asked for again once it was closed or edited', async () => {
  const requests = serveGraph({ question: () => null });
  await follow();
  await tell({
    __typename: 'QuestionEdited',
    question: { __typename: 'Question', id: 'q', status: 'CLOSED' },
  });
  await until(() => requests.some(({ name }) => name === 'OneQuestion'));
});

test('an acceptance shows at once what it is worth to both people', async () => {
  const earned = (id: string, reputation: number) => ({ ...person(id), reputation });
  serveGraph({
    question: () => ({ __typename: 'Question', id: 'q', author: earned('ada', 3) }),
    answer: ({ id }: { id: string }) => answerData(id, { author: earned('cy', 16) }),
  });
  await follow();
  await tell({ __typename: 'AcceptanceChanged', acceptedAnswerId: 'a' });
  await until(() => cached('User:cy')?.['reputation'] === 16);
  expect(cached('User:ada')['reputation']).toBe(3);
});

test('a question deleted elsewhere is shown as deleted', async () => {
  await follow();
  await tell({ __typename: 'QuestionDeleted', questionId: 'q' });
  await until(() => heard.onDeleted.mock.calls.length === 1);
});

test('events before the first one are fetched, if there were any', async () => {
  let now = question();
  serveGraph({ question: () => now });
  await follow();
  await act(async () => setLive(true));
  await act(async () => setLive(false));
  expect(heard.onMissed).not.toHaveBeenCalled();
  now = question({ answerCount: 2 });
  await act(async () => setLive(true));
  await until(() => heard.onMissed.mock.calls.length === 1);
});

test('events missed during a disconnection are fetched', async () => {
  serveGraph({ question: () => question() });
  await follow();
  await act(async () => setLive(true, true));
  expect(heard.onMissed).toHaveBeenCalledOnce();
});

test('a view counts after a moment, not when the page is left at once', async () => {
  const requests = serveGraph({ recordViews: () => ({ __typename: 'RecordedViews', counted: 1 }) });
  vi.useFakeTimers();
  try {
    for (const [ms, views] of [
      [1400, 0],
      [1600, 1],
    ] as const) {
      followed.length = 0;
      await show(
        <ApolloProvider client={graph}>
          <QuestionEvents questionId="q" isRead acceptedAnswerId={null} {...heard} />
        </ApolloProvider>,
      );
      await act(() => vi.advanceTimersByTimeAsync(ms));
      await clearPage();
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(requests.filter(({ name }) => name === 'RecordViews')).toHaveLength(views);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('new questions of others are counted, and shown on request', async () => {
  await show(
    <ApolloProvider client={graph}>
      <NewQuestions subjectCode="9709" held={[]} onShow={() => {}} />
    </ApolloProvider>,
  );
  await until(() => followed.length === 1);
  const publishQuestion = (id: string, authorId: string) =>
    act(async () => {
      const one = { __typename: 'Question', id, author: person(authorId) };
      followed[0]!.next({ data: { questionAsked: { __typename: 'QuestionAsked', question: one } } });
    });
  await publishQuestion('mine', 'me');
  expect(text()).toBe('');
  await publishQuestion('one', 'ben');
  await publishQuestion('two', 'cy');
  await until(() => text().includes('2 new questions'));
  await click(find('button', 'Show 2 new questions'));
  expect(text()).toBe('');
});

test('what is hidden or shown again is read anew: who sees it depends on the reader', async () => {
  await follow();
  const ofAnswer = { postId: 'a', commented: null };
  await tell({ __typename: 'PostHidden', ...ofAnswer });
  await until(() => heard.onMissed.mock.calls.length === 1);
  await tell({ __typename: 'PostShown', ...ofAnswer });
  await until(() => heard.onMissed.mock.calls.length === 2);
});

test('of a hidden comment, its post shows how many are left', async () => {
  await follow();
  graph.cache.writeFragment({
    id: 'Answer:a',
    fragment: gql`
      fragment Counted on Answer {
        commentCount
      }
    `,
    data: { __typename: 'Answer', commentCount: 4 },
  });
  const commented = { __typename: 'CommentedPost', postId: 'a', commentCount: 3 };
  await tell({ __typename: 'PostHidden', postId: 'c', commented });
  await until(() => cached('Answer:a')['commentCount'] === 3);
});
