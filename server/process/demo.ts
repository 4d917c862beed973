import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { Action } from '../../prisma/seed/action.ts';
import { planCommunity } from '../../prisma/seed/community.ts';
import { type DemoRole, PEOPLE } from '../../prisma/seed/people.ts';
import { createUser } from '../accounts/operations/sign-up.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { demoEmail } from '../accounts/rules.ts';
import type { Config } from '../core/config.ts';
import { openReplies } from '../chat/reply/replies.ts';
import type { Context } from '../core/context.ts';
import type { Database, OpenDatabase } from '../database/client.ts';
import { StartFailure } from '../database/failure.ts';
import { dataDirOf } from '../database/open.ts';
import { Refusal } from '../core/errors.ts';
import { openEvents } from '../core/pubsub/pubsub.ts';
import type { Jobs } from '../jobs/queue.ts';
import { NO_STATEMENTS } from '../graph/statement/statements.ts';
import type { Log } from '../core/log.ts';
import { act, type Posted } from './demo-acts.ts';
import { openEngine } from '../maths/engine.ts';
import { BACKGROUND_CALLER } from '../core/worker-pool/caller.ts';
import { newRecord } from '../http/request-record.ts';
import { openBudgets } from '../limits/budgets.ts';
import { openUploads } from '../uploads/open-uploads.ts';
import { openRenderer } from '../text/markdown/renderer.ts';

export interface DemoAccount {
  role: DemoRole;
  email: string;
  password: string;
}

interface Options {
  database: Pick<OpenDatabase, 'db' | 'pool' | 'connection'>;
  jobs: Jobs;
  config: Config;
  log: Log;
  say: (sentence: string) => void;
}

interface DemoFile {
  startedAt: string;
  complete: boolean;
  accounts: DemoAccount[];
}

/** The number by which several that load it wait for each other. */
const LOCK = 7_231_905;

/**
 * Lets the demo community live its sixty days through the operations that everybody uses. Cut off
 * half-way, it goes on at the next start: every step can be taken twice.
 */
export async function loadDemo(options: Options): Promise<DemoAccount[] | null> {
  const known = readDemo(demoFile(options.config));
  if (known?.complete) return known.accounts;
  // Of several that start on one folder one loads it, while the others wait, however long that takes.
  const client = new Client(options.database.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await loadInTurn(options);
  } finally {
    await client.end();
  }
}

async function loadInTurn({
  database: { db, pool },
  jobs,
  config,
  log,
  say,
}: Options): Promise<DemoAccount[] | null> {
  const file = demoFile(config);
  const known = readDemo(file);
  if (known?.complete) return known.accounts;
  if (!known && (await db.user.count({ take: 1 })) > 0) return null;

  const demo = known ?? { startedAt: new Date().toISOString(), complete: false, accounts: newAccounts() };
  writeDemo(file, demo);
  const until = new Date(demo.startedAt);
  const people = await createPeople(db, demo.accounts, until);
  await play(planCommunity(until), people, { db, pool, jobs, config, log }, say);
  writeDemo(file, { ...demo, complete: true });
  return demo.accounts;
}

const demoFile = (config: Config) => path.join(dataDirOf(config), 'demo.json');

function readDemo(file: string): DemoFile | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoFile;
  } catch {
    throw new StartFailure(
      `The demo accounts in ${file} cannot be read: put the file back as it was, or start with --empty.`,
    );
  }
}

/** Beside its place first: whatever ends this process, the file is whole. */
function writeDemo(file: string, demo: DemoFile): void {
  writeFileSync(`${file}.new`, JSON.stringify(demo, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

function newAccounts(): DemoAccount[] {
  return PEOPLE.flatMap(({ role }) =>
    role ? [{ role, email: demoEmail(role), password: `Aa1-${randomBytes(9).toString('base64url')}` }] : [],
  );
}

type Person = { id: string; role: 'STUDENT' | 'MODERATOR' | 'ADMIN' };

async function createPeople(db: Database, accounts: DemoAccount[], until: Date): Promise<Person[]> {
  const nobodys = await hashPassword(null, randomBytes(32).toString('base64'));
  const joined = new Date(until.getTime() - 61 * 86_400_000);
  const people: Person[] = [];
  for (const [number, { name, role, bio }] of PEOPLE.entries()) {
    const account = accounts.find((one) => one.role === role);
    const email = account?.email ?? demoEmail(`person-${number}`);
    const there = await db.account.findUnique({ where: { email }, include: { user: true } });
    const passwordHash = there ? '' : account ? await hashPassword(null, account.password) : nobodys;
    const rank = role === 'moderator' ? 'MODERATOR' : role === 'admin' ? 'ADMIN' : 'STUDENT';
    const user =
      there?.user ??
      (await db.$transaction((tx) => createUser(tx, joined, { email, passwordHash, name, role: rank }))).user;
    if (bio && !there) await db.user.update({ where: { id: user.id }, data: { bio } });
    people.push({ id: user.id, role: rank });
  }
  return people;
}

async function play(
  actions: Action[],
  people: Person[],
  { db, pool, jobs, config, log }: Pick<Options, 'jobs' | 'config' | 'log'> & Pick<Context, 'db' | 'pool'>,
  say: (sentence: string) => void,
): Promise<void> {
  const sharedEngine = openEngine({ log });
  const renderer = openRenderer(log);
  const replies = openReplies(log);
  const uploads = openUploads(config, log);
  const parts: Parts = {
    db,
    pool,
    log,
    events: openEvents(log),
    jobs,
    replies,
    statements: NO_STATEMENTS,
    engine: sharedEngine.forCaller(BACKGROUND_CALLER),
    sharedEngine,
    renderer,
    budgets: openBudgets(),
    uploads,
  };
  const posts = new Map<string, Posted>();
  let tenths = 0;
  for (const [done, action] of actions.entries()) {
    const context = contextOf(people[action.who]!, action.at, parts);
    try {
      await act(context, action, { posts, people });
    } catch (error) {
      // The community keeps to the limits that everybody keeps to.
      if (!(error instanceof Refusal)) throw error;
    }
    const now = Math.floor(((done + 1) / actions.length) * 4);
    if (now > tenths) say(`Loading the demo community: ${now * 25} %`);
    tenths = now;
  }
  await Promise.all([sharedEngine.close(), renderer.close()]);
}

/** What the demo's contexts have in common. */
type Parts = Pick<
  Context,
  | 'db'
  | 'pool'
  | 'log'
  | 'events'
  | 'jobs'
  | 'replies'
  | 'engine'
  | 'sharedEngine'
  | 'renderer'
  | 'budgets'
  | 'uploads'
  | 'statements'
>;

function contextOf(person: Person, at: Date, parts: Parts): Context {
  return {
    ...parts,
    actor: { ...person, sessionId: '', aal: 1, reputation: 1, suspension: null, expiresAt: at },
    token: null,
    model: null,
    embedder: null,
    now: () => at,
    examHoldDays: 0,
    language: 'en',
    requestId: 'demo',
    record: newRecord('demo'),
    address: '',
    userAgent: '',
    device: '',
    fromHere: true,
    chargeRead() {},
  };
}
