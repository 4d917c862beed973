import { describe, expect, test } from 'vitest';
import { kindOf } from '../../server/core/ids.ts';
import { openDoor, PASSWORD } from './door.ts';

const door = openDoor();

interface Refused {
  code?: string;
  weak_password?: { reasons: string[] };
}

const signUp = (body: unknown, headers: Record<string, string> = {}) =>
  door.send<Refused & { user?: { id: string; email: string } }>('POST', '/signup', body, headers);

const withPassword = (password: unknown, email = door.newEmail()) =>
  signUp({ email, password, data: { name: 'Ada' } });

const withName = (name: unknown) => signUp({ email: door.newEmail(), password: PASSWORD, data: { name } });

const withEmail = (email: unknown) => signUp({ email, password: PASSWORD, data: { name: 'Ada' } });

describe('signing up', () => {
  test('signs the new person in at once, as the real client sees it', async () => {
    const email = door.newEmail();
    const client = door.client();
    const { data, error } = await client.signUp({
      email,
      password: PASSWORD,
      options: { data: { name: ' 林青霞 ' } },
    });

    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      app_metadata: { provider: 'email', providers: ['email'], role: 'STUDENT' },
      user_metadata: { name: '林青霞' },
      factors: [],
      is_anonymous: false,
    });
    expect(data.user?.identities).toHaveLength(1);
    expect(kindOf(data.user!.id)).toBe('user');
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 600 });
    expect((await client.getUser()).data.user?.id).toBe(data.user!.id);
  });

  test('gives a student with one point of reputation and an audit entry', async () => {
    const { id } = await door.person();
    const user = await door.db.user.findUniqueOrThrow({ where: { id } });
    expect(user).toMatchObject({ role: 'STUDENT', points: 1, reputation: 1, createdAt: door.now });
    expect(await door.events(id)).toEqual(['signed_up']);
  });

  test('takes a role or an id from nobody', async () => {
    const email = door.newEmail();
    const { body } = await signUp({
      email,
      password: PASSWORD,
      role: 'ADMIN',
      id: '00000000-0000-7000-8000-000000000001',
      data: { name: 'Eve', role: 'ADMIN', app_metadata: { role: 'ADMIN' }, points: 9000 },
      app_metadata: { role: 'ADMIN' },
    });
    const user = await door.db.user.findUniqueOrThrow({ where: { id: body.user!.id } });
    expect(user).toMatchObject({ role: 'STUDENT', points: 1 });
  });

  test('refuses an address that has an account, however it is spelt', async () => {
    const { email } = await door.person();
    for (const spelling of [
      email,
      email.toUpperCase(),
      ` ${email} `,
      email.replace('example', 'ｅｘａｍｐｌｅ'),
    ]) {
      const { status, body } = await withEmail(spelling);
      expect([status, body.code]).toEqual([422, 'user_already_exists']);
    }
  });

  test('of ten people who want one address at once, one gets it', async () => {
    const email = door.newEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => withEmail(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(await door.db.user.count({ where: { account: { email } } })).toBe(1);
  });

  test('leaves nobody behind without an account', async () => {
    const { email } = await door.person();
    const before = await door.db.user.count();
    await withEmail(email);
    expect(await door.db.user.count()).toBe(before);
  });
});

