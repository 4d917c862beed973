import { describe, expect, test } from 'vitest';
import { audit } from '../../server/database/audit.ts';
import { cleanUp } from '../../server/jobs/clean-up.ts';
import { askedId } from '../support/posts.ts';
import { openWorld } from '../support/world.ts';

const HOUR_MS = 3_600_000;
const world = openWorld();

const count = async (from: string) =>
  Number((await world.sql(`SELECT count(*) AS count FROM ${from}`)).rows[0].count);

describe('cleaning up', () => {
  test('removes sessions that ended, and no other', async () => {
    const ada = await world.person();
    await world.sql(
      `INSERT INTO sessions (id, user_id, rotated_at, created_at, expires_at)
       SELECT gen_random_uuid(), $1, $2, $2, $2::timestamptz + make_interval(secs => s) FROM generate_series(-5, 4) s`,
      [ada.id, world.now],
    );
    await cleanUp(world.pool, world.now);
    const { rows } = await world.sql('SELECT 1 FROM sessions WHERE expires_at < $1', [world.now]);
    expect(rows).toEqual([]);
    expect(await count('sessions')).toBe(1 + 5);
  });

  test('forgets yesterday’s viewers, and not how many they were', async () => {
    const id = await askedId(await world.person());
    for (const day of ['2030-02-26', '2030-02-27', '2030-02-28', '2030-03-01'])
      await world.sql("SELECT record_views(ARRAY[$1]::uuid[], $2::date, 'somebody', NULL, NULL, $2)", [
        id,
        day,
      ]);
    await cleanUp(world.pool, world.now);
    const { rows } = await world.sql('SELECT day::text FROM views ORDER BY day');
    expect(rows).toEqual([{ day: '2030-02-28' }, { day: '2030-03-01' }]);
    expect(await world.db.question.findUnique({ where: { id } })).toMatchObject({ viewCount: 4 });
    expect(await audit(world.pool)).toEqual([]);
  });

  test.each(['chat_uses', 'upload_uses'])('keeps what %s counted for two days', async (table) => {
    const ada = await world.person();
    const bytes = table === 'upload_uses';
    await world.sql(
      `INSERT INTO ${table} (user_id, ${bytes ? 'bytes, ' : ''}created_at)
       SELECT $1::uuid, ${bytes ? '1, ' : ''}$2::timestamptz - make_interval(hours => h)
       FROM unnest(ARRAY[1, 24, 47, 49]) h`,
      [ada.id, world.now],
    );
    await cleanUp(world.pool, world.now);
    expect(await count(`${table} WHERE user_id = '${ada.id}'`)).toBe(3);
  });

  test('keeps idempotency keys for a week', async () => {
    const ada = await world.person();
    const write = () => askedId(ada, { idempotencyKey: 'once', title: 'What is a surd in this paper?' });
    const id = await write();
    await cleanUp(world.pool, new Date(world.now.getTime() + 7 * 24 * HOUR_MS));
    expect(await write()).toBe(id);
    await cleanUp(world.pool, new Date(world.now.getTime() + 7 * 24 * HOUR_MS + 1));
    expect(await count('idempotency_keys')).toBe(0);
  });

  test('goes through many rows in small bites, also with several processes at once', async () => {
    const now = world.now.getTime();
    await world.sql(
      `INSERT INTO rate_limits (key, points, expire)
       SELECT 'key' || n, 1, CASE WHEN n <= 5500 THEN $1::bigint - n ELSE $1::bigint + n END FROM generate_series(1, 6000) n`,
      [now],
    );
    const deleted: number[] = [];
    const pool = {
      async query(sql: string, values: unknown[]) {
        const result = await world.pool.query(sql, values);
        deleted.push(result.rowCount ?? 0);
        return result;
      },
    };
    await Promise.all(Array.from({ length: 4 }, () => cleanUp(pool as never, world.now)));
    expect(await count('rate_limits')).toBe(500);
    expect(Math.max(...deleted)).toBe(1000);
    expect(deleted.reduce((sum, rows) => sum + rows)).toBe(5500);
  });

  test('looks for old rows by an index in every table', async () => {
    const plans: string[] = [];
    const pool = {
      async query(sql: string, values: unknown[]) {
        const client = await world.pool.connect();
        try {
          await client.query('SET enable_seqscan = off');
          plans.push(JSON.stringify((await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, values)).rows));
        } finally {
          client.release(true);
        }
        return { rowCount: 0 };
      },
    };
    await cleanUp(pool as never, world.now);
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
    expect(plans).toHaveLength(8);
  });
});
