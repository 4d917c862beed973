import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, text, until, visit } from './page.tsx';

vi.mock('../../client/lib/auth/session.ts', async (original) => {
  const me = { id: 'me', email: 'me@example.org', name: 'Me' };
  return { ...(await original<object>()), useSession: () => me };
});

const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const none = () => ({ nodes: [], edges: [], pageInfo, unreadCount: 0 });
const both = { en: 'Mentor', zh: '引路人' };
const badge = {
  id: 'mentor',
  type: 'mentor',
  name: both,
  description: both,
  level: 'SILVER',
  repeatable: false,
  awardedBy: 'MODERATOR',
  holders: 0,
  awards: none,
};
const reputation = {
  userId: 'me',
  current: 1,
  today: 0,
  todayFromVotes: 0,
  dailyCap: 200,
  rank: null,
  thisWeek: 0,
  bestWeek: 0,
  nextPrivilege: null,
  days: [],
  history: none,
};
const standing = {
  reputation,
  profile: { id: 'me', name: 'Me', badges: [] },
  privileges: [],
  leaderboard: none,
  leaderboardPlace: null,
};
const staff = { viewer: { id: 'me', role: 'ADMIN' } };
const counts = { open: 0, inReview: 0 };

interface Screen {
  path: string;
  /** The operation that it waits for. */
  operation: string;
  fields: Record<string, unknown>;
  empty: string;
}

const SCREENS: Screen[] = [
  {
    path: '/notifications',
    operation: 'Notifications',
    fields: { notifications: none },
    empty: 'No notifications yet',
  },
  {
    path: '/moderation',
    operation: 'ModerationQueue',
    fields: { ...staff, moderationCases: none, moderationCounts: counts, subjects: [] },
    empty: 'Nothing waits here',
  },
  {
    path: '/moderation/audit',
    operation: 'AuditLog',
    fields: { ...staff, auditLog: none },
    empty: 'Nothing happened yet',
  },
  {
    path: '/review/edits',
    operation: 'ReviewPage',
    fields: { suggestions: none },
    empty: 'Nothing is waiting',
  },
  { path: '/badges/mentor', operation: 'BadgeHolders', fields: { badge }, empty: 'Nobody holds it yet' },
  {
    path: '/community/reputation',
    operation: 'ReputationHistory',
    fields: { ...staff, ...standing },
    empty: 'Nothing has changed it yet',
  },
  {
    path: '/community/reputation',
    operation: 'Leaderboard',
    fields: { ...staff, ...standing },
    empty: 'Nobody has earned anything here yet',
  },
  { path: '/community/tags', operation: 'TagsPage', fields: { popularTags: none }, empty: 'No tags yet' },
];

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await graph.clearStore();
});

const waiting = () =>
  all('status').filter((place) => place.getAttribute('aria-label') === 'Loading...').length;
const retries = () => all('button').filter(({ textContent }) => textContent === 'Retry');

describe.each(SCREENS)('$path, as far as it shows $operation', ({ path, operation, fields, empty }) => {
  test('waits in the shape of what comes, says what failed, and is empty with a word about what will be here', async () => {
    let answers: 'never' | 'failed' | 'nothing' = 'never';
    const asked = serveGraph(fields as never, (name) => {
      if (name !== operation || answers === 'nothing') return undefined;
      return answers === 'failed'
        ? new Response('no', { status: 500 })
        : new Promise((resolve) => void waits.push(() => resolve(new Response('no', { status: 500 }))));
    });
    const waits: (() => void)[] = [];
    await visit(path);
    await until(() => asked.some(({ name }) => name === operation));
    await until(() => waiting() > 0);
    expect(text()).not.toContain(empty);

    answers = 'failed';
    for (const go of waits) go();
    await until(() => retries().length > 0);
    expect(text()).toContain('This could not be loaded.');

    answers = 'nothing';
    await click(retries()[0]!);
    await until(() => text().includes(empty));
    expect(retries()).toEqual([]);
  });
});
