import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsServer, ADA, sessionOf } from './accounts-server.ts';

/** A tab that has just been opened. */
async function openTab() {
  vi.resetModules();
  return import('../../client/lib/auth/session.ts');
}

beforeEach(() => {
  document.documentElement.lang = 'zh-CN';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const stored = () => JSON.parse(localStorage.getItem('lemma-session') ?? 'null');
const signIn = async (session: Awaited<ReturnType<typeof openTab>>) =>
  (await session.authClient()).signInWithPassword({ email: ADA.email, password: 'Secret1' });

describe('the session', () => {
  test('asks in the reader’s language and in cookie mode where the browser keeps secure cookies', async () => {
    const calls = accountsServer(() => ({ body: sessionOf(ADA) }));
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('__Secure-lemma-probe=1');
    await signIn(await openTab());
    expect(calls[0]!.headers.get('x-auth-cookie')).toBe('1');
    expect(calls[0]!.headers.get('accept-language')).toBe('zh-CN');
  });

  test('falls back to plain mode where the browser drops them', async () => {
    const calls = accountsServer(() => ({ body: sessionOf(ADA) }));
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await signIn(await openTab());
    expect(calls[0]!.headers.has('x-auth-cookie')).toBe(false);
  });

  test('has token, refresh token, expiry and user; the user has id, address, name and factors', async () => {
    accountsServer(() => ({ body: sessionOf(ADA) }));
    const session = await openTab();
    await signIn(session);
    const { data } = await (await session.authClient()).getSession();
    expect(data.session).toMatchObject({
      access_token: 'access-1',
      refresh_token: 'cookie.handle',
      expires_at: expect.any(Number),
      user: { id: 'ada', email: 'ada@example.org', user_metadata: { name: 'Ada Lovelace' }, factors: [] },
    });
    expect(session.currentUser()).toEqual({ id: 'ada', email: 'ada@example.org', name: 'Ada Lovelace' });
  });

  test('is known in the next tab before anything is loaded, and gives its token', async () => {
    accountsServer(() => ({ body: sessionOf(ADA) }));
    await signIn(await openTab());
    const next = await openTab();
    expect(next.currentUser()?.name).toBe('Ada Lovelace');
    expect(await next.getAccessToken()).toBe('access-1');
  });

  test('when signed out gives no token and loads nothing', async () => {
    const calls = accountsServer(() => undefined);
    const session = await openTab();
    expect([session.currentUser(), await session.getAccessToken(), calls]).toEqual([null, null, []]);
  });

  test('close to its end is refreshed before its token is given out', async () => {
    const calls = accountsServer(() => ({ body: sessionOf(ADA, 'access-2') }));
    const soon = Math.floor(Date.now() / 1000) + 60;
    localStorage.setItem('lemma-session', JSON.stringify({ ...sessionOf(ADA), expires_at: soon }));
    const session = await openTab();
    expect(await session.getAccessToken()).toBe('access-2');
    expect(calls[0]!.path).toBe('/token?grant_type=refresh_token');
  });

  test('ends for this device alone when its user signs out', async () => {
    const calls = accountsServer((call) =>
      call.path.startsWith('/token') ? { body: sessionOf(ADA) } : undefined,
    );
    const session = await openTab();
    await signIn(session);
    await session.signOut();
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/logout?scope=local' });
    expect([session.currentUser(), stored(), await session.getAccessToken()]).toEqual([null, null, null]);
  });

  test('notifies listeners of signing in, changes of the user and signing out', async () => {
    const renamed = { ...ADA, user_metadata: { name: 'Ada King' } };
    accountsServer((call) => {
      if (call.path.startsWith('/token')) return { body: sessionOf(ADA) };
      return call.method === 'PUT' ? { body: renamed } : undefined;
    });
    const session = await openTab();
    const heard: [string, string | undefined][] = [];
    session.onSession((event, user) => heard.push([event, user?.name]));
    await signIn(session);
    await (await session.authClient()).updateUser({ data: { name: 'Ada King' } });
    await session.signOut();
    expect(heard).toEqual([
      ['INITIAL_SESSION', undefined],
      ['SIGNED_IN', 'Ada Lovelace'],
      ['USER_UPDATED', 'Ada King'],
      ['SIGNED_OUT', undefined],
    ]);
  });

  test('stored by a broken hand is no session, and no reason to fail', async () => {
    localStorage.setItem('lemma-session', '{"user":');
    expect((await openTab()).currentUser()).toBeNull();
  });
});

const look = async (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
};

describe('refreshing', () => {
  const LIFE = 155;

  async function openWithSession() {
    vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z') });
    const expiresAt = Date.now() / 1000 + LIFE;
    localStorage.setItem('lemma-session', JSON.stringify({ ...sessionOf(ADA), expires_at: expiresAt }));
    const calls = accountsServer(() => ({ body: sessionOf(ADA, 'access-2') }));
    const session = await openTab();
    session.startSession();
    await (await session.authClient()).getSession();
    return calls;
  }

  afterEach(() => vi.useRealTimers());

  test('happens by itself before its end, checking every 30 s', async () => {
    const calls = await openWithSession();
    await vi.advanceTimersByTimeAsync(55_000);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.map(({ path }) => path)).toEqual(['/token?grant_type=refresh_token']);
  });

  test('pauses while the tab is hidden, and goes on when it is seen again', async () => {
    const calls = await openWithSession();
    await look('hidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(0);
    await look('visible');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[0]?.path).toBe('/token?grant_type=refresh_token');
  });
});

describe('without accounts', () => {
  test('reading finds no session, and every action is refused with a sentence', async () => {
    const { connectAccounts } = await import('../../client/lib/auth/accounts-client.ts');
    const accounts = await connectAccounts('');
    expect((await accounts.getSession()).data.session).toBeNull();
    const acts = [
      accounts.signInWithPassword({ email: 'a@b.c', password: 'Secret1' }),
      accounts.signUp({ email: 'a@b.c', password: 'Secret1' }),
      accounts.updateUser({ data: {} }),
      accounts.signOut(),
    ];
    for (const { error } of await Promise.all(acts))
      expect(error).toMatchObject({ code: 'not_configured', message: 'Accounts are not configured here.' });
  });
});
