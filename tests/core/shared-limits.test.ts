import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../server/database/client.ts';
import { openAttempts } from '../../server/limits/attempts.ts';
import { openSharedBuckets, type SharedBuckets } from '../../server/limits/shared-buckets.ts';
import { openLimitStore } from '../../server/limits/store.ts';
import { ACCOUNT_RATES, type Bucket } from '../../server/limits/table.ts';
import { createDatabase, query, type TestDatabase } from '../support/postgres.ts';

const BUCKET: Bucket = { size: 1000, perSecond: 1 };
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

let created: TestDatabase;
const processes: OpenDatabase[] = [];
const opened: SharedBuckets[] = [];

beforeAll(async () => {
  created = await createDatabase();
  for (let i = 0; i < 2; i += 1)
    processes.push(openDatabase({ url: created.url, poolSize: 4, log: quiet as never }));
});

afterAll(async () => {
  for (const buckets of opened) buckets.close();
  for (const database of processes) await database.close();
  await created?.drop();
});

/** The buckets of two processes on one database; of two that do not know each other, without a store. */
function openTwo(name: string, isShared = true): SharedBuckets[] {
  const two = processes.map(({ pool }) =>
    openSharedBuckets(name, isShared ? openLimitStore({ pool }) : undefined),
  );
  opened.push(...two);
  return two;
}

/** How much they give when all are asked in turn, ten tokens at a time, with settlements between. */
async function givenBy(two: SharedBuckets[], key: string, now: number): Promise<number> {
  let given = 0;
  for (let round = 0; round < 250; round += 1) {
    for (const buckets of two) if (buckets.take([[key, BUCKET]], 10, now) === 0) given += 10;
    if (round % 5 === 4) await Promise.all(two.map((buckets) => buckets.exchange()));
  }
  return given;
}

test('two processes together give what one bucket holds, and not more than what is unsettled beyond it', async () => {
  const given = await givenBy(openTwo('together'), 'ada', 0);
  expect(given).toBeGreaterThanOrEqual(BUCKET.size);
  expect(given).toBeLessThanOrEqual(BUCKET.size * 1.1);
});

test('two processes that do not know each other give twice as much', async () => {
  expect(await givenBy(openTwo('apart', false), 'ada', 0)).toBe(2 * BUCKET.size);
});

test('a process that meets somebody for the first time learns what they took elsewhere', async () => {
  const [one, other] = openTwo('newcomer') as [SharedBuckets, SharedBuckets];
  expect(one.take([['ben', BUCKET]], 1000, 0)).toBe(0);
  await one.exchange();
  expect(other.take([['ben', BUCKET]], 50, 0)).toBe(0);
  await other.exchange();
  expect(other.take([['ben', BUCKET]], 50, 0)).toBeGreaterThan(0);
});

test('a bucket fills at its rate in all processes together', async () => {
  const two = openTwo('refill');
  const first = await givenBy(two, 'eve', 0);
  const later = await givenBy(two, 'eve', 300_000);
  expect(later).toBeGreaterThanOrEqual(200);
  expect(first + later).toBeLessThanOrEqual(BUCKET.size * 1.1 + 300 + BUCKET.size * 0.1);
});

test('settling takes nothing from whoever asks one process alone', async () => {
  const [one] = openTwo('alone') as [SharedBuckets, SharedBuckets];
  for (let second = 0; second < 40; second += 1) {
    expect(one.take([['kim', BUCKET]], 60, second * 60_000)).toBe(0);
    await one.exchange();
  }
  expect(one.state(['kim', BUCKET], 41 * 60_000).remaining).toBe(BUCKET.size);
});

test('what came back before the first settlement stays', async () => {
  const [one] = openTwo('late') as [SharedBuckets, SharedBuckets];
  expect(one.take([['lee', BUCKET]], 1000, 0)).toBe(0);
  expect(one.take([['lee', BUCKET]], 400, 500_000)).toBe(0);
  await one.exchange();
  expect(one.state(['lee', BUCKET], 500_000).remaining).toBe(100);
});

test('while the store is away each process counts alone, and tells it afterwards', async () => {
  const [one, other] = openTwo('away') as [SharedBuckets, SharedBuckets];
  await query(created.ownerUrl, 'ALTER TABLE rate_limits RENAME TO away');
  try {
    expect(one.take([['joe', BUCKET]], 1000, 0)).toBe(0);
    expect(one.take([['joe', BUCKET]], 1, 0)).toBeGreaterThan(0);
    await one.exchange();
    expect(other.take([['joe', BUCKET]], 100, 0)).toBe(0);
    await other.exchange();
  } finally {
    await query(created.ownerUrl, 'ALTER TABLE away RENAME TO rate_limits');
  }
  await one.exchange();
  await other.exchange();
  expect(other.take([['joe', BUCKET]], 100, 0)).toBeGreaterThan(0);
});

test('attempts at two processes at once are counted one by one', async () => {
  const two = processes.map(({ pool }) => openAttempts(openLimitStore({ pool })));
  const tried = await Promise.all(
    Array.from({ length: 60 }, (_, i) => two[i % 2]!.hit('signUpAddress', '192.0.2.7')),
  );
  expect(tried.filter(({ isOver }) => !isOver)).toHaveLength(ACCOUNT_RATES.signUpAddress.points);
});

test('the store learns no address', async () => {
  const [one] = openTwo('names') as [SharedBuckets, SharedBuckets];
  one.take([['198.51.100.77', BUCKET]], 500, 0);
  await one.exchange();
  const { rows } = await query(
    created.ownerUrl,
    `SELECT key FROM rate_limits WHERE key LIKE 'bucket names:%'`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('198.51.100.77');
});
