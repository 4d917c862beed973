import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { withFolderLock } from '../../server/database/embedded/folder-lock.ts';
import { APP, NAME, OWNER, urlOf } from '../../server/database/embedded/prepare.ts';
import { copyOf, newFolder, serverOf, signIn, signUp, startProduct } from '../deployment/product.ts';

/** A data folder that was started once, empty but for one person. */
let prepared: string;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

beforeAll(async () => {
  prepared = path.join(newFolder(), 'data');
  const product = startProduct({ dataDir: prepared });
  await signUp(await product.ready());
  expect(await product.stop()).toBe(0);
});

const kill = (dataDir: string) => process.kill(serverOf(dataDir)!.pid, 'SIGKILL');
const readiness = async (address: string) => (await fetch(`${address}/readyz`)).status;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

function connect(dataDir: string): Client {
  const marker = JSON.parse(readFileSync(path.join(dataDir, 'lemma.json'), 'utf8')) as { owner: string };
  const client = new Client({
    connectionString: urlOf(serverOf(dataDir)!.port, OWNER, marker.owner, NAME),
  });
  client.on('error', () => {});
  return client;
}

describe('a database that is killed', () => {
  test('serves again by itself, and until then the product says that it is not ready', async () => {
    const dataDir = copyOf(prepared);
    const product = startProduct({ dataDir });
    const address = await product.ready();
    const before = serverOf(dataDir)!;
    for (let times = 0; times < 2; times += 1) {
      // Nobody can start it again while this test holds the folder.
      await withFolderLock(dataDir, async () => {
        kill(dataDir);
        await until(async () => expect(await readiness(address)).toBe(503));
        expect(await signIn(address)).toBe(503);
        expect((await fetch(`${address}/healthz`)).status).toBe(200);
      });
      await until(async () => expect(await readiness(address)).toBe(200));
      expect(await signIn(address)).toBe(200);
    }
    expect(serverOf(dataDir)!.port).toBe(before.port);
    expect(product.stderr()).toBe('');
    expect(await product.stop()).toBe(0);
  });

  test('does not wait for a statement that it left behind', async () => {
    const dataDir = copyOf(prepared);
    const product = startProduct({ dataDir });
    const address = await product.ready();
    const client = connect(dataDir);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const cut = client.query('SELECT count(*) FROM generate_series(1, 1000000000000)').catch(() => {});
    await until(async () => expect(stateOf(rows[0]!.pid)).toBe('R'));
    kill(dataDir);
    await cut;
    await until(async () => expect(await readiness(address)).toBe(200));
    expect(await signIn(address)).toBe(200);
    expect(await product.stop()).toBe(0);
  });

  test('is started again once for two products that share it, also by the one that only joined it', async () => {
    const dataDir = copyOf(prepared);
    const first = startProduct({ dataDir });
    await first.ready();
    const second = startProduct({ dataDir });
    const addresses = [await first.ready(), await second.ready()];
    kill(dataDir);
    await until(async () => {
      for (const address of addresses) expect(await signIn(address)).toBe(200);
    });

    first.signal('SIGKILL');
    await first.ended;
    kill(dataDir);
    await until(async () => expect(await signIn(addresses[1]!)).toBe(200));
    expect(await second.stop()).toBe(0);
  });
});

test('one of its connections that is killed takes no request down with it for long', async () => {
  const dataDir = copyOf(prepared);
  const product = startProduct({ dataDir });
  const address = await product.ready();
  const client = connect(dataDir);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE usename = $1 LIMIT 1',
    [APP],
  );
  process.kill(rows[0]!.pid, 'SIGKILL');
  // The first answers may come before the server has noticed and ends the other connections too.
  await until(async () => expect([await signIn(address), await readiness(address)]).toEqual([200, 200]));
  expect(await product.stop()).toBe(0);
});

/** What a process does: `R` when it runs. */
function stateOf(pid: number): string {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]![0]!;
}
