import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { Pool } from 'pg';
import { startThrowaway } from '../../../server/database/embedded/throwaway.ts';
import { ask } from '../ask.ts';
import { quantile, table } from '../figures.ts';
import { chooseQuestions, signIn, type Voter } from '../people.ts';
import { seed } from '../seed/seed.ts';
import type { Size } from '../seed/steps.ts';
import type { Surroundings } from '../servers/contestants.ts';
import { startLemma } from '../servers/lemma.ts';
import { type Noun, nouns } from './requests.ts';
import { type Carried, openWire, tellPlans, type Wire } from './wire.ts';

/** Of one noun at one size. */
interface Figures {
  p95: number;
  statements: string[];
  /** Big tables that were read from end to end, by the statements that did. */
  scanned: Map<string, string>;
}

type BySize = Map<string, Figures>;

const POOL = 12;
const PEOPLE = 40;
const QUESTIONS = 200;
const TIMES = 200;
const AT_ONCE = 4;
/** A table of so many rows is big. */
const BIG = 10_000;
/** Of so many requests the one with the fewest statements counts: work in the background adds to the others. */
const LOOKS = 5;
const QUIET_MS = 400;

/** Every noun at two sizes: how long it takes, how many statements, and that none of them reads a big table whole. */
export async function measureNouns(say: (sentence: string) => void, sizes: [Size, Size]): Promise<void> {
  const [small, large] = [await atSize(sizes[0], say), await atSize(sizes[1], say)];
  const rows = [...small].map(([name, less]) => {
    const more = large.get(name)!;
    return [
      name,
      ...[less.p95, more.p95].map((ms) => ms.toFixed(1)),
      ...[less.statements, more.statements].map(({ length }) => String(length)),
    ];
  });
  const head = sizes.map(({ questions }) => `of ${questions}`);
  console.log(
    `\n${table([['noun', ...head.map((size) => `p95 ms ${size}`), ...head.map((size) => `statements ${size}`)], ...rows])}\n`,
  );
  const wrong = [...small].flatMap(([name, less]) => faults(name, less, large.get(name)!));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  console.log(
    'As many statements at both sizes, and no plan reads a table of 10,000 rows or more from end to end.',
  );
}

function faults(name: string, small: Figures, large: Figures): string[] {
  const counts =
    small.statements.length === large.statements.length
      ? []
      : [
          `${name}: not as many statements in the small community as in the large one:`,
          ...[small, large].map(({ statements }) => statements.join('\n    ')),
        ];
  const scanned = new Map([...small.scanned, ...large.scanned]);
  return [...counts, ...[...scanned].map(([relation, sql]) => `${name}: reads all of ${relation}: ${sql}`)];
}

async function atSize(size: Size, say: (sentence: string) => void): Promise<BySize> {
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-nouns-'));
  const pool = new Pool({ connectionString: database.ownerUrl, max: 1 });
  try {
    await seed(database.ownerUrl, size, say);
    return await figuresOf(pool, { databaseUrl: database.ownerUrl, dataDir, pool: POOL }, say);
  } finally {
    await pool.end();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Of a community that stands. */
export async function figuresOf(
  pool: Pool,
  surroundings: Surroundings,
  say: (sentence: string) => void,
): Promise<BySize> {
  const lemma = await startLemma(surroundings);
  const people = await rankedFirst(pool, await signIn(pool, path.join(surroundings.dataDir, 'keys'), PEOPLE));
  const asked = nouns((await chooseQuestions(pool, people)).slice(0, QUESTIONS), people);
  say('until it is known who is active');
  await waitForRanking(pool);
  const times = new Map<string, number[]>();
  for (const noun of asked) {
    say(noun.name);
    times.set(noun.name, await timed(lemma.address, noun));
  }
  await lemma.stop();

  say('statements and plans');
  await tellPlans(pool);
  const wire = await openWire(surroundings.databaseUrl);
  const looked = await startLemma({ ...surroundings, databaseUrl: wire.url });
  const big = await bigTables(pool);
  const figures: BySize = new Map();
  for (const noun of asked) {
    const { statements, scanned } = await look(looked.address, noun, wire);
    const p95 = quantile(times.get(noun.name)!, 0.95);
    figures.set(noun.name, {
      p95,
      statements,
      scanned: new Map(scanned.filter(([relation]) => big.has(relation))),
    });
  }
  await looked.stop();
  wire.close();
  return figures;
}

/** Whoever has no points in a range is told no place, which takes fewer statements: those who have some come first. */
async function rankedFirst(pool: Pool, people: Voter[]): Promise<Voter[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    `SELECT user_id FROM reputation_days WHERE subject_code = '' AND day > current_date - 29 AND user_id = ANY ($1)
     GROUP BY user_id HAVING sum(points) > 0`,
    [people.map(({ id }) => id)],
  );
  const ranked = new Set(rows.map((row) => row.user_id));
  return people.toSorted((a, b) => Number(ranked.has(b.id)) - Number(ranked.has(a.id)));
}

/** The ranking of all days is made by a job of every minute. */
async function waitForRanking(pool: Pool): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const { rowCount } = await pool.query(`SELECT FROM activity_rankings WHERE range = 'ALL'`);
    if (rowCount) return;
    await passed(1000);
  }
  throw new Error('Nobody found out who is active.');
}

async function bigTables(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= ${BIG}`,
  );
  return new Set(rows.map(({ relname }) => relname));
}

async function askWell(address: string, request: Partial<Request>, good: string): Promise<void> {
  const body = await ask(address, request);
  if (!body.includes(good)) throw new Error(`No ${good} in ${body.slice(0, 500)}`);
}

/** Once for the warmth, then some at once. */
async function timed(address: string, { requests, good }: Noun): Promise<number[]> {
  for (const request of requests.slice(0, AT_ONCE)) await ask(address, request);
  const times: number[] = [];
  let begun = 0;
  async function askOnAndOn() {
    while (begun < TIMES) {
      const request = requests[(begun += 1) % requests.length]!;
      const start = performance.now();
      await ask(address, request);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOnAndOn));
  await askWell(address, requests[0]!, good);
  return times;
}

/** Every request is looked at for scans; the first one, asked again and again, is counted. */
async function look(address: string, noun: Noun, wire: Wire) {
  const [first] = noun.requests;
  const looks: Carried[][] = [];
  for (let time = 0; time < (noun.kept ? 1 : LOOKS); time += 1) {
    await quiet(wire);
    await askWell(address, first!, noun.good);
    looks.push(ofRequests(wire));
  }
  const least = looks.toSorted((a, b) => a.length - b.length)[0]!;
  wire.take();
  if (!noun.kept) for (const request of noun.requests) await ask(address, request);
  const scanned = [...least, ...ofRequests(wire)].flatMap((one) =>
    one.scanned.map((relation): [string, string] => [relation, inShort(one)]),
  );
  return { statements: least.map(inShort), scanned };
}

const inShort = ({ sql }: Carried) =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/^SELECT .*? FROM /, 'SELECT … FROM ')
    .slice(0, 400);

const ofRequests = (wire: Wire) => wire.take().filter(({ sql }) => !BACKGROUND.test(sql));

/** What jobs do, who looks at jobs, and adding up. */
const BACKGROUND = /add_up_activity|activity_rankings \(|graphile|\bjobs\b/;

async function quiet(wire: Wire): Promise<void> {
  for (let wait = 0; wait < 4; wait += 1) {
    await passed(QUIET_MS);
    if (wire.take().length === 0) return;
  }
}
