import { expect, test } from 'vitest';
import { DAILY_CAP } from '../../server/community/reputation/rules.ts';
import { moveLeaderboards } from '../../server/community/standing/move-leaderboards.ts';
import { audit } from '../../server/database/audit.ts';
import { answeredId, askedId, vote } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

test('the sums of the ledger can be made anew out of its rows, and are the same', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const id = await answeredId(ada, await askedId(ben));
  for (let i = 0; i < 22; i += 1) await vote(await world.person(), id, 'UP');
  await vote(ben, id, 'DOWN');
  const sums = async () => ({
    days: await world.db.reputationDay.findMany({
      orderBy: [{ userId: 'asc' }, { subjectCode: 'asc' }, { day: 'asc' }],
    }),
    totals: await world.db.reputationTotal.findMany({ orderBy: [{ userId: 'asc' }, { subjectCode: 'asc' }] }),
    people: await world.db.user.findMany({
      orderBy: { id: 'asc' },
      select: { points: true, reputation: true },
    }),
  });
  await world.jobs.add(world.db, moveLeaderboards, {});
  await world.work();
  const before = await sums();
  expect(before.totals).toContainEqual(
    expect.objectContaining({ userId: ada.id, subjectCode: '9709', points: 200, last7: 200, last30: 200 }),
  );
  await world.db.reputationDay.deleteMany();
  expect(await audit(world.pool)).not.toEqual([]);
  await world.db.$executeRaw`SELECT sum_ledger(${DAILY_CAP}::int, ${world.now}::date)`;
  expect(await sums()).toEqual(before);
  expect(await audit(world.pool)).toEqual([]);
});
