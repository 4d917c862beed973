import { backup } from '../database/dump.ts';
import { uploadsFolder } from '../uploads/open-uploads.ts';
import { openStorage } from '../uploads/storage/open-storage.ts';
import { withOwner } from './with-owner.ts';

const minute = new Date()
  .toISOString()
  .slice(0, 16)
  .replaceAll(/[^0-9]/g, '');
const file = process.argv[2] ?? `lemma-${minute}.backup`;

await withOwner(
  async (url, config) => {
    const storage = openStorage(config.bucket, uploadsFolder(config));
    const rows = await backup(url, file, storage);
    console.log(`Wrote ${rows} rows to ${file}`);
  },
  { mustExist: true },
);
