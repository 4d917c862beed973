import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { closeSignIn } from '../../client/lib/auth/sign-in-prompt.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, text, until, visit } from './page.tsx';

const session = vi.hoisted(() => ({ user: null as null | { id: string; email: string; name: string } }));
vi.mock('../../client/lib/auth/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => session.user,
}));

const tag = (name: string) => ({ id: name, name, questions: 3, unanswered: 1, trend: 0, subject: null });
const page = (...names: string[]) => ({
  nodes: names.map(tag),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
});

beforeEach(async () => {
  session.user = { id: 'me', email: 'me@example.org', name: 'Me' };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await graph.clearStore();
});

const serve = (followed: string[]) =>
  serveGraph({
    popularTags: () => page('vectors', 'proof'),
    followedTags: () => page(...followed),
  } as never);
const tags = () =>
  all('link').flatMap((link) => /^\/community\/tag\/(.+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? []);

describe('the page of a tag', () => {
  const question = (id: string, subjectCode: string, paper: string) => ({
    id,
    title: `About ${id}`,
    titlePage: null,
    language: 'EN',
    subjectCode,
    paper,
    tags: [],
    status: 'OPEN',
    score: 0,
    answerCount: 0,
    acceptedAnswerId: null,
    author: null,
    createdAt: '2030-01-02T00:00:00.000Z',
  });
  const papers = (subject: string) => [
    { id: `${subject}-p1`, code: 'p1', title: { en: `First of ${subject}`, zh: `${subject} 第一卷` } },
  ];
  const serveTag = () =>
    serveGraph({
      tag: () => ({ ...tag('proof'), following: false, topics: [] }),
      questions: () => ({
        edges: [question('a', '9709', 'p1'), question('b', '9231', 'p1'), question('c', '9709', 'p9')].map(
          (node) => ({ cursor: node.id, node }),
        ),
        pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
      }),
      subjects: () => ['9709', '9231'].map((code) => ({ id: code, code, papers: papers(code) })),
    } as never);

  test.each([
    ['en', 'First of 9709', 'First of 9231'],
    ['zh', '9709 第一卷', '9231 第一卷'],
  ] as const)('calls papers by their names in the reader’s language: %s', async (language, first, second) => {
    serveTag();
    await visit(`${language === 'zh' ? '/zh' : ''}/community/tag/proof`, language);
    await until(() => text().includes(first));
    expect(text()).toContain(second);
    expect(text()).not.toContain('P1');
    expect(text()).toContain('P9');
  });

  test('says to a guest who wants to follow it what an account is for', async () => {
    session.user = null;
    serveTag();
    await visit('/community/tag/proof');
    await until(() => text().includes('unanswered'));
    await click(find('button', 'Follow'));
    await until(() => all('dialog').length > 0);
    expect(all('dialog')[0]!.textContent).toContain('What you follow is kept on your account');
    await act(async () => closeSignIn());
  });
});

describe('the tags that one follows', () => {
  test('are listed beside those that there are, each with its questions', async () => {
    serve(['proof']);
    await visit('/community/tags?show=followed');
    await until(() => tags().length > 0);
    expect(tags()).toEqual(['proof']);
    expect(text()).toContain('3 questions');
    expect(text()).toContain('1 unanswered');
  });

  test('are said to be none where that is so', async () => {
    serve([]);
    await visit('/community/tags?show=followed');
    await until(() => text().includes('You follow no tags yet'));
  });

  test('are not asked for on the list of all of them', async () => {
    const asked = serve(['proof']);
    await visit('/community/tags');
    await until(() => tags().length > 0);
    expect(tags()).toEqual(['vectors', 'proof']);
    expect(asked.some(({ name }) => name === 'FollowedTags')).toBe(false);
  });

  test('ask a guest to sign in, and the graph nothing', async () => {
    session.user = null;
    const asked = serve(['proof']);
    await visit('/community/tags?show=followed');
    await until(() => text().includes('Your tags'));
    find('button', 'Sign in');
    expect(asked.some(({ name }) => name === 'FollowedTags')).toBe(false);
  });
});
