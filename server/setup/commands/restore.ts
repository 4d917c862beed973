import { Pool } from 'pg';
import { audit } from '../../database/audit.ts';
import { restore } from '../../database/backup/backup.ts';
import { lostFiles } from '../../uploads/operations/lost-files.ts';
import { uploadsFolder } from '../../uploads/open-uploads.ts';
import { openStorage } from '../../uploads/storage/open-storage.ts';
import { readCommand } from './command.ts';
import { withOwner } from './with-owner.ts';

const { names, hasFlag: replace } = readCommand({ names: 1, flag: '--replace' });
const [file] = names;
if (!file) {
  console.error('Name the file: npm run restore -- lemma.backup');
  process.exit(1);
}

await withOwner(async (url, config) => {
  const storage = openStorage(config.bucket, uploadsFolder(config));
  const rows = await restore(url, file, { storage, replace });
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => {});
  const broken = await audit(pool, () => lostFiles(pool, storage));
  await pool.end();
  console.log(`Restored ${rows} rows from ${file}`);
  for (const { invariant } of broken) console.error(`Broken: ${invariant}`);
  if (broken.length > 0) process.exitCode = 1;
  else console.log('Every counter equals its rows.');
});
