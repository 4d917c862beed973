import { mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProduct } from '../deployment/product.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-lost-'));
const cutting: Server[] = [];
afterAll(() => cutting.forEach((one) => one.close()));

/** The database as its owner, over connections that are cut when these words go to it. */
async function cutAt(words: string): Promise<string> {
  const url = new URL(world.ownerUrl);
  const port = Number(url.port);
  const server = createServer((client) => {
    const upstream = connect(port, url.hostname);
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (sent) => (sent.includes(words) ? cut() : upstream.write(sent)));
    upstream.on('data', (received) => client.write(received));
    for (const one of [client, upstream]) one.on('close', cut).on('error', cut);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cutting.push(server);
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

test.each([
  ['a start in the middle of the migrations', 'server/main.ts', '_prisma_migrations', []],
  ['a backup', 'server/setup/commands/backup.ts', 'DECLARE rows', [path.join(folder, 'x.backup')]],
  ['an audit', 'server/setup/commands/audit.ts', 'ledger_entries', []],
  ['the link of an admin', 'server/setup/commands/admin.ts', 'admin_links', []],
])(
  '%s that loses the database ends with one sentence',
  async (_what, script, words, args) => {
    const env = { DATABASE_URL: await cutAt(words) };
    const product = startProduct({ dataDir: path.join(folder, 'data'), script, args, env });
    expect(await product.refusal()).toBe('The connection to the database was lost in the middle. Try again.');
    // Nothing half is left of a backup.
    expect(readdirSync(folder).filter((name) => name !== 'data')).toEqual([]);
  },
  60_000,
);
