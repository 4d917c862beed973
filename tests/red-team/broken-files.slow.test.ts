import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openKeys } from '../../server/accounts/keys.ts';
import { StartFailure } from '../../server/database/failure.ts';
import { newFolder, startProduct } from '../deployment/product.ts';

test('a folder that cannot hold the keys is told in one sentence', () => {
  const file = path.join(newFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of [path.join(file, 'keys'), path.join(file, 'data/keys')]) {
    const open = () => openKeys(folder);
    expect(open).toThrow(StartFailure);
    expect(open).toThrow(
      /^.+ cannot be used for the keys \(E[A-Z]+\): choose another data folder with DATA_DIR\.$/,
    );
  }
});

test('demo accounts that were cut off by a full disk are told in one sentence, and the rest starts without them', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const first = startProduct({ dataDir });
  await first.ready();
  await first.stop();

  const file = path.join(dataDir, 'demo.json');
  writeFileSync(file, '{"startedAt":');
  expect(await startProduct({ dataDir, args: [] }).refusal()).toBe(
    `The demo accounts in ${file} cannot be read: put the file back as it was, or start with --empty.`,
  );
  const again = startProduct({ dataDir });
  await again.ready();
  await again.stop();
}, 600_000);

test('several that start at once on an empty folder tell the same demo accounts', async () => {
  const dataDir = path.join(newFolder(), 'data');
  const both = [startProduct({ dataDir, args: [] }), startProduct({ dataDir, args: [] })];
  await Promise.all(both.map((one) => one.ready()));
  const [first, second] = both.map((one) =>
    [...one.stdout().matchAll(/^ {2}\w+ +\S+@lemma\.demo +\S+$/gm)].map(String),
  );
  expect(first).toHaveLength(3);
  expect(second).toEqual(first);
  for (const one of both) one.signal('SIGINT');
  await Promise.all(both.map(({ ended }) => ended));
}, 600_000);
