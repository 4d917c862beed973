import { readConfig } from '../config.ts';
import { audit } from '../database/audit.ts';
import { open } from '../database/open.ts';
import { openLog } from '../log.ts';
import { uploadsFolder } from '../uploads/open-uploads.ts';
import { openStorage } from '../uploads/storage/open-storage.ts';

const config = readConfig();
const database = await open(config, openLog(config.logLevel), () => {});
const broken = await audit(database.pool, openStorage(config.bucket, uploadsFolder(config)));
await database.close();

for (const { invariant, rows } of broken) console.log(`Broken: ${invariant} (${rows} rows)`);
if (broken.length === 0) console.log('Every counter equals its rows.');
process.exitCode = broken.length === 0 ? 0 : 1;