describe('a name', () => {
  test.each(['Al', '王五', 'x'.repeat(50), '😀😀', "O'Brien-Smith", '  Zoë  '])('may be %s', async (name) => {
    expect((await withName(name)).status).toBe(200);
  });

  test.each([
    ['missing', undefined],
    ['one letter', ' a '],
    ['51 letters', 'x'.repeat(51)],
    ['one visible letter', 'a\u200b\u200b'],
    ['with a line end', 'Ada\nadmin'],
    ['with a NUL', 'Ada\u0000'],
    ['turned around', 'Ada\u202enimda'],
    ['half a character', 'Ada\ud800'],
    ['a number', 42],
    ['a list', ['Ada']],
  ])('is refused when it is %s', async (_what, name) => {
    const { status, body } = await withName(name);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('an e-mail address', () => {
  test('is folded before it is kept', async () => {
    const { body } = await withEmail('ＬＩＮ.Wei＋maths@Example.ORG');
    expect(body.user?.email).toBe('lin.wei+maths@example.org');
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['without an at', 'ada.example.org'],
    ['without a dot', 'ada@example'],
    ['with a space', 'a da@example.org'],
    ['with two ats', 'ada@b@example.org'],
    ['too long', `${'a'.repeat(243)}@example.org`],
    ['with a line end', 'ada@example.org\nBcc: eve@example.org'],
    ['a NUL', 'ada\u0000@example.org'],
    ['an object', { toLowerCase: 'x' }],
  ])('is refused when it is %s', async (_what, email) => {
    const { status, body } = await withEmail(email);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  test('of 254 characters is accepted', async () => {
    expect((await withEmail(`${'a'.repeat(242)}@example.org`)).status).toBe(200);
  });

  test('of the demo community is not given away', async () => {
    const { status, body } = await withEmail('student@lemma.demo');
    expect([status, body.code]).toEqual([400, 'email_address_invalid']);
  });
});

describe('a password', () => {
  test.each([
    ['too short', 'aB3xy', ['length']],
    ['257 bytes', `aB3${'x'.repeat(254)}`, ['length']],
    ['a megabyte less a little', `aB3${'x'.repeat(200_000)}`, ['length']],
    ['86 Chinese characters', `aB3${'数'.repeat(85)}`, ['length']],
    ['without a capital', 'snowowl72', ['characters']],
    ['without a small letter', 'SNOWOWL72', ['characters']],
    ['without a digit', 'SnowOwlSnow', ['characters']],
    ['on the list', 'Qwerty123', ['pwned']],
    ['on the list with a year behind it', 'Dragon2024', ['pwned']],
    ['the name of the site', 'Lemma123', ['pwned']],
    ['the name of the site, spread out', '12-Lem-ma', ['pwned']],
  ])('is refused when it is %s', async (_what, password, reasons) => {
    const { status, body } = await withPassword(password);
    expect([status, body.code, body.weak_password?.reasons]).toEqual([422, 'weak_password', reasons]);
  });

  test('is refused when it is the front of the e-mail address', async () => {
    const { body } = await withPassword('Marigold77', 'marigold@example.org');
    expect(body.weak_password?.reasons).toEqual(['pwned']);
    expect((await withPassword('Marigold77')).status).toBe(200);
  });

  test('is refused in the way that the real client knows', async () => {
    const { error } = await door
      .client()
      .signUp({ email: door.newEmail(), password: 'abc', options: { data: { name: 'Ada' } } });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
  });

  test.each([
    ['with spaces at both ends', '  Snow Owl 72  '],
    ['with a NUL in it', 'Snow\u0000Owl72'],
    ['with faces', '😀🦉Snow72'],
    ['of 256 bytes', `aB3${'x'.repeat(253)}`],
    ['with full-width letters', 'Ｓｎｏｗ aB3'],
    ['in Chinese', '雪白的猫头鹰 aB3'],
  ])('counts exactly as it was sent: %s', async (_what, password) => {
    const email = door.newEmail();
    expect((await withPassword(password, email)).status).toBe(200);
    expect((await door.signIn(email, password)).status).toBe(200);
    for (const other of new Set([
      password.trim(),
      password.split('\u0000')[0]!,
      password.normalize('NFKC'),
      `${password}x`,
    ]))
      if (other !== password) expect((await door.signIn(email, other)).status).toBe(400);
  });

  test.each([[42], [null], [['Snow-Owl-72']], [{ length: 12 }], ['Snow72\ud800']])(
    'is refused when it is %j',
    async (password) => {
      const { status, body } = await withPassword(password);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );
});
