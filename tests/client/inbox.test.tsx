import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import type { Subscriber } from 'rxjs';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { InboxBell } from '../../client/features/notifications/bell/InboxBell.tsx';
import { NotificationsPage } from '../../client/features/notifications/list/NotificationsPage.tsx';
import { NotificationSettingsPage } from '../../client/features/notifications/settings/NotificationSettingsPage.tsx';
import { openGraph } from '../../client/lib/graph/create-client.ts';
import { dismiss, useNotices } from '../../client/ui/overlays/notify.ts';
import { clearPage } from './clear-page.ts';
import { serveGraph } from './graph-server.ts';
import { all, click, find, show, text, until } from './page.tsx';

/** What is followed over the socket. */
const followed = vi.hoisted(() => [] as Subscriber<{ data: unknown }>[]);
vi.mock('../../client/lib/graph/live-link.ts', async () => {
  const { ApolloLink } = await import('@apollo/client/link');
  const { Observable } = await import('rxjs');
  return {
    liveLink: new ApolloLink(() => new Observable((reader) => void followed.push(reader as never))),
  };
});
const session = vi.hoisted(() => ({ user: null as null | { id: string; email: string; name: string } }));
vi.mock('../../client/lib/auth/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => session.user,
}));

/** What is watched for coming before the reader's eyes; each looks when it is told. */
const looked: Eyes[] = [];
class Eyes {
  readonly #seen: (entries: object[]) => void;
  readonly #watched = new Set<Element>();
  constructor(seen: (entries: object[]) => void) {
    this.#seen = seen;
    looked.push(this);
  }
  observe = (element: Element) => void this.#watched.add(element);
  unobserve = (element: Element) => void this.#watched.delete(element);
  disconnect = () => this.#watched.clear();
  look = () => this.#seen([...this.#watched].map((target) => ({ target, isIntersecting: true })));
}
const look = () => act(async () => looked.forEach((one) => one.look()));

const both = (en: string) => ({ en, zh: en });
const notification = (id: string, more: object = {}) => ({
  __typename: 'Notification',
  id,
  kind: 'ANSWER',
  titleText: both(`Title of ${id}`),
  messageText: both(`Message of ${id}, with $x^2$.`),
  url: `/community/question/${id}`,
  count: 1,
  isRead: false,
  createdAt: `2030-01-0${id.length}T00:00:00.000Z`,
  actor: null,
  ...more,
});
const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
const inbox = (rows: object[], unreadCount = rows.length) => ({
  unreadCount,
  edges: rows.map((node) => ({ cursor: '', node })),
  pageInfo,
});
const gone = { __typename: 'NotFound', code: 'NOT_FOUND', message: 'It is no longer there.', fields: [] };

let graph: ReturnType<typeof openGraph>;

