import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serveGraph } from './graph-server.ts';
import { answerData, person } from './post-data.ts';
import { all, click, find, text, until, visit } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // These pages are told apart by what they show before the graph has answered.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const heading = () => document.querySelector('main h1')?.textContent;

describe('the community of a subject', () => {
  test.for([
    ['/community/9709', '9709'],
    ['/community/9702', '9702'],
    ['/recommendations/9709', '9709'],
    ['/recommendations/9702', '9702'],
  ] as const)('stands at %s', async ([address, code]) => {
    await visit(address);
    await until(() => heading() === 'Questions');
    expect(document.querySelector('main')!.textContent).toContain(code);
  });

  test('does not swallow a question', async () => {
    await visit('/community/question/abc');
    await until(() => document.querySelector('main [role="status"]'));
    expect(heading()).not.toBe('Questions');
    expect(text()).not.toContain('There is no such subject');
  });

  test('links to the next page of its list, which begins where the address says', async () => {
    const operations = serveGraph({ questions: () => page });
    await visit('/community/9709');
    await until(() => document.querySelector('a[rel="next"]'));
    expect(find('link', 'Show more').getAttribute('href')).toBe('/community/9709?after=c1');

    await visit('/community/9709?after=c1');
    await until(() => operations.some(({ variables }) => variables['after'] === 'c1'));
  });
});

describe('a list that was narrowed', () => {
  test('links to its next page with its filters, and with nothing else of the address', async () => {
    serveGraph({ questions: () => page });
    await visit('/community/9709?utm_source=mail&sort=votes&tag=limits&after=c0');
    await until(() => document.querySelector('a[rel="next"]'));
    expect(find('link', 'Show more').getAttribute('href')).toBe(
      '/community/9709?sort=votes&tag=limits&after=c1',
    );
  });
});

test('a list begins anew when it is narrowed', async () => {
  serveGraph({ questions: () => page });
  const visited = await visit('/community/9709?tag=limits&after=c0');
  await until(() => document.querySelector('a[rel="next"]'));
  await click(all('button').find(({ textContent }) => textContent === 'Votes')!);
  expect(visited.location.search).toBe('?tag=limits&sort=votes');
});

test('a list of what is unanswered asks for no status, which would contradict it', async () => {
  const operations = serveGraph({ questions: () => page });
  await visit('/community/9709?sort=unanswered&status=closed');
  await until(() => operations.some(({ variables }) => variables['sort'] === 'UNANSWERED'));
  const { variables } = operations.find(({ variables: given }) => given['sort'] === 'UNANSWERED')!;
  expect(variables['filter']).toEqual({ subjectCode: '9709' });
});

describe('a question with more answers than one page shows', () => {
  const thread = {
    __typename: 'Question',
    id: 'q',
    title: 'What is a limit?',
    titlePage: 'What is a limit?',
    excerpt: 'A limit',
    body: 'A limit',
    bodyPage: 'A limit',
    language: 'EN',
    subjectCode: '9709',
    paper: null,
    topicSlug: null,
    anonymous: false,
    solved: null,
    solvedPart: null,
    check: { status: 'NONE', linesOk: 0, linesTotal: 0 },
    tags: [],
    status: 'OPEN',
    close: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    editedAt: null,
    author: person('ada'),
    up: 0,
    down: 0,
    score: 0,
    viewCount: 0,
    answerCount: 51,
    acceptedAnswerId: null,
    viewer: null,
    duplicates: { nodes: [] },
    similar: [],
    answers: {
      edges: [{ cursor: 'a1', node: answerData('a1') }],
      pageInfo: { hasNextPage: true, endCursor: 'a1' },
    },
  };

  test('links to the next page of its answers, which begins where the address says', async () => {
    const operations = serveGraph({ question: () => thread });
    await visit('/community/question/q');
    await until(() => document.querySelector('a[rel="next"]'));
    expect(find('link', 'Show more answers').getAttribute('href')).toBe('/community/question/q?after=a1');
    expect(text()).not.toContain('Show all answers');

    await visit('/community/question/q?after=a0');
    await until(() => operations.some(({ variables }) => variables['after'] === 'a0'));
    await until(() => text().includes('Show all answers'));
    expect(find('link', 'Show all answers').getAttribute('href')).toBe('/community/question/q');
  });
});

const question = {
  __typename: 'Question',
  id: 'q1',
  title: 'What is a limit?',
  titlePage: 'What is a limit?',
  language: 'EN',
  subjectCode: '9709',
  tags: [],
  status: 'OPEN',
  score: 0,
  answerCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  author: { __typename: 'User', id: 'u1', name: 'Ada' },
};
const page = {
  edges: [{ cursor: 'c1', node: question }],
  pageInfo: { hasNextPage: true, endCursor: 'c1' },
};
