import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { audit } from '../../../server/database/audit.ts';
import { clusterOf } from '../../../server/database/embedded/folder.ts';
import { readPidFile } from '../../../server/database/embedded/postmaster.ts';
import { startThrowaway } from '../../../server/database/embedded/throwaway.ts';
import { seed } from '../seed/seed.ts';
import { startFloor } from '../servers/floor/start.ts';
import { startLemma } from '../servers/lemma.ts';
import { startPostGraphile } from '../servers/postgraphile/start.ts';
import { lookAtSize } from './at-size.ts';
import { reportAtSize, reportSamples } from './report.ts';
import { measureRounds } from './rounds.ts';
import { requireSameAnswers } from './same-answers.ts';
import { countScans, doEach, scannedBetween } from './scans.ts';
import type { Scale } from './size.ts';
import { assignTurns } from './voters.ts';

const CONNECTIONS = 16;
const POOL = 12;

/** The community at the size of some busy years, beside PostGraphile and a floor. Prints its figures as they come. */
export async function measureCommunity(
  say: (sentence: string) => void,
  { size, rounds, seconds, voters }: Scale,
): Promise<void> {
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-load-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const pool = new Pool({ connectionString: database.ownerUrl, max: 1 });
  try {
    await seed(database.ownerUrl, size, say);
    const broken = await audit(pool);
    if (broken.length > 0) throw new Error(`The seed is not true: ${JSON.stringify(broken)}`);

    say('servers');
    const surroundings = { databaseUrl: database.ownerUrl, dataDir, pool: POOL };
    const lemma = await startLemma(surroundings);
    const others = [await startFloor(surroundings), ...(await startPostGraphile(surroundings))];
    const keysFolder = path.join(dataDir, 'keys');
    const turnsOf = await assignTurns([lemma, ...others], { pool, keysFolder, voters });
    const bytes = await requireSameAnswers([lemma, ...others], turnsOf(lemma));
    const samples = await measureRounds(
      [lemma, ...others],
      {
        rounds,
        seconds,
        connections: CONNECTIONS,
        postgresPid: readPidFile(clusterOf(database.dataDir))!.pid,
        turnsOf,
      },
      say,
    );
    console.log(`\n${reportSamples(samples, bytes)}\n`);
    for (const other of others) await other.stop();

    say('lists and searches');
    const before = await countScans(pool);
    const atSize = await lookAtSize(lemma, pool);
    await doEach(lemma, turnsOf(lemma));
    await lemma.stop();
    const scanned = scannedBetween(before, await countScans(pool));

    console.log(`\n${reportAtSize(atSize, scanned)}`);
  } finally {
    await pool.end();
    await database.remove();
  }
}
