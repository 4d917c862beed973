import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openRecentUse } from '../../server/core/worker-pool/recent-use.ts';
import type { Ran } from '../../server/core/worker-pool/job.ts';
import { openWorkerPool, type WorkerPool } from '../../server/core/worker-pool/worker-pool.ts';
import type { WorkerTask } from './workers/task-worker.ts';

const script = new URL('./workers/task-worker.ts', import.meta.url);
const of = (network: string, person = 'one') => ({ network, person });
const pools: WorkerPool<WorkerTask, string>[] = [];
let folder: string;

/** Priorities are what some of these tests are about. */
beforeAll(() => vi.mocked(os.setPriority).mockRestore());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lemma-pool-'));
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  rmSync(folder, { recursive: true });
});

function open(options: Partial<Parameters<typeof openWorkerPool>[0]> = {}) {
  const pool = openWorkerPool<WorkerTask, string>({
    script,
    limitMs: 100_000,
    patienceMs: 100_000,
    queue: 500,
    ...options,
  });
  pools.push(pool);
  return pool;
}

/** A task that holds its worker until it is opened. */
function gate(name: string) {
  const file = path.join(folder, name);
  return { task: { name, gate: file }, open: () => writeFileSync(file, '') };
}

const WITHIN = { timeout: 60_000 };

/** What was used is not forgotten meanwhile, however long a busy machine takes. */
const timeless = () => openRecentUse(() => 0);

/** A machine without time for a task says so, whatever the task is: what is asked here is how it ends where there is. */
async function heard<Answer>(ask: () => Promise<Ran<Answer>>): Promise<Ran<Answer>> {
  for (;;) {
    const ran = await ask();
    if (ran.ran || ran.why !== 'busy') return ran;
  }
}

function pidIn(file: string): number {
  const pid = Number(readFileSync(file, 'utf8'));
  expect(pid).toBeGreaterThan(0);
  return pid;
}

