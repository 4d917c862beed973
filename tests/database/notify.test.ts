import { expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

type Kind = 'ANSWER' | 'TAG' | 'VOTES';

const notify = async (user: string, kind: Kind, actor: string | null, group: string) => {
  const [row] = await world.db.$queryRaw<[{ told: boolean }]>`
    SELECT notify_user(${user}::uuid, ${kind}::notification_kind, ${actor}::uuid, ${group}, NULL, NULL, NULL, '{}', ${world.now}::timestamptz) AS told`;
  return row.told;
};
const inbox = (userId: string) =>
  world.db.notification.findMany({ where: { userId }, orderBy: [{ count: 'desc' }, { readAt: 'asc' }] });

test('what belongs together is one row with a count while it is unread, and a new row after that', async () => {
  const [person, actor, other] = [await world.person(), await world.person(), await world.person()];
  await notify(person.id, 'ANSWER', actor.id, 'a');
  await notify(person.id, 'ANSWER', other.id, 'a');
  await notify(person.id, 'ANSWER', actor.id, 'b');
  expect(await inbox(person.id)).toMatchObject([
    { count: 2, actorId: other.id },
    { count: 1, actorId: actor.id },
  ]);

  await world.db.notification.updateMany({
    where: { userId: person.id },
    data: { readAt: world.now, groupKey: null },
  });
  await notify(person.id, 'ANSWER', actor.id, 'a');
  expect(await inbox(person.id)).toMatchObject([
    { count: 2 },
    { count: 1, readAt: world.now },
    { count: 1, readAt: null },
  ]);
});

test('nobody hears of their own acts', async () => {
  const person = await world.person();
  expect(await notify(person.id, 'ANSWER', person.id, 'a')).toBe(false);
  expect(await inbox(person.id)).toEqual([]);
});

test('whoever was deleted is told nothing', async () => {
  const [person, actor] = [await world.person(), await world.person()];
  await world.db.user.update({ where: { id: person.id }, data: { deletedAt: world.now } });
  expect(await notify(person.id, 'ANSWER', actor.id, 'a')).toBe(false);
});

test('a kind that was switched off says nothing, one that is off by default speaks once it is switched on', async () => {
  const [person, actor] = [await world.person(), await world.person()];
  expect(await notify(person.id, 'TAG', actor.id, 'a')).toBe(false);
  await world.db.memberSettings.create({
    data: { userId: person.id, notificationChoices: { ANSWER: false, TAG: true } },
  });
  expect(await notify(person.id, 'ANSWER', actor.id, 'a')).toBe(false);
  expect(await notify(person.id, 'TAG', actor.id, 'a')).toBe(true);
});

test('a badge is awarded once for each source, and its holder hears of it', async () => {
  const [person, giver] = [await world.person(), await world.person()];
  const award = async (source: string) => {
    const [row] = await world.db.$queryRaw<[{ fresh: boolean }]>`
      SELECT award_badge(${person.id}::uuid, 'editor', ${source}, ${giver.id}::uuid, NULL, ${world.now}::timestamptz) AS fresh`;
    return row.fresh;
  };
  expect([await award(''), await award(''), await award('post')]).toEqual([true, false, true]);
  expect(await world.db.award.count({ where: { userId: person.id } })).toBe(2);
  expect(await inbox(person.id)).toMatchObject([{ kind: 'BADGE', count: 2 }]);
});

test('achievements of one hour are one row, and those of the next another one', async () => {
  const person = await world.person();
  await notify(person.id, 'VOTES', null, 'post');
  await notify(person.id, 'VOTES', null, 'post');
  await notify(person.id, 'VOTES', null, 'other post');
  world.now = new Date(world.now.getTime() + 3_600_000);
  await notify(person.id, 'VOTES', null, 'post');
  expect((await inbox(person.id)).map(({ count }) => count)).toEqual([2, 1, 1]);
});

test('ten unread ones of a kind become one with their count, which the next ones join until it is read', async () => {
  const person = await world.person();
  const notifyOf = async (groups: number[]) => {
    for (const group of groups) await notify(person.id, 'ANSWER', null, String(group));
  };
  await notifyOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
  expect(await inbox(person.id)).toHaveLength(9);
  await notifyOf([10]);
  expect(await inbox(person.id)).toMatchObject([{ count: 11, detail: { collapsed: true } }]);
  await notifyOf([1, 11]);
  expect(await inbox(person.id)).toMatchObject([{ count: 13 }]);

  await world.db.notification.updateMany({
    where: { userId: person.id },
    data: { readAt: world.now, groupKey: null },
  });
  await notifyOf([1]);
  expect(await inbox(person.id)).toMatchObject([{ count: 13 }, { count: 1, readAt: null }]);
});

test('what arrives from many sides at once is counted whole', async () => {
  const person = await world.person();
  await Promise.all(
    Array.from({ length: 60 }, (_, group) => notify(person.id, 'ANSWER', null, String(group % 30))),
  );
  const rows = await inbox(person.id);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(60);
});

const withdraw = async (user: string, group: string, at: Date) => {
  const [row] = await world.db.$queryRaw<[{ gone: boolean }]>`
    SELECT withdraw_notification(${user}::uuid, 'VOTES', ${group}, ${at}::timestamptz) AS gone`;
  return row.gone;
};

test('what is withdrawn leaves its group while that is unread, and the last one takes the row with it', async () => {
  const person = await world.person();
  const at = world.now;
  await notify(person.id, 'VOTES', null, 'post');
  await notify(person.id, 'VOTES', null, 'post');
  expect(await withdraw(person.id, 'post', at)).toBe(true);
  expect(await inbox(person.id)).toMatchObject([{ count: 1 }]);
  expect(await withdraw(person.id, 'post', at)).toBe(true);
  expect(await withdraw(person.id, 'post', at)).toBe(false);
  expect(await inbox(person.id)).toEqual([]);
});

test('what is withdrawn after it was read takes nothing from those that came later', async () => {
  const person = await world.person();
  const at = world.now;
  await notify(person.id, 'VOTES', null, 'post');
  await world.db.notification.updateMany({
    where: { userId: person.id },
    data: { readAt: world.now, groupKey: null },
  });
  world.now = new Date(at.getTime() + 1000);
  await notify(person.id, 'VOTES', null, 'post');
  expect(await withdraw(person.id, 'post', at)).toBe(false);
  expect(await inbox(person.id)).toHaveLength(2);
});

test('what is withdrawn leaves the one row that many became', async () => {
  const person = await world.person();
  for (let group = 0; group < 12; group += 1) await notify(person.id, 'VOTES', null, String(group));
  expect(await withdraw(person.id, '3', world.now)).toBe(true);
  expect(await inbox(person.id)).toMatchObject([{ count: 11 }]);
});
