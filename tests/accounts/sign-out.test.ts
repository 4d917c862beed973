import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/client.ts';
import { bearer, openDoor, PASSWORD, type Tokens } from './door.ts';

let reads = 0;
const door = openDoor({
  wrap: (db) =>
    db.$extends({
      query: {
        $queryRaw({ args, query }) {
          if (/FROM sessions s JOIN users/.test(args.sql)) reads += 1;
          return query(args);
        },
      },
    }) as unknown as Database,
});

const signOut = (tokens: Tokens, scope?: string) =>
  door.send('POST', `/logout${scope ? `?scope=${scope}` : ''}`, undefined, bearer(tokens.access_token));

/** Somebody on three devices. */
async function threeDevices() {
  const { email, id, tokens } = await door.person();
  const [phone, tablet] = [await door.signIn(email), await door.signIn(email)];
  return { id, email, laptop: tokens as Tokens, phone: phone.body, tablet: tablet.body };
}

const standing = async (...devices: Tokens[]) =>
  Promise.all(
    devices.map(async ({ access_token, refresh_token }) => [
      (await door.use(access_token)).status,
      (await door.refresh(refresh_token)).status,
      (await door.authenticate(access_token)) !== null,
    ]),
  );

const IN = [200, 200, true];
const OUT = [403, 400, false];

describe('signing out', () => {
  test('of this device leaves the others signed in', async () => {
    const { laptop, phone, tablet } = await threeDevices();
    expect((await signOut(laptop, 'local')).status).toBe(204);
    expect(await standing(laptop, phone, tablet)).toEqual([OUT, IN, IN]);
  });

  test('of the others leaves this device signed in', async () => {
    const { laptop, phone, tablet } = await threeDevices();
    await door.use(phone.access_token);
    await signOut(laptop, 'others');
    expect(await standing(laptop, phone, tablet)).toEqual([IN, OUT, OUT]);
  });

  test.each(['global', undefined])('of all devices is what scope %s means', async (scope) => {
    const { id, laptop, phone, tablet } = await threeDevices();
    await signOut(laptop, scope);
    expect(await standing(laptop, phone, tablet)).toEqual([OUT, OUT, OUT]);
    expect(await door.events(id)).toContain('signed_out');
  });

  test('leaves other people signed in', async () => {
    const { laptop } = await threeDevices();
    const { tokens } = await door.person();
    await signOut(laptop, 'global');
    expect(await standing(tokens)).toEqual([IN]);
  });

  test('with a scope that nobody knows changes nothing', async () => {
    const { laptop } = await threeDevices();
    expect((await signOut(laptop, 'everything')).body['code']).toBe('validation_failed');
    expect(await standing(laptop)).toEqual([IN]);
  });

  test('needs a session', async () => {
    const { laptop } = await threeDevices();
    expect((await door.send('POST', '/logout')).body['code']).toBe('no_authorization');
    await signOut(laptop);
    expect((await signOut(laptop)).body['code']).toBe('session_not_found');
  });

  test('works from the real client', async () => {
    const { email } = await door.person();
    const client = door.client();
    const { data } = await client.signInWithPassword({ email, password: PASSWORD });
    expect((await client.signOut({ scope: 'local' })).error).toBeNull();
    expect((await door.use(data.session!.access_token)).body['code']).toBe('session_not_found');
    expect((await client.getSession()).data.session).toBeNull();
  });
});

describe('another process', () => {
  test('notices a sign-out, a ban and a new role within five seconds', async () => {
    const elsewhere = door.another();
    const [leaving, banned, rising] = [await door.person(), await door.person(), await door.person()];
    for (const { tokens } of [leaving, banned, rising])
      expect(await elsewhere.authenticate(tokens.access_token)).toMatchObject({ role: 'STUDENT', aal: 1 });

    await signOut(leaving.tokens, 'local');
    await door.db.account.update({
      where: { userId: banned.id },
      data: { bannedUntil: new Date('2040-01-01') },
    });
    await door.db.user.update({ where: { id: rising.id }, data: { role: 'MODERATOR' } });
    door.later(5);

    expect(await elsewhere.identify(leaving.tokens.access_token)).toMatchObject({
      actor: null,
      fault: 'session_not_found',
    });
    expect(await elsewhere.identify(banned.tokens.access_token)).toMatchObject({
      actor: null,
      fault: 'user_banned',
    });
    expect((await elsewhere.authenticate(rising.tokens.access_token))?.role).toBe('MODERATOR');
  });

  test('asks the database once for many requests of one session', async () => {
    const elsewhere = door.another();
    const { tokens } = await door.person();
    reads = 0;
    await Promise.all(Array.from({ length: 200 }, () => elsewhere.authenticate(tokens.access_token)));
    for (let again = 0; again < 50; again += 1) await elsewhere.authenticate(tokens.access_token);
    expect(reads).toBe(1);
  });
});

const change = (tokens: Tokens, body: object) => door.send('PUT', '/user', body, bearer(tokens.access_token));

describe('changing the password', () => {
  test('asks for the current one and ends the other sessions', async () => {
    const { id, email, laptop, phone, tablet } = await threeDevices();
    const { status } = await change(laptop, { password: 'Barn-Owl-73', current_password: PASSWORD });
    expect(status).toBe(200);
    expect(await standing(laptop, phone, tablet)).toEqual([IN, OUT, OUT]);
    expect((await door.signIn(email)).status).toBe(400);
    expect((await door.signIn(email, 'Barn-Owl-73')).status).toBe(200);
    expect(await door.events(id)).toContain('password_changed');
  });

  test.each([
    ['without the current one', { password: 'Barn-Owl-73' }, 400, 'current_password_required'],
    [
      'with an empty one',
      { password: 'Barn-Owl-73', current_password: '' },
      400,
      'current_password_required',
    ],
    [
      'with a wrong current one',
      { password: 'Barn-Owl-73', current_password: 'x' },
      400,
      'current_password_invalid',
    ],
    ['to what it was', { password: PASSWORD, current_password: PASSWORD }, 422, 'same_password'],
    ['to a common one', { password: 'Qwerty123', current_password: PASSWORD }, 422, 'weak_password'],
  ])('is refused %s', async (_how, body, status, code) => {
    const { laptop, phone } = await threeDevices();
    const answer = await change(laptop, body);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(await standing(phone)).toEqual([IN]);
  });

  test('leaves no session behind that was opened with the old one at the same moment', async () => {
    const { id, email } = await door.person();
    const [late] = await door.whileHeld('accounts', id, 1, () => [door.signIn(email)], [
      `UPDATE accounts SET password_hash = 'another' WHERE user_id = $1`,
      `DELETE FROM sessions WHERE user_id = $1`,
    ]);
    expect(late!.body.code).toBe('invalid_credentials');
    expect(await door.db.session.count({ where: { userId: id } })).toBe(0);
  });
});

describe('changing the name', () => {
  test('works from the real client and changes nothing else', async () => {
    const { email, id } = await door.person();
    const client = door.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const { data, error } = await client.updateUser({ data: { name: 'Ada Lovelace', role: 'ADMIN' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ name: 'Ada Lovelace' });
    expect(await door.db.user.findUnique({ where: { id } })).toMatchObject({
      name: 'Ada Lovelace',
      role: 'STUDENT',
    });
  });

  test('keeps to the rule for names, and the address stays', async () => {
    const { tokens } = await door.person();
    expect((await change(tokens, { data: { name: 'x' } })).status).toBe(400);
    expect((await change(tokens, { email: 'other@example.org' })).status).toBe(400);
    expect((await change(tokens, { data: 'name' })).status).toBe(400);
  });
});
