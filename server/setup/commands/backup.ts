import { backup } from '../../database/backup/backup.ts';
import { uploadsFolder } from '../../uploads/open-uploads.ts';
import { openStorage } from '../../uploads/storage/open-storage.ts';
import { readCommand } from './command.ts';
import { withOwner } from './with-owner.ts';

const minute = new Date()
  .toISOString()
  .slice(0, 16)
  .replaceAll(/[^0-9]/g, '');
const { names } = readCommand({ names: 1 });
const [file = `lemma-${minute}.backup`] = names;

await withOwner(
  async (url, config) => {
    const storage = openStorage(config.bucket, uploadsFolder(config));
    const rows = await backup(url, file, storage);
    console.log(`Wrote ${rows} rows to ${file}`);
  },
  { mustExist: true },
);
