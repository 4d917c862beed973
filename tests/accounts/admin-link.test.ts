import { describe, expect, test } from 'vitest';
import { makeAdminLink } from '../../server/accounts/operations/make-admin-link.ts';
import { bearer, openDoor, PASSWORD } from './door.ts';

const door = openDoor();

const link = (overrides: { email?: string; another?: boolean } = {}) =>
  makeAdminLink(door.db, door.now, { email: null, another: true, ...overrides });

const look = (secret: unknown) => door.send('POST', '/admin-link', { secret });

const use = (secret: unknown, sent: object = {}, headers: Record<string, string> = {}) =>
  door.send<{ id?: string; email?: string; code?: string }>(
    'POST',
    '/admin-link/use',
    { secret, ...sent },
    headers,
  );

const newcomer = (email = door.newEmail()) => ({ email, name: 'Ada', password: PASSWORD });

const roleOf = async (id: string) => (await door.db.user.findUniqueOrThrow({ where: { id } })).role;
const admins = () => door.db.user.count({ where: { role: 'ADMIN' } });

describe('the link that makes an admin', () => {
  test('counts an admin of the demo for none', async () => {
    const { id } = await door.person();
    const demo = { email: 'admin@lemma.demo' };
    await door.db.user.update({ where: { id }, data: { role: 'ADMIN', account: { update: demo } } });
    expect(await link({ another: false })).toMatch(/^[\w-]{43}$/);
    await door.asOwner(`DELETE FROM ledger_entries WHERE user_id = '${id}'`);
    await door.db.user.delete({ where: { id } });
  });

  test('makes the first one on an empty installation, who can sign in', async () => {
    const secret = await link({ another: false });
    const sent = newcomer();
    const { status, body } = await use(secret, sent);
    expect({ status, email: body.email }).toEqual({ status: 200, email: sent.email });
    expect(await roleOf(body.id!)).toBe('ADMIN');
    expect((await door.signIn(sent.email)).status).toBe(200);
    expect(await door.events(body.id!)).toEqual(['signed_up', 'admin_made', 'signed_in']);
  });

  test('is not made where there is an admin, unless another is asked for', async () => {
    expect(await link({ another: false })).toBeNull();
    expect(await link({ another: true })).toMatch(/^[\w-]{43}$/);
  });

  test('made for the first admin, makes nobody one where there is an admin meanwhile', async () => {
    await door.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'STUDENT' } });
    const [first, second] = [
      await link({ another: false }),
      await link({ another: false, email: 'b@example.org' }),
    ];
    const answers = await Promise.all([use(first, newcomer()), use(second, newcomer('b@example.org'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await admins()).toBe(1);
  });

  test('makes whoever opens it signed in an admin at once', async () => {
    const { id, tokens } = await door.person();
    await door.use(tokens.access_token);
    expect((await use(await link(), {}, bearer(tokens.access_token))).status).toBe(200);
    expect(await roleOf(id)).toBe('ADMIN');
    expect((await door.authenticate(tokens.access_token))?.role).toBe('ADMIN');
    expect(await door.events(id)).toContain('admin_made');
  });

  test('counts once, also when it is used twice at the same moment', async () => {
    const secret = await link();
    const before = await admins();
    const answers = await Promise.all([
      use(secret, newcomer()),
      use(secret, newcomer()),
      use(secret, newcomer()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await admins()).toBe(before + 1);
    expect((await look(secret)).body).toMatchObject({ code: 'admin_link_gone' });
  });

  test('expires after a day', async () => {
    const secret = await link();
    door.later(24 * 3600 - 1);
    expect((await look(secret)).status).toBe(200);
    door.later(1);
    expect((await look(secret)).status).toBe(403);
    expect((await use(secret, newcomer())).body.code).toBe('admin_link_gone');
  });

  test.for(['', 'x'.repeat(43), null, 7, { length: 43 }])('with the secret %j is none', async (secret) => {
    await link();
    const before = await admins();
    expect((await look(secret)).status).toBe(403);
    expect((await use(secret, newcomer())).status).toBe(403);
    expect(await admins()).toBe(before);
  });

  test('gives way to a newer one for the same person', async () => {
    const email = door.newEmail();
    const older = await link({ email });
    const newer = await link({ email });
    expect((await look(older)).status).toBe(403);
    expect((await look(newer)).body).toEqual({ email, registered: false });
  });

  test('for one address makes nobody else an admin', async () => {
    const { email, tokens } = await door.person();
    const stranger = await door.person();
    const secret = await link({ email });
    expect((await look(secret)).body).toEqual({ email, registered: true });
    expect((await use(secret, newcomer())).body.code).toBe('user_already_exists');
    const refused = await use(secret, {}, bearer(stranger.tokens.access_token));
    expect(refused.body.code).toBe('admin_link_for_another');
    expect(await roleOf(stranger.id)).toBe('STUDENT');
    expect((await use(secret, {}, bearer(tokens.access_token))).status).toBe(200);
  });

  test('stays good when a name, an address or a password was refused', async () => {
    const secret = await link();
    expect((await use(secret, { ...newcomer(), name: '' })).status).toBe(400);
    expect((await use(secret, { ...newcomer(), email: 'nobody' })).status).toBe(400);
    expect((await use(secret, { ...newcomer(), password: '123' })).status).toBe(422);
    expect((await use(secret, { ...newcomer(), email: 'student@lemma.demo' })).status).toBe(400);
    expect((await use(secret, newcomer())).status).toBe(200);
  });

  test('is kept as a hash alone', async () => {
    const secret = (await link())!;
    const rows = await door.db.adminLink.findMany();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await door.db.auditEntry.findMany(), (_, value) => String(value))).not.toContain(
      secret,
    );
  });
});

describe('a method that an address of accounts does not take', () => {
  test.for([
    ['GET', '/signup', 'POST, OPTIONS'],
    ['DELETE', '/user', 'GET, HEAD, PUT, OPTIONS'],
    ['POST', '/health', 'GET, HEAD, OPTIONS'],
  ] as const)('%s %s is refused with those that it takes', async ([method, route, allow]) => {
    const { status, headers, body } = await door.send(method, route);
    expect({ status, allow: headers.get('allow'), code: body['code'] }).toEqual({
      status: 405,
      allow,
      code: 'method_not_allowed',
    });
  });

  test('HEAD answers as GET does, OPTIONS with what is allowed', async () => {
    expect((await door.send('HEAD', '/health')).status).toBe(200);
    const options = await door.send('OPTIONS', '/signup');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    expect((await door.send('DELETE', '/nowhere')).status).toBe(404);
  });
});
