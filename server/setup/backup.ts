import { readConfig } from '../config.ts';
import { backup } from '../database/dump.ts';
import { uploadsFolder } from '../uploads/open-uploads.ts';
import { openStorage } from '../uploads/storage/open-storage.ts';
import { withOwner } from './with-owner.ts';

const file =
  process.argv[2] ??
  `lemma-${new Date()
    .toISOString()
    .slice(0, 16)
    .replaceAll(/[^0-9]/g, '')}.backup`;

const config = readConfig();
const storage = openStorage(config.bucket, uploadsFolder(config));
await withOwner(config, async (url) => {
  const rows = await backup(url, file, storage);
  console.log(`Wrote ${rows} rows to ${file}`);
});