beforeEach(() => {
  session.user = { id: 'me', email: 'me@example.org', name: 'Me' };
  followed.length = 0;
  graph = openGraph();
  looked.length = 0;
  vi.stubGlobal('IntersectionObserver', Eyes);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

const shown = (ui: React.ReactNode) =>
  show(
    <MemoryRouter>
      <ApolloProvider client={graph}>{ui}</ApolloProvider>
    </MemoryRouter>,
  );

/** Of the server, until it is let answer. */
function held(answer: object) {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  return { answer: () => told.then(() => answer), tell: () => tell() };
}

describe('the list of notifications', () => {
  test('shows one as read at once, and as unread again with the reason where that is refused', async () => {
    const { answer, tell } = held(gone);
    serveGraph({ notifications: () => inbox([notification('a')]), markNotificationRead: answer } as never);
    await shown(<NotificationsPage />);
    await until(() => text().includes('(unread)'));
    await click(find('button', 'Mark as read'));
    expect(text()).not.toContain('(unread)');
    tell();
    await until(() => text().includes('It is no longer there.'));
    expect(text()).toContain('(unread)');
  });

  test('takes one out at once, and puts it back where it could not be deleted', async () => {
    const { answer, tell } = held(gone);
    serveGraph({
      notifications: () => inbox([notification('a'), notification('bb')]),
      deleteNotification: answer,
    } as never);
    await shown(<NotificationsPage />);
    await until(() => text().includes('Title of bb'));
    await click(all('button').filter((one) => one.getAttribute('aria-label') === 'Delete')[1]!);
    await until(() => !text().includes('Title of bb'));
    tell();
    await until(() => text().includes('It is no longer there.'));
    await until(() => text().includes('Title of bb'));
  });

  test('marks all as read up to the newest that was seen', async () => {
    const asked = serveGraph({
      notifications: () => inbox([notification('bb'), notification('a')]),
      markNotificationsRead: () => ({ __typename: 'NotificationsRead', unreadCount: 0 }),
    } as never);
    await shown(<NotificationsPage />);
    await until(() => text().includes('Title of bb'));
    await click(find('button', 'Mark all as read'));
    await until(() => text().includes('All are marked as read.'));
    expect(text()).not.toContain('(unread)');
    expect(asked.find(({ name }) => name === 'MarkNotificationsRead')!.variables).toMatchObject({
      upToId: 'bb',
      upToTime: '2030-01-02T00:00:00.000Z',
    });
  });

  test('takes out one that was read without counting fewer unread ones', async () => {
    const { answer, tell } = held(gone);
    const rows = [notification('a'), notification('bb', { isRead: true })];
    serveGraph({ notifications: () => inbox(rows, 1), deleteNotification: answer } as never);
    await shown(
      <>
        <InboxBell />
        <NotificationsPage />
      </>,
    );
    await until(() => text().includes('Title of bb'));
    await click(all('button').filter((one) => one.getAttribute('aria-label') === 'Delete')[1]!);
    await until(() => !text().includes('Title of bb'));
    find('button', 'Notifications, 1 unread');
    tell();
    await until(() => text().includes('Title of bb'));
  });

  test('leads the focus on when what had it goes', async () => {
    serveGraph({
      notifications: () => inbox([notification('bb'), notification('a')]),
      markNotificationRead: () => ({
        __typename: 'NotificationRead',
        unreadCount: 1,
        notification: notification('bb', { isRead: true }),
      }),
      markNotificationsRead: () => ({ __typename: 'NotificationsRead', unreadCount: 0 }),
      deleteNotification: ({ input: { id } }: { input: { id: string } }) => ({
        __typename: 'NotificationDeleted',
        deletedId: id,
        unreadCount: 0,
      }),
    } as never);
    await shown(<NotificationsPage />);
    await until(() => text().includes('Title of bb'));
    const press = async (button: HTMLElement) => {
      button.focus();
      await click(button);
    };
    const named = (name: string) => all('button').find((one) => one.getAttribute('aria-label') === name)!;
    const focused = () => document.activeElement!;
    await press(named('Mark as read'));
    expect(focused()).toBe(named('Delete'));
    await press(find('button', 'Mark all as read'));
    expect(focused().textContent).toBe('Notifications');
    await press(named('Delete'));
    await until(() => !text().includes('Title of bb'));
    expect(focused().closest('li')?.textContent).toContain('Title of a');
    await press(named('Delete'));
    await until(() => text().includes('No notifications yet'));
    expect(focused().textContent).toBe('Notifications');
  });

  test('asks a guest to sign in, and asks the graph nothing', async () => {
    session.user = null;
    const asked = serveGraph({} as never);
    await shown(<NotificationsPage />);
    find('button', 'Sign in');
    expect(asked).toEqual([]);
  });
});

/** What pops up, and stays until it is dismissed. */
function Notices() {
  return useNotices().map(({ id, text: words }) => (
    <button key={id} type="button" aria-label="Dismiss" onClick={() => dismiss(id)}>
      {words}
    </button>
  ));
}

describe('the bell', () => {
  const ring = (more: object) =>
    act(async () => {
      const newest = { ...notification('bb'), titleText: both('Just now') };
      followed[0]!.next({
        data: {
          inboxChanged: { __typename: 'InboxChange', unreadCount: 2, isQuiet: false, newest, ...more },
        },
      });
    });

  async function openBell() {
    let rows = [notification('a')];
    serveGraph({ notifications: () => inbox(rows) } as never);
    await shown(
      <>
        <InboxBell />
        <Notices />
      </>,
    );
    await until(() =>
      all('button').some((one) => one.getAttribute('aria-label') === 'Notifications, 1 unread'),
    );
    rows = [notification('bb'), notification('a')];
  }

  const counted = (unread: number) =>
    until(() =>
      all('button').some((one) => one.getAttribute('aria-label') === `Notifications, ${unread} unread`),
    );

  test.each([
    [9, '9'],
    [10, '9+'],
  ])('with %i unread ones shows %s, and leaves no inbox to whoever comes next', async (unread, badge) => {
    serveGraph({ notifications: () => inbox([notification('a')], unread) } as never);
    await shown(<InboxBell />);
    await counted(unread);
    expect(text()).toBe(badge);
    await clearPage();
    expect(JSON.stringify(graph.cache.extract())).not.toContain('unreadCount');
  });

  test('counts what arrives and says it', async () => {
    await openBell();
    await ring({});
    await counted(2);
    expect(text()).toContain('Just now');
    await click(find('button', 'Dismiss'));
  });

  test('counts in quiet hours too, and says nothing', async () => {
    await openBell();
    await ring({ isQuiet: true });
    await counted(2);
    expect(text()).not.toContain('Just now');
  });

  test('leaves it to a question’s own page to say that an answer has come', async () => {
    history.replaceState(null, '', '/zh/community/question/bb');
    await openBell();
    await ring({
      newest: {
        ...notification('bb', { url: '/community/question/bb#answer-a' }),
        titleText: both('Just now'),
      },
    });
    await counted(2);
    expect(text()).not.toContain('Just now');
    history.replaceState(null, '', '/');
  });

  describe('on the page of a question', () => {
    const COMMENT = { url: '/community/question/q#comment-c', kind: 'COMMENT' };
    const openPage = async (rows: object[]) => {
      history.replaceState(null, '', '/zh/community/question/q');
      const asked = serveGraph({
        notifications: () => inbox(rows),
        markNotificationRead: ({ input }: { input: { id: string } }) => ({
          __typename: 'NotificationRead',
          unreadCount: 1,
          notification: { ...notification(input.id), isRead: true },
        }),
      } as never);
      await shown(<InboxBell />);
      await counted(rows.length);
      return () =>
        asked.filter(({ name }) => name === 'MarkNotificationRead').map(({ variables }) => variables);
    };
    const post = (id: string) => {
      const element = document.createElement('p');
      element.id = id;
      document.body.append(element);
      onTestFinished(() => element.remove());
    };
    afterEach(() => history.replaceState(null, '', '/'));

    test('reads what one has before one’s eyes there, once, and nothing else', async () => {
      post('answer-x');
      const read = await openPage([
        notification('a', { url: '/community/question/q#answer-x' }),
        notification('bb', { url: '/community/question/other#answer-x' }),
      ]);
      expect(read()).toEqual([]);
      await look();
      await counted(1);
      await look();
      expect(read()).toEqual([{ id: 'a' }]);
    });

    test('reads of a comment once its thread is opened', async () => {
      const read = await openPage([notification('a', COMMENT), notification('bb')]);
      await look();
      expect(read()).toEqual([]);
      await act(async () => post('comment-c'));
      await look();
      await counted(1);
      expect(read()).toEqual([{ id: 'a' }]);
    });

    test('reads nothing while its tab is hidden', async () => {
      post('comment-c');
      const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      const read = await openPage([notification('a', COMMENT), notification('bb')]);
      await look();
      expect(read()).toEqual([]);
      hidden.mockRestore();
      document.dispatchEvent(new Event('visibilitychange'));
      await look();
      await counted(1);
    });
  });

  test('says nothing of what was only read elsewhere', async () => {
    await openBell();
    await ring({
      unreadCount: 3,
      newest: { ...notification('a'), titleText: both('Just now'), isRead: true },
    });
    await counted(2);
    expect(text()).not.toContain('Just now');
  });
});

describe('the settings', () => {
  const settings = {
    __typename: 'NotificationSettings',
    choices: [{ kind: 'VOTES', active: true }],
    quietHours: null,
    isQuiet: false,
    timeZone: 'UTC',
    weeklyDigest: false,
  };

  test('are shown as chosen at once, and as they were with the reason where that is refused', async () => {
    const { answer, tell } = held({
      __typename: 'Invalid',
      code: 'VALIDATION_FAILED',
      message: 'These hours are none.',
      fields: [],
    });
    serveGraph({ notificationSettings: settings, changeNotificationSettings: answer } as never);
    await shown(<NotificationSettingsPage />);
    await until(() => all('switch').length > 0);
    const votes = () => find('switch', /Upvotes/);
    await click(votes());
    expect(votes()).toHaveProperty('checked', false);
    tell();
    await until(() => text().includes('These hours are none.'));
    expect(votes()).toHaveProperty('checked', true);
  });
});