/** Ready: all workers that there are to be can be asked. */
async function warm(pool: WorkerPool<WorkerTask, string>, workers: number) {
  await pool.ask({ name: 'warm' }, of('warm'));
  while (pool.figures().workers < workers) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('an address with a hundred questions waiting leaves a worker to others, who are answered at once', async () => {
  const pool = open({ size: 2, background: 0 });
  await warm(pool, 2);
  const held = gate('held');
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  const first = pool.ask(held.task, of('A')).then(note('held'));
  const rest = Array.from({ length: 100 }, (_, i) =>
    pool.ask({ name: 'A' }, of('A', `device ${i}`)).then(note('A')),
  );
  expect(pool.figures()).toMatchObject({ busy: 1, waiting: 100 });
  await Promise.all(['B', 'C', 'D'].map((name) => pool.ask({ name }, of(name)).then(note(name))));
  expect(order).toEqual(['B', 'C', 'D']);
  held.open();
  await Promise.all([first, ...rest]);
  expect(order).toHaveLength(104);
});

test('heavy users get low priority and hold no worker that others wait for', async () => {
  const pool = open({ size: 1, background: 1, used: timeless() });
  await warm(pool, 2);
  await pool.ask({ name: 'much', spin: 500 }, of('A'));
  const [a, b] = [gate('a'), gate('b')];
  const pids = [path.join(folder, 'pid of A'), path.join(folder, 'pid of B')];
  const all = [
    pool.ask({ ...a.task, pid: pids[0]! }, of('A')),
    pool.ask({ name: 'more' }, of('A')),
    pool.ask({ ...b.task, pid: pids[1]! }, of('B')),
  ];
  expect(pool.figures()).toMatchObject({ busy: 2, waiting: 1 });
  const priorities = pids.map((file) => vi.waitFor(() => os.getPriority(pidIn(file)), WITHIN));
  expect(await Promise.all(priorities)).toEqual([19, os.getPriority() + 3]);
  a.open();
  b.open();
  expect((await Promise.all(all)).every(({ ran }) => ran)).toBe(true);
});

test('while others are served, a heavy user pauses after each task for three times its duration', async () => {
  const pool = open({ size: 1, background: 1, used: timeless() });
  await warm(pool, 2);
  await pool.ask({ name: 'much', spin: 500 }, of('A'));
  const held = gate('held');
  const other = pool.ask(held.task, of('B'));
  await pool.ask({ name: 'long', spin: 400 }, of('A'));
  const began = performance.now();
  await pool.ask({ name: 'next' }, of('A'));
  expect(performance.now() - began).toBeGreaterThan(1100);
  held.open();
  expect(await other).toMatchObject({ ran: true });
});

test('use of one pool counts in another that shares its record', async () => {
  const used = timeless();
  await open({ used }).ask({ name: 'much', spin: 500 }, of('A'));
  const pool = open({ used });
  const file = path.join(folder, 'pid');
  const answer = pool.ask({ name: 'first', pid: file, spin: 0 }, of('A'));
  expect(await answer).toMatchObject({ ran: true });
  expect(os.getPriority(pidIn(file))).toBe(19);
});

test('a heavy user also pauses while another pool serves others', async () => {
  const used = timeless();
  const [theirs, others] = [open({ used }), open({ used })];
  await warm(theirs, 2);
  await warm(others, 2);
  await theirs.ask({ name: 'much', spin: 500 }, of('A'));
  // By the clock of this test that is just now.
  await others.ask({ name: 'other' }, of('B'));
  await theirs.ask({ name: 'long', spin: 400 }, of('A'));
  const began = performance.now();
  await theirs.ask({ name: 'next' }, of('A'));
  expect(performance.now() - began).toBeGreaterThan(1100);
});

test('two addresses are served at the same time', async () => {
  const pool = open({ size: 2, background: 0 });
  await warm(pool, 2);
  const [a, b] = [gate('a'), gate('b')];
  const both = [pool.ask(a.task, of('A')), pool.ask(b.task, of('B'))];
  expect(pool.figures().busy).toBe(2);
  a.open();
  b.open();
  expect((await Promise.all(both)).map((ran) => ran.ran && ran.answer)).toEqual(['a', 'b']);
});

test('a task that overruns is killed and charged, and a warm worker replaces it', async () => {
  const pool = open({ size: 1, background: 1, limitMs: 100 });
  await warm(pool, 2);
  const [ran, after] = await Promise.all([
    heard(() => pool.ask({ name: 'endless', spin: Infinity }, of('A'))),
    heard(() => pool.ask({ name: 'after' }, of('A'))),
  ]);
  expect(ran).toMatchObject({ ran: false, why: 'overran' });
  expect(ran.ms).toBeGreaterThanOrEqual(100);
  expect(after).toMatchObject({ ran: true, answer: 'after' });
  expect(pool.figures().killed).toBeGreaterThan(0);
});

test('a task that the machine had no time for is reported as busy, not as overrun', async () => {
  const pool = open({ limitMs: 100 });
  await warm(pool, 1);
  const held = gate('never');
  expect(await pool.ask(held.task, of('A'))).toMatchObject({ ran: false, why: 'busy' });
  const after = await heard(() => pool.ask({ name: 'after' }, of('A')));
  expect(after).toMatchObject({ ran: true, answer: 'after' });
});

test('a task is judged by CPU time alone, also where its thread cannot tell it', async () => {
  const pool = open({ limitMs: 200 });
  await warm(pool, 1);
  expect(await pool.ask({ name: 'napped', nap: 700 }, of('A'))).toMatchObject({
    ran: true,
    answer: 'napped',
  });
});

test('the CPU time of a task starts when its worker is warm', async () => {
  // Its module takes a second to load, more than a task may take.
  const slow = new URL('./workers/slow-to-load.ts', import.meta.url);
  const cold = await open({ script: slow, limitMs: 600 }).ask({ name: 'first' }, of('A'));
  expect(cold).toMatchObject({ ran: true, answer: 'first' });
  expect(cold.ms).toBeLessThan(600);
});

test('reports the CPU time of a task, not the time it waited', async () => {
  const pool = open();
  await warm(pool, 1);
  const [spun, idle] = await Promise.all([pool.ask({ name: 'spun', spin: 200 }), pool.ask({ name: 'idle' })]);
  expect(spun.ms).toBeGreaterThanOrEqual(190);
  expect(idle.ms).toBeLessThan(100);
});

test('a failing task is refused and logged, and its worker continues', async () => {
  const deaths: string[] = [];
  const pool = open({ onDeath: ({ message }) => void deaths.push(message) });
  expect(await pool.ask({ name: 'bad', fail: 'no such thing' })).toMatchObject({
    ran: false,
    why: 'overran',
  });
  expect(await pool.ask({ name: 'good' })).toMatchObject({ ran: true, answer: 'good' });
  expect(deaths).toEqual(['no such thing']);
});

test.each(['arrays', 'one array', 'text'] as const)(
  'a worker that fills its memory with %s is ended alone',
  async (fill) => {
    const pool = open({ memoryMb: 64 });
    expect(await pool.ask({ name: 'big', fill })).toMatchObject({ ran: false, why: 'overran' });
    expect(await pool.ask({ name: 'good' })).toMatchObject({ answer: 'good' });
  },
);

test('a caller that waits longer than allowed is refused and not charged', async () => {
  const pool = open({ patienceMs: 50 });
  await warm(pool, 1);
  const held = gate('held');
  const first = pool.ask(held.task, of('A'));
  expect(await pool.ask({ name: 'late' }, of('B'))).toEqual({ ran: false, why: 'busy', ms: 0 });
  held.open();
  expect(await first).toMatchObject({ answer: 'held' });
});

test('a full queue of one address refuses no other address', async () => {
  const pool = open({ size: 1, queueOfNetwork: 5 });
  await warm(pool, 1);
  const held = gate('held');
  const answers = [
    pool.ask(held.task, of('A')),
    ...Array.from({ length: 6 }, () => pool.ask({ name: 'A' }, of('A'))),
  ];
  const other = pool.ask({ name: 'B' }, of('B'));
  expect(await answers[6]).toMatchObject({ why: 'busy' });
  held.open();
  expect(await other).toMatchObject({ answer: 'B' });
});

test('closing refuses the waiting tasks', async () => {
  const pool = open();
  await warm(pool, 1);
  const waiting = [pool.ask({ name: 'held', gate: path.join(folder, 'never') }), pool.ask({ name: 'next' })];
  await pool.close();
  const after = await pool.ask({ name: 'late' });
  expect([...(await Promise.all(waiting)), after]).toEqual(
    Array.from({ length: 3 }, () => ({ ran: false, why: 'closed', ms: 0 })),
  );
});

test('a task whose worker is killed from outside is given to another, once', async () => {
  const pool = open();
  const held = { ...gate('held').task, pid: path.join(folder, 'pid') };
  const answer = pool.ask(held, of('A'));
  const first = await vi.waitFor(() => pidIn(held.pid), WITHIN);
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(pidIn(held.pid)).not.toBe(first), WITHIN);
  writeFileSync(held.gate, '');
  expect(await answer).toMatchObject({ ran: true, answer: 'held' });

  rmSync(held.pid);
  const again = pool.ask({ name: 'endless', spin: Infinity, pid: held.pid }, of('A'));
  for (const _ of ['first', 'second']) {
    const pid = await vi.waitFor(() => pidIn(held.pid), WITHIN);
    rmSync(held.pid);
    process.kill(pid, 'SIGKILL');
  }
  expect(await again).toMatchObject({ ran: false });
});

test('workers end with a server that was killed, also during a task', async () => {
  const file = path.join(folder, 'pid');
  const asker = spawn(process.execPath, [
    fileURLToPath(new URL('./workers/asker.ts', import.meta.url)),
    file,
  ]);
  const pid = await vi.waitFor(() => pidIn(file), WITHIN);
  asker.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), WITHIN);
});

test('a process that closes its pool can exit', async () => {
  const closer = spawn(process.execPath, [fileURLToPath(new URL('./workers/closer.ts', import.meta.url))]);
  const ended = once(closer, 'exit');
  expect(await text(closer.stdout)).toBe('true\nclosed\n');
  expect(await ended).toEqual([0, null]);
});

test('when no process can be started, other work goes on and the start is retried', async () => {
  const { execPath } = process;
  process.execPath = path.join(folder, 'nowhere');
  const died = vi.fn<(error: Error) => void>();
  const answer = open({ onDeath: died }).ask({ name: 'late' }, of('A'));
  await vi.waitFor(() => expect(died).toHaveBeenCalled(), WITHIN);
  process.execPath = execPath;
  expect(died.mock.calls.length).toBeLessThan(5);
  expect(await answer).toMatchObject({ ran: true });
});
