import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { openKeys } from '../../server/accounts/keys.ts';
import { presentSession } from '../../server/accounts/present.ts';
import type { Context } from '../../server/core/context.ts';
import { createApp } from '../../server/app.ts';
import { Answer } from '../../server/http/answer/answer.ts';
import { type Config, readConfig } from '../../server/core/config.ts';
import type { Account, Role, User } from '../../server/database/client/client.ts';
import { type Database, openDatabase, type OpenDatabase } from '../../server/database/client.ts';
import { openEvents } from '../../server/core/pubsub/pubsub.ts';
import { DAILY_CAP } from '../../server/community/reputation/rules.ts';
import type { Attempts } from '../../server/limits/attempts.ts';
import type { Site } from '../../server/http/site/site.ts';
import { type JobQueue, openJobs } from '../../server/jobs/queue.ts';
import { TASKS } from '../../server/registry/jobs.ts';
import { embedTask } from '../../server/search/embedding/embed-chunks.ts';
import { PERSISTED_DOCUMENTS } from '../../server/graph/documents/persisted-operations.ts';
import type { Statements } from '../../server/graph/statement/statements.ts';
import { sweepTask } from '../../server/uploads/operations/sweep.ts';
import { newId } from '../../server/core/ids.ts';
import { comparedWithExecutor, type Difference } from './both-paths.ts';
import { CountingEventTarget } from './listeners.ts';
import { createDatabase, query, type TestDatabase } from './postgres.ts';
import { sharedWorkers } from './workers.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
const unlimited: Attempts = {
  hit: async () => ({ limit: 1, remaining: 1, reset: 0, isOver: false }),
  forget: async () => {},
};

/** Whatever a door said: tests say what they expect of it. */
export interface Json {
  [name: string]: Json;
}

