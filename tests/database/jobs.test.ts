import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkAnswer } from '../../server/community/answers/operations/check-answer.ts';
import { newId } from '../../server/core/ids.ts';
import { openDatabase, type OpenDatabase } from '../../server/database/client.ts';
import { type JobQueue, openJobs } from '../../server/jobs/queue.ts';
import { QUEUE_LIMITS } from '../../server/jobs/rules.ts';
import type { Task, TaskContext } from '../../server/jobs/task.ts';
import { createDatabase, query, type TestDatabase } from '../support/postgres.ts';

const TRIES = QUEUE_LIMITS.retries + 1;
let created: TestDatabase;
let database: OpenDatabase;
const opened: JobQueue[] = [];
const errors: unknown[] = [];
const log = { info() {}, warn() {}, error: (line: unknown) => void errors.push(line) } as never;

beforeAll(async () => {
  created = await createDatabase();
  database = openDatabase({ url: created.url, poolSize: 8, log });
});
beforeEach(() => {
  errors.length = 0;
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  await query(created.ownerUrl, 'DELETE FROM jobs.job; DELETE FROM rate_limits');
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

/** Where the queue tells of new jobs. */
const CHANNEL = `SELECT 'pgboss_' || left(encode(sha224('jobs'), 'hex'), 24) AS channel`;

const contextFor = () => ({ ...database, log }) as unknown as TaskContext;

/** A queue as one process has it. */
async function process(tasks: Task[], supervised = false): Promise<JobQueue> {
  const jobs = await openJobs({ connection: database.connection, log, tasks, supervised });
  opened.push(jobs);
  return jobs;
}

const add = (jobs: JobQueue, task: Task, data: object = {}) => jobs.add(database.db, task, data);
const workAll = async (jobs: JobQueue) => {
  while ((await jobs.runOnce(contextFor)) > 0);
};

/** Does something that can be counted. */
const effect: Task<{ key?: string }>['run'] = async (_ctx, { key = 'effect' }, { finish }) => {
  await finish(
    (tx) => tx.$executeRaw`INSERT INTO rate_limits (key, points) VALUES (${key}, 1)
      ON CONFLICT (key) DO UPDATE SET points = rate_limits.points + 1`,
  );
};
const effects = async () => {
  const { rows } = await query(created.ownerUrl, 'SELECT key, points FROM rate_limits ORDER BY key');
  return Object.fromEntries(rows.map(({ key, points }) => [key, points])) as Record<string, number>;
};

describe('a job', () => {
  test('that a function of the database adds is as the queue itself adds it', async () => {
    const jobs = await process([checkAnswer]);
    const data = { id: newId('answer', new Date()), version: 1 };
    const client = await database.pool.connect();
    const told: string[] = [];
    client.on('notification', ({ channel, payload }) => told.push(`${channel} ${payload}`));
    try {
      const { rows } = await query(created.ownerUrl, CHANNEL);
      await client.query(`LISTEN ${rows[0]!.channel}`);
      await jobs.add(database.db, checkAnswer, data);
      await client.query('SELECT add_job($1, $2)', [checkAnswer.name, data]);
      await expect.poll(() => told.length).toBe(2);
    } finally {
      client.release(true);
    }
    expect(told[0]).toBe(told[1]);
    const added = await query(
      created.ownerUrl,
      `SELECT to_jsonb(job) - '{id,created_on,start_after,keep_until}'::text[] AS job, start_after - created_on AS wait,
         keep_until - created_on AS kept FROM jobs.job WHERE name = $1`,
      [checkAnswer.name],
    );
    expect(added.rows).toHaveLength(2);
    expect(added.rows[0]).toEqual(added.rows[1]);
  });

  test('is not added to a queue that there is not, in silence', async () => {
    await expect(database.pool.query(`SELECT add_job('nobody', '{}')`)).rejects.toThrow('there is no queue');
  });

  const task: Task = { name: 'counts', run: effect };

  test('comes with the write that it follows, or not at all', async () => {
    const jobs = await process([task]);
    const undone = database.db.$transaction(async (tx) => {
      await jobs.add(tx, task, { key: 'undone' });
      throw new Error('the write failed');
    });
    await expect(undone).rejects.toThrow('the write failed');
    await database.db.$transaction((tx) => jobs.add(tx, task, { key: 'done' }));
    await workAll(jobs);
    expect(await effects()).toEqual({ done: 1 });
  });

  test('that another try has taken over writes nothing', async () => {
    const slow: Task = {
      name: 'counts',
      async run(...given) {
        await query(created.ownerUrl, "UPDATE jobs.job SET retry_count = 1 WHERE name = 'counts'");
        await effect(...given);
      },
    };
    const jobs = await process([slow]);
    await add(jobs, slow);
    await workAll(jobs);
    expect(await effects()).toEqual({});
    expect(await jobs.counts()).toMatchObject({ running: 1 });
  });

  test('that fails is tried again, then parked where it is seen, and holds up no other', async () => {
    let isBroken = true;
    const breaks: Task = {
      name: 'breaks',
      async run(...given) {
        if (isBroken) throw new Error('broken');
        await effect(...given);
      },
    };
    const jobs = await process([breaks, task]);
    await add(jobs, breaks, { key: 'broken' });
    await add(jobs, task, { key: 'other' });
    await workAll(jobs);
    expect(await effects()).toEqual({ other: 1 });
    expect(await jobs.counts()).toMatchObject({ waiting: 1, parked: 0 });
    for (let tries = 2; tries <= TRIES; tries += 1) await jobs.runOnce(contextFor, { retries: true });
    expect(await jobs.counts()).toMatchObject({ waiting: 0, running: 0, parked: 1 });
    expect(await jobs.runOnce(contextFor, { retries: true })).toBe(0);
    expect(errors).toEqual([
      expect.objectContaining({ task: 'breaks', tries: TRIES, message: 'Error: broken' }),
    ]);

    isBroken = false;
    expect(await jobs.retryParked()).toBe(1);
    await workAll(jobs);
    expect(await effects()).toEqual({ broken: 1, other: 1 });
  });

  test('of which one is enough waits once, however often it is added', async () => {
    const single: Task = { name: 'single', single: true, run: effect };
    const jobs = await process([single]);
    await Promise.all(Array.from({ length: 5 }, () => add(jobs, single)));
    await workAll(jobs);
    expect(await effects()).toEqual({ effect: 1 });
  });

  test('of which one is enough comes once more for what was added while it ran or waited for its next try', async () => {
    let seen = 0;
    let isBroken = true;
    const single: Task = {
      name: 'single',
      single: true,
      async run() {
        seen += 1;
        if (seen > 1) return;
        if (isBroken) throw new Error('broken');
        for (let times = 0; times < 3; times += 1) await add(jobs, single);
      },
    };
    const jobs = await process([single]);
    const later = () =>
      query(created.ownerUrl, "UPDATE jobs.job SET start_after = now() WHERE singleton_key = 'once more'");
    for (isBroken of [false, true]) {
      seen = 0;
      await query(created.ownerUrl, 'DELETE FROM jobs.job');
      await add(jobs, single);
      await workAll(jobs);
      expect(seen).toBe(1);
      if (isBroken) await add(jobs, single);
      await later();
      await workAll(jobs);
      expect(seen).toBe(2);
      expect(await jobs.counts()).toMatchObject({ waiting: isBroken ? 1 : 0 });
    }
  });
});

describe('processes on one database', () => {
  test('share the jobs, each of which is done once', async () => {
    const taken = new Set<number>();
    const both = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    let left = 12;
    const sharing = (number: number): Task => ({
      name: 'shared',
      async run(...given) {
        taken.add(number);
        if (taken.size === 2) both.resolve();
        // Whoever has one waits until the other has one too.
        await both.promise;
        await effect(...given);
        if ((left -= 1) === 0) done.resolve();
      },
    });
    const [one, two] = [await process([sharing(1)], true), await process([sharing(2)], true)];
    for (let key = 0; key < 12; key += 1) await add(one, sharing(1), { key: `${key}` });
    await Promise.all([one.work(contextFor), two.work(contextFor)]);
    await done.promise;
    expect(Object.values(await effects())).toEqual(Array(12).fill(1));
  });

  test('take over what one left that was killed, and the effect comes once', async () => {
    const task: Task = { name: 'takes-long', run: effect };
    const jobs = await process([task]);
    const child = fork(new URL('./processes/job-runner.ts', import.meta.url), [created.url]);
    await add(jobs, task);
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await workAll(jobs);
    expect(await effects()).toEqual({});

    // As if it had not been heard of for some time.
    await query(
      created.ownerUrl,
      "UPDATE jobs.job SET heartbeat_on = now() - interval '1 minute'; UPDATE jobs.queue SET monitor_on = NULL, monitor_claim_on = NULL",
    );
    await jobs.work(contextFor);
    await jobs.runOnce(contextFor, { retries: true });
    await vi.waitFor(async () => expect(await effects()).toEqual({ effect: 1 }), 60_000);
    expect(await jobs.counts()).toMatchObject({ waiting: 0, running: 0, parked: 0 });
  });
});

describe('a process', () => {
  test('that stops ends what it can, and gives back what it cannot', async () => {
    const begun = new Set<string>();
    const all = Promise.withResolvers<void>();
    const task: Task<{ key?: string }> = {
      name: 'drained',
      async run(ctx, data, running) {
        begun.add(data.key!);
        if (begun.size === 2) all.resolve();
        if (data.key === 'endless') await new Promise(() => {});
        await new Promise((resolve) => running.signal.addEventListener('abort', resolve));
        await effect(ctx, data, running);
      },
    };
    const jobs = await process([task as Task]);
    await add(jobs, task as Task, { key: 'short' });
    await add(jobs, task as Task, { key: 'endless' });
    await jobs.work(contextFor);
    await all.promise;
    await jobs.stop();
    expect(await effects()).toEqual({ short: 1 });

    const next = await process([{ name: 'drained', run: effect }]);
    expect(await next.counts()).toMatchObject({ waiting: 1, running: 0 });
    await next.runOnce(contextFor, { retries: true });
    expect(await effects()).toEqual({ endless: 1, short: 1 });
  });

  test('goes on when the database has ended all of its connections', async () => {
    const done = Promise.withResolvers<void>();
    const task: Task = { name: 'counts', run: async () => done.resolve() };
    const jobs = await process([task], true);
    await jobs.work(contextFor);
    await query(
      created.ownerUrl,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await vi.waitFor(() => add(jobs, task), 60_000);
    await done.promise;
  });
});
