import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { QuestionList } from '../../client/features/community/list/QuestionList.tsx';
import { useListFilters } from '../../client/features/community/list/use-list-filters.ts';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, show, text, until } from './page.tsx';
import { person } from './post-data.ts';

vi.mock('../../client/lib/graph/live-link.ts', async () => {
  const { ApolloLink } = await import('@apollo/client/link');
  return { liveLink: ApolloLink.empty() };
});
vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

const question = (id: string, authorId: string) => ({
  __typename: 'Question',
  id,
  title: `The question ${id}`,
  titlePage: `The question ${id}`,
  language: 'EN',
  subjectCode: '9709',
  paper: 'all',
  tags: [],
  status: 'OPEN',
  score: 0,
  answerCount: 0,
  acceptedAnswerId: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  author: person(authorId),
});

let listed: ReturnType<typeof question>[];
let graph: ReturnType<typeof openGraph>;

function List() {
  const filters = useListFilters('9709');
  return <QuestionList subjectCode="9709" filters={filters} paperName={() => ''} />;
}

beforeEach(async () => {
  listed = [question('first', 'ben')];
  serveGraph({
    questions: () => ({
      edges: listed.map((node) => ({ cursor: node.id, node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
  });
  graph = openGraph();
  await show(
    <MemoryRouter>
      <ApolloProvider client={graph}>
        <List />
      </ApolloProvider>
    </MemoryRouter>,
  );
  await until(() => text().includes('The question first'));
});

const readAnew = () => act(async () => void (await graph.refetchQueries({ include: ['CommunityPage'] })));
const titles = () => all('link').map((link) => link.textContent);

test('rows that a later answer puts above the first are shown on request', async () => {
  listed = [question('third', 'cy'), question('second', 'ben'), ...listed];
  await readAnew();
  await until(() => text().includes('2 new questions'));
  expect(titles()).toEqual(['The question first']);
  await click(find('button', 'Show 2 new questions'));
  expect(titles()).toEqual(['The question third', 'The question second', 'The question first']);
  expect(text()).not.toContain('new question');
});

test('what the reader asked is shown at once', async () => {
  listed = [question('mine', 'me'), ...listed];
  await readAnew();
  await until(() => text().includes('The question mine'));
  expect(text()).not.toContain('new question');
});

test('where the first row is gone, the list is shown as it is', async () => {
  listed = [question('other', 'cy')];
  await readAnew();
  await until(() => text().includes('The question other'));
  expect(text()).not.toContain('The question first');
});
