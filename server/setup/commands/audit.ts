import { audit } from '../../database/audit.ts';
import { lostFiles } from '../../uploads/operations/lost-files.ts';
import { uploadsFolder } from '../../uploads/open-uploads.ts';
import { openStorage } from '../../uploads/storage/open-storage.ts';
import { readCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

readCommand();

await withDatabase(async ({ pool }, config) => {
  const storage = openStorage(config.bucket, uploadsFolder(config));
  const broken = await audit(pool, () => lostFiles(pool, storage));
  for (const { invariant, rows } of broken) console.log(`Broken: ${invariant} (${rows} rows)`);
  if (broken.length === 0) console.log('Every counter equals its rows.');
  else process.exitCode = 1;
});