/** A person with a session, asking through the doors. */
export interface Visitor {
  id: string;
  name: string;
  token: string | null;
  graph(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Json>;
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RestAnswer>;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  body: Json;
}

/**
 * The whole product on a database of its own: real Postgres, a real port, a clock that tests move.
 * One per test file.
 */
export function openWorld(
  options: {
    config?: Partial<Config>;
    /** The limits of accounts that everybody has, in place of none. */
    limited?: boolean;
    wrap?: (db: Database) => Database;
    /** Instead of comparing what statements answer. */
    wrapStatements?: (statements: Statements) => Statements;
    site?: Site;
    /** Worker processes of its own, where a test is about them. */
    ownWorkers?: boolean;
  } = {},
) {
  const world = {
    now: new Date('2030-03-01T09:00:00Z'),
    address: '',
    dataDir: '',
    errors: [] as unknown[],
    /** What was told of each request. */
    requests: [] as Record<string, unknown>[],
    warnings: [] as unknown[],
    /** Where a statement answered otherwise than the executor. */
    differences: [] as Difference[],
    contexts: new Map<string, Context>(),
    answered: 0,
  };
  const live = new CountingEventTarget();
  let server: Server;
  let database: OpenDatabase;
  let sockets: { close(): Promise<void> };
  let app: ReturnType<typeof createApp>;
  let created: TestDatabase;
  let jobs: JobQueue;
  const keys = openKeys(mkdtempSync(path.join(os.tmpdir(), 'lemma-keys-')));
  const log = {
    ...quiet,
    warn: (line: unknown) => void world.warnings.push(line),
    error: (line: unknown) => void world.errors.push(line),
    info: (line: Record<string, unknown>) => void world.requests.push(line),
    child: () => log,
  } as never;

  beforeAll(async () => {
    created = await createDatabase();
    database = openDatabase({ url: created.url, poolSize: 12, log: quiet });
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-data-'));
    world.dataDir = dataDir;
    const config = { ...readConfig({}), dataDir, ...options.config };
    jobs = await openJobs({ connection: database.connection, log, tasks: TASKS, supervised: false });
    app = createApp({
      ...database,
      db: options.wrap?.(database.db) ?? database.db,
      keys,
      events: openEvents(log, live),
      jobs,
      config,
      log,
      now: () => world.now,
      ...(!options.limited && { attempts: unlimited }),
      ...(!options.ownWorkers && { workers: sharedWorkers() }),
      site: options.site ?? null,
      // Where a test changes what Prisma does, only the executor sees it.
      wrapStatements:
        options.wrapStatements ??
        ((statements) => (options.wrap ? statements : comparedWithExecutor(statements, world))),
    });
    server = createServer({ ServerResponse: Answer }, app.handle);
    // A connection that it closes while a busy test takes it up again would be reset: the tests close theirs first.
    server.keepAliveTimeout = 0;
    sockets = app.sockets(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    world.address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });

  afterAll(async () => {
    expect(world.differences).toEqual([]);
    await sockets?.close();
    if (server)
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    await app?.settle();
    await database?.close();
    await created?.drop();
  });

  const methods = {
    get db() {
      return database.db;
    },
    get pool() {
      return database.pool;
    },
    get ownerUrl() {
      return created.ownerUrl;
    },
    /** Tries what follows a write, until nothing is due; what fails waits for its next try. */
    async work() {
      while ((await app.runJobs()) > 0);
    },
    /** Tries once all that waits, also what failed before. */
    retry: () => app.runJobs({ retries: true }),
    get jobs() {
      return jobs;
    },
    /** What the product does after its start where a model of embeddings is configured. */
    async embed() {
      await jobs.add(database.db, embedTask, {});
      await app.runJobs({ retries: true });
    },
    /** The product goes away, but answers what is under way. */
    drain: () => app.drain(),
    /** What the product does when it stops. */
    settle: () => app.settle(),
    /** What the product does every hour with files that belong to nothing. */
    async sweep() {
      await jobs.add(database.db, sweepTask, {});
      await app.runJobs({ retries: true });
      await app.maintenance.sweep();
    },
    /** Asked before they do: when so many more listen to what is told live. */
    listening: (more?: number) => live.more(more),
    /** How many listen to what is told live. */
    listeners: () => live.count(),
    /** SQL as the owner of the schema. */
    sql: (text: string, values: unknown[] = []) => query(created.ownerUrl, text, values),
    /** What somebody asks with, as the product makes it. */
    async contextOf(who: Visitor): Promise<Context> {
      const [sha256Hash] = Object.entries(PERSISTED_DOCUMENTS).find(([, text]) =>
        text.includes('query LatestQuestion('),
      )!;
      const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
      await fetch(`${world.address}/graphql?${new URLSearchParams({ variables: '{"id":""}', extensions })}`, {
        headers: who.token ? { authorization: `Bearer ${who.token}` } : {},
      });
      return world.contexts.get(who.token ? who.id : '')!;
    },
    /** Lets time pass. */
    later(seconds: number) {
      world.now = new Date(world.now.getTime() + seconds * 1000);
    },
    /** Somebody with a session. Old enough and known enough for everything but moderating, unless said otherwise. */
    async person({
      name = 'Ada',
      reputation = 3000,
      role = 'STUDENT' as Role,
      days = 100,
    } = {}): Promise<Visitor> {
      const joined = new Date(world.now.getTime() - days * 86_400_000);
      const id = newId('user', joined);
      const email = `${id}@example.org`;
      const user = await database.db.user.create({
        data: { id, name, role, createdAt: joined },
      });
      if (reputation !== 1)
        await database.db.$executeRaw`
          SELECT write_ledger(${id}::uuid, 'ADJUSTMENT', ${reputation - 1}::int, false, 'test', NULL, NULL, ${new Date(joined.getTime() + 1)}::timestamptz, ${DAILY_CAP}::int)`;
      const account = await database.db.account.create({
        data: { userId: id, email, passwordHash: 'none', emailConfirmedAt: joined, createdAt: joined },
      });
      return signedIn(user, account);
    },
    /** The same person with a new session, after time has passed. */
    async sessionOf({ id }: Visitor): Promise<Visitor> {
      const { user, ...account } = await database.db.account.findUniqueOrThrow({
        where: { userId: id },
        include: { user: true },
      });
      return signedIn(user, account);
    },
    guest: (): Visitor => visitor(world, { id: '', name: '', token: null }),
    visitorWith: (token: string): Visitor => visitor(world, { id: '', name: '', token }),
  };
  return Object.defineProperties(world, Object.getOwnPropertyDescriptors(methods)) as typeof world &
    typeof methods;

  async function signedIn(user: User, account: Account): Promise<Visitor> {
    const sessionId = newId('session', world.now);
    const session = await database.db.session.create({
      data: {
        id: sessionId,
        userId: user.id,
        rotatedAt: world.now,
        createdAt: world.now,
        expiresAt: new Date('2031-01-01'),
      },
    });
    const issuer = 'http://localhost/auth/v1';
    const accounts = {
      ...database,
      keys,
      attempts: unlimited,
      issuer,
      passwordMin: 6,
      now: () => world.now,
      log,
    };
    const { access_token: token } = await presentSession(accounts as never, user, account, session);
    return visitor(world, { id: user.id, name: user.name, token });
  }
}

function visitor(
  world: { address: string },
  { id, name, token }: { id: string; name: string; token: string | null },
): Visitor {
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${world.address}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    id,
    name,
    token,
    async graph(query, variables = {}, headers = {}) {
      const response = await send('POST', '/graphql', { query, variables }, headers);
      return (await response.json()) as Json;
    },
    async rest(method, path, body, headers) {
      const response = await send(method, path, body, headers);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: (text ? JSON.parse(text) : null) as Json,
      };
    },
  };
}

/** The id that a door told. */
export const idOf = (json: Json | undefined): string => json!['id'] as unknown as string;
