import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/client.ts';
import { openDoor, PASSWORD } from './door.ts';

const door = openDoor();
const failing = openDoor({ config: { trustedProxies: 1 }, wrap: breakable });
const proxied = openDoor({ config: { publicUrl: 'https://lemma.example', trustedProxies: 1 } });

let broken = false;

/** A database that, when told to, fails as Prisma does: with a message that repeats what it was given. */
function breakable(db: Database): Database {
  const fail = () =>
    db.account.create({ data: { passwordHash: 'Canary-Owl-72 $argon2', email: 'canary' } as never });
  return new Proxy(db, {
    get: (real, name) =>
      broken && (name === '$transaction' || name === '$queryRaw') ? fail : Reflect.get(real, name),
  });
}

describe('signing in', () => {
  test('opens a session of its own, as the real client sees it', async () => {
    const { email, id, tokens } = await door.person();
    const client = door.client();
    const { data, error } = await client.signInWithPassword({
      email: ` ${email.toUpperCase()}`,
      password: PASSWORD,
    });

    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id, email, user_metadata: { name: 'Ada' } });
    expect(data.session?.refresh_token).not.toBe(tokens.refresh_token);
    expect(await door.db.session.count({ where: { userId: id } })).toBe(2);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test('is noted in the audit, whether it worked or not', async () => {
    const { email, id } = await door.person();
    await door.signIn(email);
    await door.signIn(email, 'wrong');
    expect(await door.events(id)).toEqual(['signed_up', 'signed_in', 'sign_in_failed']);
  });

  test('remembers when it was', async () => {
    const { email } = await door.person();
    door.later(60);
    const { body } = await door.signIn(email);
    expect(body.user).toMatchObject({ last_sign_in_at: door.now.toISOString() });
  });

  test('is refused to somebody banned, and only to whoever knows the password', async () => {
    const { email, id } = await door.person();
    await door.db.account.update({ where: { userId: id }, data: { bannedUntil: new Date('2040-01-01') } });
    expect((await door.signIn(email)).body.code).toBe('user_banned');
    expect((await door.signIn(email, 'wrong')).body.code).toBe('invalid_credentials');
  });

  test('is refused to somebody deleted as if there had never been an account', async () => {
    const { email, id } = await door.person();
    await door.db.user.update({ where: { id }, data: { deletedAt: door.now } });
    expect((await door.signIn(email)).body.code).toBe('invalid_credentials');
  });
});

describe('an unknown address and a wrong password', () => {
  test('get the same answer to the letter', async () => {
    const { email } = await door.person();
    const wrong = await door.signIn(email, 'Wrong-Owl-72');
    const unknown = await door.signIn('nobody@example.org', 'Wrong-Owl-72');
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(Object.fromEntries(without(wrong.headers, 'date'))).toEqual(
      Object.fromEntries(without(unknown.headers, 'date')),
    );
    expect(wrong.body).toEqual({ code: 'invalid_credentials', message: expect.any(String) });
  });

  test('are both written to the audit log, with the person where there is one', async () => {
    const { email, id } = await door.person();
    const failed = { where: { event: 'sign_in_failed' }, orderBy: { id: 'asc' } } as const;
    const before = await door.db.auditEntry.count(failed);
    await door.signIn(email, 'Wrong-Owl-72');
    await door.signIn('nobody@example.org', 'Wrong-Owl-72');
    const entries = (await door.db.auditEntry.findMany(failed)).slice(before);
    expect(entries.map(({ subjectId }) => subjectId)).toEqual([id, null]);
  });
});

describe('demo accounts', () => {
  test('open on this machine and through no proxy', async () => {
    const { email, id } = await door.person();
    await door.db.account.update({ where: { userId: id }, data: { email: 'student@lemma.demo' } });
    expect((await door.signIn('student@lemma.demo')).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-host'])
      expect((await door.signIn('student@lemma.demo', PASSWORD, { [header]: '203.0.113.5' })).body.code).toBe(
        'invalid_credentials',
      );
    expect((await door.signIn(email)).status).toBe(400);
  });

  test('open to nobody on another machine, whatever name that one asks for', async () => {
    const { id } = await door.person();
    await door.db.account.update({ where: { userId: id }, data: { email: 'admin@lemma.demo' } });
    const credentials = { email: 'admin@lemma.demo', password: PASSWORD };
    const ask = (from: string) => door.from(from, '/token?grant_type=password', credentials);
    expect((await ask('::1')).status).toBe(200);
    for (const from of ['192.168.1.7', '::ffff:10.0.0.2', 'fe80::1'])
      expect((await ask(from)).body['code']).toBe('invalid_credentials');
  });

  test('open on no server with a public address', async () => {
    const { id } = await proxied.person();
    await proxied.db.account.update({ where: { userId: id }, data: { email: 'student@lemma.demo' } });
    expect((await proxied.signIn('student@lemma.demo')).body.code).toBe('invalid_credentials');
  });
});

describe('a rush of sign-ins', () => {
  test('is hashed two at a time; who finds the line full is told to come again', async () => {
    const { email } = await door.person();
    const answers = await Promise.all(Array.from({ length: 150 }, () => door.signIn(email)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    const shed = answers.find(({ status }) => status === 503)!;
    expect(shed.headers.get('retry-after')).toBe('2');
    expect(shed.body.code).toBe('over_capacity');
    expect((await door.signIn(email)).status).toBe(200);
  });

  test('is told to come again also when the database has no connection left', async () => {
    const { email } = await door.person();
    const taken = await Promise.all(Array.from({ length: 12 }, () => door.pool.connect()));
    const { status, headers, body } = await door.signIn(email);
    for (const client of taken) client.release();
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'over_capacity']);
    expect((await door.signIn(email)).status).toBe(200);
  });
});

describe('the log', () => {
  test('and the audit hold no password, token or line end of a stranger, even when the database fails', async () => {
    const password = 'Canary-Owl-72';
    const { email, tokens, id } = await failing.person('canary@example.org', password);
    const hostile = { 'x-forwarded-for': '203.0.113.5\t evil', 'user-agent': 'x evil' };
    await failing.signIn(email, `${password}-wrong`, hostile);
    await failing.use(tokens.access_token);
    await failing.refresh(tokens.refresh_token, hostile);
    broken = true;
    const answers = [
      await failing.signIn(email, password),
      await failing.refresh(tokens.refresh_token),
      await failing.send('POST', '/signup', {
        email: 'canary-2@example.org',
        password,
        data: { name: 'Ada' },
      }),
    ];
    broken = false;
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);

    const audit = await failing.db.auditEntry.findMany({ where: { subjectId: id } });
    const written = JSON.stringify([
      failing.lines,
      audit.map((entry) => ({ ...entry, id: `${entry.id}` })),
      answers,
    ]);
    expect(failing.lines).toHaveLength(3);
    for (const secret of ['Canary', 'canary', tokens.access_token, tokens.refresh_token, '$argon2', 'evil'])
      expect(written).not.toContain(secret);
    expect(audit.map(({ address }) => address)).toEqual(['127.0.0.1', '']);
  });
});

function without(headers: Headers, name: string): [string, string][] {
  return [...headers].filter(([key]) => key !== name);
}
