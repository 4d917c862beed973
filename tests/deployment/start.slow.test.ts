import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { planCommunity } from '../../prisma/seed/community.ts';
import { createDatabase } from '../support/postgres.ts';
import { fill, mayMount, onDiskOf } from './small-disk.ts';
import {
  contentOf,
  copyOf,
  freePort,
  newFolder,
  noProcessesLeft,
  serverOf,
  signIn,
  signUp,
  startProduct,
} from './product.ts';

/** A data folder that was started once, empty but for one person. */
let prepared: string;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

beforeAll(async () => {
  prepared = path.join(newFolder(), 'data');
  const port = await freePort();
  const product = startProduct({ dataDir: prepared, port });
  await product.waitForOutput(/Preparing the database/);
  const meanwhile = await fetch(`http://127.0.0.1:${port}/`);
  expect([meanwhile.status, meanwhile.headers.get('retry-after')]).toEqual([503, '2']);
  await signUp(await product.ready());
  expect(await product.stop()).toBe(0);
  expect(product.stderr()).toBe('');
});

describe('starting', () => {
  test('tells the address, the demo accounts and the place of the data, also when it was cut off half-way', async () => {
    const dataDir = path.join(newFolder(), 'data');
    const cutOff = startProduct({ dataDir, args: [] });
    await cutOff.waitForOutput(/Loading the demo community: 25 %/);
    expect(await cutOff.stop()).toBe(1);

    const product = startProduct({ dataDir, args: [] });
    const address = await product.ready();
    expect(product.stdout()).toMatch(
      /^Loading the demo community: 25 %\n(.*\n)*Loading the demo community: 100 %\n\nLemma is ready at http:\/\/localhost:\d+\n\nDemo accounts \(this machine only\):\n/,
    );
    const accounts = [...product.stdout().matchAll(/^ {2}(student|moderator|admin) +(\S+) +(\S+)$/gm)];
    expect(accounts).toHaveLength(3);
    for (const [, , email, password] of accounts)
      expect(await signIn(address, { email: email!, password: password! })).toBe(200);
    expect(product.stdout().endsWith(`\nData: ${dataDir}\nPress Ctrl-C to stop.\n`)).toBe(true);
    const questions = planCommunity(new Date()).filter((action) => action.do === 'ask');
    expect(await countQuestions(address)).toBe(questions.length);
    const plan = planCommunity(new Date());
    const locked = new Set(plan.flatMap((action) => (action.do === 'lock' ? [action.question] : [])));
    const closed = plan.filter((action) => action.do === 'close' && !locked.has(action.question));
    expect(await countQuestions(address, 'LOCKED')).toBe(locked.size);
    expect(await countQuestions(address, 'CLOSED')).toBe(closed.length);
    expect(product.stderr()).toBe('');
    expect(await product.stop()).toBe(0);

    const again = startProduct({ dataDir, args: [] });
    await again.ready();
    expect(again.stdout()).not.toMatch(/Preparing|Loading/);
    expect(
      [...again.stdout().matchAll(/^ {2}(student|moderator|admin) .*$/gm)].map(([line]) => line),
    ).toEqual(accounts.map(([line]) => line));
    expect(await again.stop('SIGTERM')).toBe(0);
  });

  test('finds the rows again after both the product and its database were killed', async () => {
    const dataDir = copyOf(prepared);
    const product = startProduct({ dataDir });
    await product.ready();
    process.kill(serverOf(dataDir)!.pid, 'SIGKILL');
    product.signal('SIGKILL');
    await product.ended;
    await noProcessesLeft(dataDir);
    expect(serverOf(dataDir)).not.toBeNull();

    const next = startProduct({ dataDir });
    expect(await signIn(await next.ready())).toBe(200);
    expect(await next.stop()).toBe(0);
  });

  test('takes over the database of a product that was killed', async () => {
    const dataDir = copyOf(prepared);
    const product = startProduct({ dataDir });
    await product.ready();
    const server = serverOf(dataDir);
    product.signal('SIGKILL');
    await product.ended;

    const next = startProduct({ dataDir });
    expect(await signIn(await next.ready())).toBe(200);
    expect(serverOf(dataDir)).toEqual(server);
    expect(await next.stop()).toBe(0);
  });

  test('is not held up by a process number that belongs to another Postgres by now', async () => {
    const other = startProduct({ dataDir: copyOf(prepared) });
    const dataDir = copyOf(prepared);
    await other.ready();
    const { pid } = serverOf(other.dataDir)!;
    const port = await freePort();
    const cluster = path.join(dataDir, 'postgres');
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n0\n${port}\n\n127.0.0.1\n`);

    const product = startProduct({ dataDir });
    expect(await signIn(await product.ready())).toBe(200);
    expect(product.stdout()).not.toContain('Waiting');
    expect(await product.stop()).toBe(0);
    expect(await other.stop()).toBe(0);
  });

  test('of two at once on one port one serves and the other says why not', async () => {
    const port = await freePort();
    const dataDir = copyOf(prepared);
    const both = [startProduct({ dataDir, port }), startProduct({ dataDir, port })];
    const refused = await Promise.race(both.map((one) => one.ended.then(() => one)));
    const other = both.find((one) => one !== refused)!;
    expect(await refused.refusal()).toContain(`Port ${port} is in use`);
    expect(await signIn(await other.ready())).toBe(200);
    expect(await other.stop()).toBe(0);
  });

  test('two on one folder share its database, and the last to leave stops it', async () => {
    const dataDir = copyOf(prepared);
    const [first, second] = [startProduct({ dataDir }), startProduct({ dataDir })];
    await first.ready();
    const address = await second.ready();
    first.signal('SIGINT');
    expect(await first.ended).toBe(0);
    expect(await signIn(address)).toBe(200);
    expect(await second.stop()).toBe(0);
  });
});

describe('stopping', () => {
  test('in the middle of making the database leaves no process, and the next start makes it', async () => {
    const dataDir = path.join(newFolder(), 'data');
    const product = startProduct({ dataDir });
    await product.waitForOutput(/Preparing the database/);
    await product.stop();

    const next = startProduct({ dataDir });
    await next.ready();
    expect(await next.stop()).toBe(0);
  });

  test('waits neither for somebody who listens, nor for one who fell asleep, nor for a terminal that is gone', async () => {
    const product = startProduct({ dataDir: copyOf(prepared) });
    const address = await product.ready();
    const listening = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        query: 'subscription { questionAsked(subjectCode: "9709") { question { id } } }',
      }),
    });
    expect(listening.status).toBe(200);
    const asleep = new WebSocket(address.replace('http', 'ws') + '/graphql', 'graphql-transport-ws');
    await once(asleep, 'open');
    asleep.pause();
    expect(await product.stop('SIGHUP')).toBe(0);
    asleep.terminate();
    await listening.body!.cancel().catch(() => {});
  });

  test('stops when the shell of npm exits without forwarding the signal', async () => {
    const dataDir = copyOf(prepared);
    const product = startProduct({ dataDir, behindShell: true, env: { npm_command: 'run-script' } });
    await product.ready();
    process.kill(product.pid, 'SIGTERM');
    await product.ended;
    await noProcessesLeft(dataDir);
    expect(product.stdout()).toContain('Stopping.');
  });
});

describe('a start that is impossible is explained in one sentence', () => {
  test('settings that cannot be used, all of them', async () => {
    const dataDir = path.join(newFolder(), 'data');
    const env = { PORT: 'abc', METRICS_TOKEN: 'short', LOG_LEVEL: 'loud', CONTACT_EMAIL: 'nobody' };
    expect(await startProduct({ dataDir, env }).refusal()).toBe(
      'The configuration cannot be used: PORT must be a whole number from 0 to 65535; LOG_LEVEL must be silent, error, warn, info, or debug; METRICS_TOKEN must have at least 16 characters; CONTACT_EMAIL must be an e-mail address.',
    );
    expect(contentOf(dataDir)).toEqual({});
  });

  test('an unknown argument is reported, with a spelling suggestion', async () => {
    const dataDir = path.join(newFolder(), 'data');
    for (const strange of ['--emtpy', 'empty'])
      expect(await startProduct({ dataDir, args: [strange] }).refusal()).toBe(
        `There is no argument ${strange}: --empty is the only one, and starts without the demo community.`,
      );
    expect(contentOf(dataDir)).toEqual({});
  });

  test('a port in use, before anything is made', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const dataDir = path.join(newFolder(), 'data');
    expect(await startProduct({ dataDir, port }).refusal()).toBe(
      `Port ${port} is in use: stop what uses it, or choose another one with PORT.`,
    );
    expect(contentOf(dataDir)).toEqual({});
    await new Promise((resolve) => taken.close(resolve));
  });

  test('a folder that is somebody else’s, which stays as it was', async () => {
    const dataDir = newFolder();
    mkdirSync(path.join(dataDir, 'postgres'));
    writeFileSync(path.join(dataDir, 'thesis.txt'), 'Years of work.');
    const before = contentOf(dataDir);
    expect(await startProduct({ dataDir }).refusal()).toBe(
      `${dataDir} holds files that are not Lemma's: choose another folder with DATA_DIR.`,
    );
    expect(contentOf(dataDir)).toEqual(before);
  });

  test('a database of a newer Postgres, which stays as it was', async () => {
    const dataDir = copyOf(prepared);
    writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '19\n');
    const before = contentOf(path.join(dataDir, 'postgres'));
    expect(await startProduct({ dataDir }).refusal()).toBe(
      `${path.join(dataDir, 'postgres')} was made by a newer Lemma (Postgres 19): update before you start it.`,
    );
    expect(contentOf(path.join(dataDir, 'postgres'))).toEqual(before);
  });

  test('a database that lets in fewer connections than the product would open', async () => {
    const env = { DATABASE_POOL: '200' };
    expect(await startProduct({ dataDir: copyOf(prepared), env }).refusal()).toBe(
      'The database lets in 97 connections, and Lemma takes 203 with a DATABASE_POOL of 200: set it lower, or let the database take more.',
    );
    const given = await createDatabase();
    expect(
      await startProduct({ dataDir: newFolder(), env: { ...env, DATABASE_URL: given.ownerUrl } }).refusal(),
    ).toMatch(/^The database lets in \d+ connections, and Lemma takes 203 /);
    await given.drop();
  });

  test('a database that does not answer', async () => {
    const port = await freePort();
    const env = { DATABASE_URL: `postgresql://lemma:secret@127.0.0.1:${port}/lemma` };
    const sentence = await startProduct({ dataDir: newFolder(), env }).refusal();
    expect(sentence).toMatch(
      new RegExp(`^The database at 127.0.0.1:${port} cannot be reached \\(.*\\): check DATABASE_URL\\.$`),
    );
    expect(sentence).not.toContain('secret');
  });

  test.runIf(mayMount())('a full disk, which loses nothing', async () => {
    await onDiskOf('128m', async (disk) => {
      const dataDir = path.join(disk, 'data');
      execFileSync('cp', ['-a', prepared, dataDir]);
      fill(disk);
      expect(await startProduct({ dataDir }).refusal()).toMatch(/^The disk is full: /);
      await noProcessesLeft(dataDir);

      rmSync(path.join(disk, 'filler'));
      const product = startProduct({ dataDir });
      expect(await signIn(await product.ready())).toBe(200);
      expect(await product.stop()).toBe(0);
    });
  });

  test.runIf(mayMount())('a disk too small for a database', async () => {
    await onDiskOf('20m', async (disk) => {
      const dataDir = path.join(disk, 'data');
      expect(await startProduct({ dataDir }).refusal()).toMatch(/^The disk is full: /);
      expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    });
  });
});

async function countQuestions(address: string, status: string | null = null): Promise<number> {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query ($status: QuestionStatus) { questions(filter: { status: $status }) { totalCount } }',
      variables: { status },
    }),
  });
  const { data } = (await answer.json()) as { data: { questions: { totalCount: number } } };
  return data.questions.totalCount;
}
