import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { serveGraph } from './graph-server.ts';
import { find, text, until, visit } from './page.tsx';

vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const question = (id: string, title: string) => ({
  __typename: 'Question',
  id,
  title,
  titlePage: null,
  language: 'EN',
});

const person = (id: string, badgeCounts = { gold: 0, silver: 2, bronze: 5 }) => ({
  id,
  name: id === 'me' ? 'Me' : 'Ben',
  bio: '',
  avatarUrl: null,
  links: [],
  subjects: [],
  examSession: null,
  joinedAt: '2030-01-01T00:00:00.000Z',
  privacy: { showActivity: true, showFollows: true, showStudy: true, onLeaderboard: true },
  role: 'STUDENT',
  reputation: 120,
  badgeCounts,
  followerCount: 0,
  followingCount: 0,
  viewer: null,
  questions: { nodes: [], pageInfo },
  answers: { nodes: [], pageInfo },
  activity: { __typename: 'ActivityConnection', nodes: [], pageInfo },
});

const answerOf = (id: string, more: object) => ({
  __typename: 'Answer',
  id,
  score: 3,
  accepted: false,
  createdAt: '2030-01-02T00:00:00.000Z',
  ...more,
});

const serve = (bookmarks: object[], counts?: { gold: number; silver: number; bronze: number }) =>
  serveGraph({
    profile: ({ id }: { id: string }) => person(id, counts),
    interactions: () => ({ nodes: bookmarks, pageInfo }),
  } as never);

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await graph.clearStore();
});

const opened = () => until(() => document.querySelector('main h1'));
const tabs = () =>
  [...document.querySelectorAll('main input[type="radio"]')].map((tab) => tab.getAttribute('value'));

describe('the bookmarks of a profile', () => {
  test('are one’s own questions and answers, and what is gone is said to be', async () => {
    const at = '2030-01-02T00:00:00.000Z';
    const asked = serve([
      { targetId: 'q1', createdAt: at, target: question('q1', 'Why is it so?') },
      {
        targetId: 'a2',
        createdAt: at,
        target: { __typename: 'Answer', id: 'a2', question: question('q2', 'How is it found?') },
      },
      { targetId: 'q3', createdAt: at, target: null },
    ]);
    await visit('/profile?tab=bookmarks');
    await until(() => text().includes('Why is it so?'));
    expect(find('link', 'Why is it so?').getAttribute('href')).toBe('/community/question/q1');
    expect(find('link', 'How is it found?').getAttribute('href')).toBe('/community/question/q2');
    expect(text()).toContain('This is no longer there.');
    expect(asked.find(({ name }) => name === 'ProfileBookmarks')!.variables['id']).toBe('me');
  });

  test('say what will be there while there are none', async () => {
    serve([]);
    await visit('/profile?tab=bookmarks');
    await until(() => text().includes('No bookmarks yet'));
  });

  test('are not offered, nor asked for, on the profile of somebody else', async () => {
    const asked = serve([]);
    await visit('/profile/ben?tab=bookmarks');
    await opened();
    await until(() => text().includes('Nothing yet'));
    expect(tabs()).toEqual(['activity', 'questions', 'answers', 'followers', 'following']);
    expect(asked.some(({ name }) => name === 'ProfileBookmarks')).toBe(false);
  });
});

describe('the answers of a profile', () => {
  test('lead to what they answer, each with its votes and whether it was accepted', async () => {
    const nodes = [
      answerOf('a1', { accepted: true, question: question('q1', 'Why is it so?') }),
      answerOf('a2', { score: 1, question: question('q2', 'How is it found?') }),
    ];
    serveGraph({
      profile: ({ id }: { id: string }) => ({ ...person(id), answers: { nodes, pageInfo } }),
    } as never);
    await visit('/profile/ben?tab=answers');
    await until(() => text().includes('Why is it so?'));
    expect(find('link', 'Why is it so?').getAttribute('href')).toBe('/community/question/q1');
    expect(text()).toContain('3 votes · accepted');
    expect(text()).toContain('1 vote');
  });

  test('say what will be there while there are none', async () => {
    serve([]);
    await visit('/profile/ben?tab=answers');
    await until(() => text().includes('No answers yet'));
  });
});

describe('the activity of a profile', () => {
  test('leads to comments where they stand, and to badges by their names', async () => {
    const at = { createdAt: '2030-01-02T00:00:00.000Z' };
    const comment = (id: string, more: object) => ({
      kind: 'COMMENTED',
      ...at,
      target: { __typename: 'Comment', id, question: null, answer: null, ...more },
    });
    const nodes = [
      comment('c1', { question: question('q1', 'Why is it so?') }),
      comment('c2', { answer: { id: 'a1', question: question('q2', 'How is it found?') } }),
      {
        kind: 'EARNED_BADGE',
        ...at,
        target: {
          __typename: 'Award',
          id: 'w1',
          badge: { id: 'b1', type: 'scholar', level: 'BRONZE', name: { en: 'Scholar', zh: '学者' } },
        },
      },
    ];
    serveGraph({
      profile: ({ id }: { id: string }) => ({
        ...person(id),
        activity: { __typename: 'ActivityConnection', nodes, pageInfo },
      }),
    } as never);
    await visit('/profile/ben');
    await until(() => text().includes('earned a badge'));
    expect(find('link', 'Why is it so?').getAttribute('href')).toBe('/community/question/q1#comment-c1');
    expect(find('link', 'How is it found?').getAttribute('href')).toBe('/community/question/q2#comment-c2');
    expect(text()).toContain('commented on an answer');
    expect(document.querySelector('a[href="/badges/scholar"]')?.textContent).toContain('Scholar');
  });
});

describe('the head of a profile', () => {
  test('counts the badges of each level that is held, and leads to them', async () => {
    serve([]);
    await visit('/profile/ben');
    await opened();
    const link = document.querySelector('main header a')!;
    expect(link.getAttribute('href')).toBe('/community/reputation?user=ben');
    expect([...link.querySelectorAll('svg')].map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Silver',
      'Bronze',
    ]);
    expect(link.textContent).toContain('7 badges');
  });

  test('says nothing of badges where there are none', async () => {
    serve([], { gold: 0, silver: 0, bronze: 0 });
    await visit('/profile/ben');
    await opened();
    expect(document.querySelector('main header a')).toBeNull();
  });
});
