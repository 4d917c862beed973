import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serveGraph } from './graph-server.ts';
import { find, text, until, visit } from './page.tsx';

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

const question = {
  __typename: 'Question',
  id: 'q1',
  title: 'What is a limit?',
  titlePage: 'What is a limit?',
  language: 'en',
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
