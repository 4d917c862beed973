import { describe, expect, test } from 'vitest';
import { type Answer, bearer, openDoor, PASSWORD, type Tokens } from './door.ts';

const door = openDoor();
const secure = openDoor({ config: { publicUrl: 'https://lemma.example' } });
const plain = openDoor({ config: { publicUrl: 'http://192.168.1.7:4000' } });

const ASKED = { 'x-auth-cookie': '1' };

const cookieOf = ({ headers }: Answer<unknown>) => headers.getSetCookie()[0] ?? '';
const valueOf = (answer: Answer<unknown>) => cookieOf(answer).split(';')[0]!;

async function signedIn(at = door) {
  const { email } = await at.person();
  return at.signIn(email, PASSWORD, ASKED);
}

describe('in cookie mode', () => {
  test('the refresh token is kept where no script can read it', async () => {
    const answer = await signedIn();
    expect(cookieOf(answer)).toMatch(
      /^__Secure-rt=[\w-]{50}; HttpOnly; Secure; SameSite=Strict; Path=\/auth\/v1\/token; Max-Age=2592000$/,
    );
    expect(answer.body.refresh_token).toMatch(/^cookie\.[\w-]+$/);
    expect(answer.text).not.toContain(valueOf(answer).slice('__Secure-rt='.length));
  });

  test('what the client holds in its place changes each time and is worth nothing', async () => {
    const answer = await signedIn();
    const next = await door.refresh(answer.body.refresh_token, { ...ASKED, cookie: valueOf(answer) });
    expect(next.status).toBe(200);
    expect(next.body.refresh_token).toMatch(/^cookie\./);
    expect(next.body.refresh_token).not.toBe(answer.body.refresh_token);
    expect(valueOf(next)).not.toBe(valueOf(answer));
    expect((await door.refresh(next.body.refresh_token, ASKED)).body.code).toBe('refresh_token_not_found');
  });

  test('a cookie counts only with the header that no other site can send', async () => {
    const answer = await signedIn();
    const { status, headers } = await door.refresh(answer.body.refresh_token, { cookie: valueOf(answer) });
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('a page of another origin is given no cookie, and what it sends of one is not read', async () => {
    const { email } = await door.person();
    const foreign = { ...ASKED, origin: 'http://localhost:5173' };
    const answer = await door.signIn(email, PASSWORD, foreign);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.body.refresh_token).not.toMatch(/^cookie\./);
    const session = await door.signIn(email, PASSWORD, ASKED);
    const again = await door.refresh(session.body.refresh_token, { ...foreign, cookie: valueOf(session) });
    expect(again.body.code).toBe('refresh_token_not_found');
  });

  test('the cookie is found among others', async () => {
    const answer = await signedIn();
    const cookie = `a=1; x__Secure-rt=no; ${valueOf(answer)}; theme=dark`;
    expect((await door.refresh(answer.body.refresh_token, { ...ASKED, cookie })).status).toBe(200);
  });

  test('signing up and signing out set it and take it away', async () => {
    const up = await door.send<Tokens>(
      'POST',
      '/signup',
      { email: door.newEmail(), password: PASSWORD, data: { name: 'Ada' } },
      ASKED,
    );
    expect(valueOf(up)).toMatch(/^__Secure-rt=[\w-]{50}$/);
    const headers = { ...ASKED, ...bearer(up.body.access_token) };
    const others = await door.send('POST', '/logout?scope=others', undefined, headers);
    const local = await door.send('POST', '/logout?scope=local', undefined, headers);
    expect(cookieOf(others)).toBe('');
    expect(cookieOf(local)).toMatch(
      /^__Secure-rt=; HttpOnly; Secure; SameSite=Strict; Path=\/auth\/v1\/token; Max-Age=0$/,
    );
  });

  test('a token from before is taken over into the cookie', async () => {
    const { tokens } = await door.person();
    const answer = await door.refresh(tokens.refresh_token, ASKED);
    expect(valueOf(answer)).toMatch(/^__Secure-rt=[\w-]{50}$/);
  });

  test('the real client signs in, refreshes and signs out', async () => {
    const { email } = await door.person();
    let jar = '';
    const client = door.client(ASKED, async (input, init) => {
      const headers = new Headers(init?.headers);
      if (jar) headers.set('cookie', jar);
      const response = await fetch(input, { ...init, headers });
      for (const cookie of response.headers.getSetCookie())
        jar = cookie.includes('Max-Age=0') ? '' : cookie.split(';')[0]!;
      return response;
    });
    const { data } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(data.session?.refresh_token).toMatch(/^cookie\./);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect(jar).not.toBe('');
    await client.signOut({ scope: 'local' });
    expect(jar).toBe('');
  });
});

describe('a browser keeps the cookie', () => {
  test('of a server behind TLS', async () => {
    expect(cookieOf(await signedIn(secure))).not.toBe('');
  });

  test('and of no other machine without TLS, which gets the token itself', async () => {
    const { email } = await plain.person();
    const { status, body } = await plain.viaHost(
      '192.168.1.7:4000',
      '/token?grant_type=password',
      { email, password: PASSWORD },
      ASKED,
    );
    expect(status).toBe(200);
    expect(body['refresh_token']).toMatch(/^[\w-]{50}$/);
  });
});
