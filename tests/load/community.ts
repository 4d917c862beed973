import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { audit } from '../../server/database/audit.ts';
import { clusterOf } from '../../server/database/embedded/folder.ts';
import { readPidFile } from '../../server/database/embedded/postmaster.ts';
import { startThrowaway } from '../../server/database/embedded/throwaway.ts';
import { lookAtSize } from './at-size.ts';
import { type Contestant, startFloor, startLemma, type Turn } from './servers/contestants.ts';
import { chooseQuestions, signIn, type Voter } from './people.ts';
import { startPostGraphile } from './servers/postgraphile/start.ts';
import { reportAtSize, reportSamples } from './report.ts';
import { measure } from './rounds.ts';
import { countScans, doEach, scannedBetween } from './scans.ts';
import { seed } from './seed/seed.ts';

const SIZE = { users: 20_000, questions: 100_000, answers: 400_000, votes: 1_000_000 };
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
const POOL = 12;
/** Everybody has 40 votes a day, and a quick server uses up more of them. */
const VOTERS = { Lemma: 1500, PostGraphile: 1500, floor: 3000 };

/** The community at the size of some busy years, beside PostGraphile and a floor. Prints its figures as they come. */
export async function measureCommunity(say: (sentence: string) => void): Promise<void> {
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-load-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const pool = new Pool({ connectionString: database.ownerUrl, max: 1 });
  try {
    await seed(database.ownerUrl, SIZE, say);
    const broken = await audit(pool);
    if (broken.length > 0) throw new Error(`The seed is not true: ${JSON.stringify(broken)}`);

    say('servers');
    const surroundings = { databaseUrl: database.ownerUrl, dataDir, pool: POOL };
    const lemma = await startLemma(surroundings);
    const others = [await startFloor(surroundings), await startPostGraphile(surroundings)];
    const turnsOf = await assignTurns([lemma, ...others], pool, path.join(dataDir, 'keys'));
    const samples = await measure(
      [lemma, ...others],
      {
        rounds: ROUNDS,
        seconds: SECONDS,
        connections: CONNECTIONS,
        postgresPid: readPidFile(clusterOf(database.dataDir))!.pid,
        turnsOf,
      },
      say,
    );
    console.log(`\n${reportSamples(samples)}\n`);
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

/** Gives each contestant voters of its own; every turn is another pair of voter and question. */
async function assignTurns(contestants: Contestant[], pool: Pool, keysFolder: string) {
  const voters = await signIn(
    pool,
    keysFolder,
    Object.values(VOTERS).reduce((a, b) => a + b),
  );
  const questions = await chooseQuestions(pool, voters);
  const turns = new Map<Contestant, () => Turn>();
  for (const contestant of contestants) {
    const own = voters.splice(0, VOTERS[contestant.name as keyof typeof VOTERS]);
    turns.set(contestant, turnsThrough(own, questions));
  }
  return (contestant: Contestant) => turns.get(contestant)!;
}

function turnsThrough(voters: Voter[], questions: string[]): () => Turn {
  let turn = 0;
  return () => {
    turn += 1;
    return {
      questionId: questions[turn % questions.length]!,
      voter: voters[turn % voters.length]!,
    };
  };
}
