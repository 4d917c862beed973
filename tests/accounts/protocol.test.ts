import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { bearer, openDoor, PASSWORD } from './door.ts';

const door = openDoor();

const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  door.send('POST', '/signup', body, headers);

describe('what is said', () => {
  test('is in the language of the reader', async () => {
    const body = { email: door.newEmail(), password: 'snowowl72', data: { name: 'Ada' } };
    const english = await signUp(body, { 'accept-language': 'en-GB,en;q=0.9' });
    const chinese = await signUp(body, { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' });
    expect(english.body.message).toBe('The password needs upper and lower case letters and digits.');
    expect(chinese.body.message).toBe('密码需要包含大小写字母和数字。');
  });

  test('has the shape that the version of the client asks for', async () => {
    const now = await signUp({}, {});
    const before = await signUp({}, { 'x-supabase-api-version': '' });
    expect(now.body).toEqual({ code: 'validation_failed', message: expect.any(String) });
    expect(before.body).toEqual({ code: 400, error_code: 'validation_failed', msg: expect.any(String) });
    expect(now.headers.get('x-sb-error-code')).toBe('validation_failed');
    expect(now.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(now.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a body', () => {
  test.each([
    ['not JSON', '{"email":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a word', '"x"', 400],
    ['larger than 256 kB', JSON.stringify({ email: 'x'.repeat(262_144) }), 413],
    ['nested deeply', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
  ])('that is %s is refused', async (_what, body, status) => {
    expect((await door.send('POST', '/signup', body)).status).toBe(status);
  });

  test('that grows past 256 kB without saying so is refused', async () => {
    const chunks = Array.from({ length: 320 }, () => Buffer.alloc(65_536, 'x'));
    const response = await fetch(`${door.address}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Readable.from(chunks),
      duplex: 'half',
    } as never);
    expect(response.status).toBe(413);
  });

  test('that a form can send is refused', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await signUp(
        { email: door.newEmail(), password: PASSWORD, data: { name: 'Ada' } },
        { 'content-type': type },
      );
      expect(status).toBe(415);
    }
  });

  test('cannot reach into prototypes', async () => {
    const email = door.newEmail();
    const hostile = `{"email":"${email}","password":"${PASSWORD}","data":{"name":"Ada","__proto__":{"role":"ADMIN","polluted":1}},
      "__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`;
    const { status, body } = await door.send<{ user: { id: string } }>('POST', '/signup', hostile);
    expect(status).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect((await door.db.user.findUniqueOrThrow({ where: { id: body.user.id } })).role).toBe('STUDENT');
    const nameless = `{"email":"${door.newEmail()}","password":"${PASSWORD}","data":{"__proto__":{"name":"Eve"}}}`;
    expect((await door.send('POST', '/signup', nameless)).status).toBe(400);
  });

  test('never makes the server stumble', async () => {
    const { tokens } = await door.person();
    const routes = [
      '/signup',
      '/token?grant_type=password',
      '/token?grant_type=refresh_token',
      '/token',
      '/logout?scope=x',
      '/logout?scope=__proto__',
    ];
    const values = [null, 0, -1, '', 'x', [], {}, [[]], true, 1e308, '\u0000', { $ne: null }, "' OR 1=1 --"];
    for (const route of routes)
      for (const value of values) {
        const body = {
          email: value,
          password: value,
          data: value,
          refresh_token: value,
          current_password: value,
        };
        for (const headers of [{}, bearer(tokens.access_token)])
          expect((await door.send('POST', route, body, headers)).status).toBeLessThan(500);
        expect((await door.send('PUT', '/user', body, bearer(tokens.access_token))).status).toBeLessThan(500);
      }
  });
});

describe('an address under /auth/v1', () => {
  test.each(['/', '/nothing', '/user/1', '/constructor', '/__proto__', '/%00', '/token/'])(
    'that is not one is not found: %s',
    async (route) => {
      expect((await door.send('GET', route)).status).toBe(404);
      expect((await door.send('POST', route, {})).status).toBe(404);
    },
  );

  test('tells what this server offers', async () => {
    const { body } = await door.send('GET', '/settings');
    expect(body).toMatchObject({ disable_signup: false, mailer_autoconfirm: true, password_min_length: 6 });
    expect((await door.send('GET', '/health')).status).toBe(200);
  });

  test('refuses a grant that it does not know', async () => {
    const { status, body } = await door.send('POST', '/token?grant_type=id_token', {});
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });
});
