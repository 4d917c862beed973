import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { serveGraph } from './graph-server.ts';
import { syllabus } from './syllabus.ts';
import { all, click, find, text, until, visit } from './page.tsx';

const session = vi.hoisted(() => ({ user: null as null | { id: string; email: string; name: string } }));
vi.mock('../../client/lib/auth/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => session.user,
}));
vi.mock('../../client/lib/hydration/when-idle.ts', () => ({ whenIdle: async () => {} }));

const ME = { id: 'me', email: 'me@example.org', name: 'Me' };
const row = (node?: object, totalCount = node ? 1 : 0) => ({
  nodes: node ? [node] : [],
  edges: [],
  totalCount,
  unreadCount: totalCount,
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});
const both = (en: string, zh: string) => ({ en, zh });
const ANSWER = {
  __typename: 'Notification',
  id: 'n1',
  url: '/community/question/q1#a1',
  messageText: both('Ben answered “Why is it so?”', 'Ben 回答了“为什么？”'),
};

function serve({ topic = false, talk = false, answers = 0, errors = 0 } = {}) {
  const topics = syllabus();
  return serveGraph({
    ...topics,
    studyRecords: () =>
      row(
        topic
          ? {
              id: 'study:ada:quadratics',
              progress: 62.5,
              completed: true,
              topic: topics.topic({ subject: '9709', paper: 'p1', slug: 'quadratics' }),
            }
          : undefined,
      ),
    conversations: () => row(talk ? { id: 'c1', title: 'Solve $x^2=4$' } : undefined),
    notifications: () => row(answers ? ANSWER : undefined, answers),
    errorEntries: () => row(errors ? { id: 'e1', questionText: 'Expand it.' } : undefined, errors),
    markNotificationRead: () => ({
      __typename: 'NotificationRead',
      unreadCount: 0,
      notification: { id: 'n1', isRead: true },
    }),
  } as never);
}

beforeEach(async () => {
  session.user = ME;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await graph.clearStore();
});
afterEach(() => {
  session.user = null;
});

const cards = () =>
  [...document.querySelectorAll('section[aria-labelledby="continue"] li')].map((card) => [
    card.querySelector('p')!.textContent,
    card.querySelector('a')!.textContent,
    card.querySelector('a')!.getAttribute('href'),
  ]);
const heading = () => document.getElementById('continue')?.textContent;

describe('home, for whoever is signed in', () => {
  test('begins with the last topic, the open conversation, the answers that came and the errors to review', async () => {
    serve({ topic: true, talk: true, answers: 1, errors: 3 });
    await visit('/');
    await until(() => cards().length);
    expect(heading()).toBe('Continue');
    expect(cards()).toEqual([
      ['Last topic · mastery 63%', 'Quadratics', '/topic/mathematics/p1/quadratics'],
      ['Conversation with the tutor', 'Solve x²=4', '/ask-ai?conversation=c1'],
      ['1 new answer', 'Ben answered “Why is it so?”', '/community/question/q1#a1'],
      ['3 errors to review', 'Expand it.', '/tools/error-book'],
    ]);
  });

  test('says the same in Chinese', async () => {
    serve({ topic: true, talk: true, answers: 2, errors: 3 });
    await visit('/zh', 'zh');
    await until(() => cards().length);
    expect(heading()).toBe('继续学习');
    expect(cards().map(([label, name]) => [label, name])).toEqual([
      ['上次的知识点 · 掌握程度 63%', '二次函数'],
      ['与导师的对话', 'Solve x²=4'],
      ['2 条新回答', 'Ben 回答了“为什么？”'],
      ['3 道错题待复习', 'Expand it.'],
    ]);
  });

  test('leads to where one begins while there is nothing yet', async () => {
    serve();
    await visit('/');
    await until(() => cards().length);
    expect(heading()).toBe('Where to begin');
    expect(cards().map(([, , to]) => to)).toEqual(['/topics', '/ask-ai', '/community', '/tools/check']);
  });

  test('leads to all the new answers where they are several', async () => {
    serve({ answers: 2 });
    await visit('/');
    await until(() => cards().length);
    expect(cards()[2]).toEqual([
      '2 new answers',
      'Ben answered “Why is it so?”',
      '/notifications?kind=ANSWER',
    ]);
  });

  test('reads a single answer that is opened', async () => {
    const asked = serve({ answers: 1 });
    await visit('/');
    await until(() => cards().length);
    await click(find('link', 'Ben answered “Why is it so?”'));
    await until(() => asked.some(({ name }) => name === 'ReadArrivedAnswer'));
    expect(asked.find(({ name }) => name === 'ReadArrivedAnswer')!.variables).toEqual({ id: 'n1' });
  });

  test('offers another try where it cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => Response.json({ data: null, errors: [{ message: 'Down.' }] }));
    await visit('/');
    await until(() => all('alert').length);
    serve({ errors: 1 });
    await click(document.querySelector<HTMLElement>('section[aria-labelledby="continue"] button')!);
    await until(() => cards().length);
    expect(cards()[3]![0]).toBe('1 error to review');
  });
});

test('home asks nothing of this for guests, and keeps no place for it', async () => {
  session.user = null;
  const asked = serve({ topic: true });
  await visit('/');
  await until(() => document.querySelector('main h1'));
  expect(asked.some(({ name }) => name === 'Continue')).toBe(false);
  expect([heading(), text().includes('Last topic')]).toEqual([undefined, false]);
  expect(document.querySelector('main h1')!.closest('section')!.previousElementSibling!.className).toContain(
    'hidden in-data-member:block',
  );
});
