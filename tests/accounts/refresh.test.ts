import { describe, expect, test } from 'vitest';
import { writeRefresh } from '../../server/accounts/tokens.ts';
import { openDoor, type Tokens } from './door.ts';

const door = openDoor();

const sessionOf = (userId: string) => door.db.session.findFirst({ where: { userId } });

describe('refreshing', () => {
  test('gives a new pair of tokens for the same person', async () => {
    const { id, tokens } = await door.person();
    const { status, body } = await door.refresh(tokens.refresh_token);
    expect(status).toBe(200);
    expect(body.user.id).toBe(id);
    expect(body.refresh_token).not.toBe(tokens.refresh_token);
    expect((await door.use(body.access_token)).status).toBe(200);
  });

  test.each([
    ['right after sign-in', 0],
    ['whose first answer was lost an hour ago', 1],
  ])('fifty requests at once take exactly one step and get one token: %s', async (_when, counter) => {
    const { id, tokens } = await door.person();
    if (counter > 0) await door.refresh(tokens.refresh_token);
    door.later(3600);

    const answers = await door.whileHeld('sessions', id, 5, () =>
      Array.from({ length: 50 }, () => door.refresh(tokens.refresh_token)),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect((await sessionOf(id))?.counter).toBe(counter + 1);
  });

  test('an answer that was lost, even twice, even for an hour, costs nobody their session', async () => {
    const { tokens } = await door.person();
    const lost = await door.refresh(tokens.refresh_token);
    door.later(3600);
    const lostAgain = await door.refresh(tokens.refresh_token);
    door.later(3600);
    const { status, body } = await door.refresh(tokens.refresh_token);
    expect(status).toBe(200);
    expect(new Set([lost, lostAgain, { body }].map((answer) => answer.body.refresh_token)).size).toBe(3);
    expect((await door.use(body.access_token)).status).toBe(200);
  });

  test('a tab that comes a few seconds late gets the token that the first one got', async () => {
    const { tokens } = await door.person();
    const first = await door.refresh(tokens.refresh_token);
    await door.use(first.body.access_token);
    door.later(9);
    const second = await door.refresh(tokens.refresh_token);
    expect(second.body.refresh_token).toBe(first.body.refresh_token);
  });
});

describe('a stolen refresh token', () => {
  test('that the thief uses ends the session when its owner comes back', async () => {
    const { id, tokens } = await door.person();
    const thief = await door.refresh(tokens.refresh_token);
    await door.use(thief.body.access_token);
    door.later(60);

    const owner = await door.refresh(tokens.refresh_token);

    expect([owner.status, owner.body.code]).toEqual([400, 'refresh_token_already_used']);
    expect((await door.refresh(thief.body.refresh_token)).status).toBe(400);
    expect(await sessionOf(id)).toBeNull();
    expect(await door.events(id)).toEqual(['signed_up', 'refresh_reused']);
  });

  test('that a patient thief rotates without using it ends the session in the second round', async () => {
    const { id, tokens } = await door.person();
    const thief = await door.refresh(tokens.refresh_token);
    door.later(60);
    const owner = await door.refresh(tokens.refresh_token);
    expect(owner.status).toBe(200);
    await door.use(owner.body.access_token);
    door.later(60);

    const again = await door.refresh(thief.body.refresh_token);

    expect([again.status, again.body.code]).toEqual([400, 'refresh_token_already_used']);
    expect(await sessionOf(id)).toBeNull();
    expect((await door.refresh(owner.body.refresh_token)).status).toBe(400);
  });

  test('is noticed however old it is', async () => {
    const { id, tokens } = await door.person();
    let current: Tokens = tokens;
    for (let round = 0; round < 4; round += 1) {
      door.later(600);
      current = (await door.refresh(current.refresh_token)).body;
      await door.use(current.access_token);
    }
    expect((await door.refresh(tokens.refresh_token)).body.code).toBe('refresh_token_already_used');
    expect(await sessionOf(id)).toBeNull();
  });

  test('is no use once the database alone has leaked', async () => {
    const { id } = await door.person();
    const session = (await sessionOf(id))!;
    const forged = writeRefresh(
      { ...door.keys, secret: Buffer.alloc(32) },
      { sessionId: session.id, counter: 0 },
    );
    expect((await door.refresh(forged)).body.code).toBe('refresh_token_not_found');
    expect(await sessionOf(id)).not.toBeNull();
  });
});

describe('a refresh token is not accepted', () => {
  test.each([
    ['empty', ''],
    ['a letter', 'x'],
    ['as long as one', 'a'.repeat(50)],
    ['a handle', 'cookie.abc'],
    ['very long', 'A'.repeat(5000)],
  ])('when it is none: %s', async (_what, token) => {
    const { status, body } = await door.refresh(token);
    expect([status, body.code]).toEqual([400, 'refresh_token_not_found']);
  });

  test('in a second spelling', async () => {
    const { tokens } = await door.person();
    expect((await door.refresh(`${tokens.refresh_token}!`)).body.code).toBe('refresh_token_not_found');
    expect((await door.refresh(` ${tokens.refresh_token}`)).body.code).toBe('refresh_token_not_found');
  });

  test('with a part of it changed', async () => {
    const { tokens } = await door.person();
    const bytes = Buffer.from(tokens.refresh_token, 'base64url');
    for (let at = 0; at < bytes.length; at += 4) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect((await door.refresh(changed.toString('base64url'))).body.code).toBe('refresh_token_not_found');
    }
  });

  test('when the database was set back; that asks for a new sign-in and raises no alarm', async () => {
    const { id, tokens } = await door.person();
    const { body } = await door.refresh(tokens.refresh_token);
    await door.db.session.updateMany({ where: { userId: id }, data: { counter: 0, confirmed: 0 } });
    door.later(60);
    expect((await door.refresh(body.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect(await sessionOf(id)).not.toBeNull();
    expect(await door.events(id)).toEqual(['signed_up']);
  });

  test('after thirty idle days', async () => {
    const { id, tokens } = await door.person();
    door.later(30 * 86_400 - 1);
    const { body } = await door.refresh(tokens.refresh_token);
    door.later(30 * 86_400);
    expect((await door.refresh(body.refresh_token)).body.code).toBe('session_expired');
    expect(await sessionOf(id)).toBeNull();
    expect(await door.events(id)).toEqual(['signed_up']);
  });

  test('a hundred and eighty days after sign-in, however busy the session was', async () => {
    const { tokens } = await door.person();
    let current: Tokens = tokens;
    for (let day = 20; day < 180; day += 20) {
      door.later(20 * 86_400);
      current = (await door.refresh(current.refresh_token)).body;
    }
    door.later(20 * 86_400);
    expect((await door.refresh(current.refresh_token)).body.code).toBe('session_expired');
  });

  test('from somebody who was banned', async () => {
    const { id, tokens } = await door.person();
    await door.db.account.update({ where: { userId: id }, data: { bannedUntil: new Date('2040-01-01') } });
    expect((await door.refresh(tokens.refresh_token)).body.code).toBe('user_banned');
    expect((await sessionOf(id))?.counter).toBe(0);
  });
});

describe('tokens from before a step-up', () => {
  test('are refused softly within seconds, since another tab may not know yet', async () => {
    const { id, tokens } = await door.person();
    await door.db.session.updateMany({
      where: { userId: id },
      data: { counter: 1, floor: 1, rotatedAt: door.now },
    });
    door.later(5);
    expect((await door.refresh(tokens.refresh_token)).body.code).toBe('refresh_token_already_used');
    expect(await sessionOf(id)).not.toBeNull();
  });

  test('end the session after that', async () => {
    const { id, tokens } = await door.person();
    await door.db.session.updateMany({
      where: { userId: id },
      data: { counter: 1, floor: 1, rotatedAt: door.now },
    });
    door.later(11);
    expect((await door.refresh(tokens.refresh_token)).body.code).toBe('refresh_token_already_used');
    expect(await sessionOf(id)).toBeNull();
  });
});
