import { readConfig } from '../config.ts';
import { backup } from '../database/dump.ts';
import { withOwner } from './with-owner.ts';

const file =
  process.argv[2] ??
  `lemma-${new Date()
    .toISOString()
    .slice(0, 16)
    .replaceAll(/[^0-9]/g, '')}.backup`;

await withOwner(readConfig(), async (url) => {
  const rows = await backup(url, file);
  console.log(`Wrote ${rows} rows to ${file}`);
});
