import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { startThrowaway } from '../../../server/database/embedded/throwaway.ts';
import { seed } from '../seed/seed.ts';
import type { Surroundings } from '../servers/contestants.ts';

const SIZE = { users: 2000, questions: 4000, answers: 16_000, votes: 40_000 };
const POOL = 12;

interface Seeded extends Surroundings {
  /** As the owner of the database. */
  owner: Pool;
  keysFolder: string;
}

/** A small community in a database and a folder that are thrown away. */
export async function withSeeded<Result>(work: (seeded: Seeded) => Promise<Result>): Promise<Result> {
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-load-'));
  const owner = new Pool({ connectionString: database.ownerUrl, max: 2 });
  try {
    await seed(database.ownerUrl, SIZE, () => {});
    const keysFolder = path.join(dataDir, 'keys');
    return await work({ databaseUrl: database.ownerUrl, dataDir, pool: POOL, owner, keysFolder });
  } finally {
    await owner.end();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
