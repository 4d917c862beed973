import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { GoTrueClient } from '@supabase/auth-js';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Keys, openKeys } from '../../server/accounts/keys.ts';
import { type Attempts, openAttempts } from '../../server/limits/attempts.ts';
import { openLimitStore } from '../../server/limits/store.ts';
import { openAccounts } from '../../server/accounts/open.ts';
import type { Config } from '../../server/core/config.ts';
import { type Database, type OpenDatabase, openDatabase } from '../../server/database/client.ts';
import type { Log } from '../../server/core/log.ts';
import { createDatabase, query, type TestDatabase } from '../support/postgres.ts';

export const PASSWORD = 'Snow-Owl-72';

const UNLIMITED: Attempts = {
  hit: async () => ({ limit: 1, remaining: 1, reset: 0, isOver: false }),
  forget: async () => {},
};

interface Options {
  config?: Partial<Config>;
  /** The limits that everybody has, in place of none. */
  limited?: boolean;
  /** What stands between accounts and the database. */
  wrap?: (db: Database) => Database;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
  text: string;
}

type Accounts = ReturnType<typeof openAccounts>;

/** Accounts behind a real port, on a database of their own, with a clock that tests move. */
export function openDoor({ config = {}, limited = false, wrap = (db) => db }: Options = {}) {
  const keyFolder = mkdtempSync(path.join(os.tmpdir(), 'lemma-keys-'));
  const lines: unknown[] = [];
  let created: TestDatabase;
  let database: OpenDatabase;
  let server: Server;
  let accounts: Accounts;
  let keys: Keys;
  let address = '';
  let people = 0;
  const world = { now: new Date('2030-03-01T09:00:00Z') };

  /** One more process on the same database. */
  function another(): Accounts {
    return openAccounts({
      db: wrap(database.db),
      keys,
      config: { publicUrl: null, passwordMin: 6, trustedProxies: 0, ...config },
      log: logInto(lines),
      now: () => world.now,
      attempts: limited ? openAttempts(openLimitStore({ pool: database.pool })) : UNLIMITED,
    });
  }

  beforeAll(async () => {
    created = await createDatabase();
    database = openDatabase({ url: created.url, poolSize: 12, log: logInto(lines) });
    keys = openKeys(keyFolder);
    accounts = another();
    server = createServer((req, res) => void accounts.handle(req, res));
    // As in `support/world.ts`.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/auth/v1`;
  });

  afterAll(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    await database?.close();
    await created?.drop();
    rmSync(keyFolder, { recursive: true, force: true });
  });

  async function send<Body = Record<string, unknown>>(
    method: string,
    route: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${address}${route}`, {
      method,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text ? JSON.parse(text) : {}) as Body,
    };
  }

  const newEmail = () => `person-${(people += 1)}@example.org`;

  return {
    send,
    another,
    lines,
    get address() {
      return address;
    },
    get db() {
      return database.db;
    },
    get pool() {
      return database.pool;
    },
    get keys() {
      return keys;
    },
    get now() {
      return world.now;
    },
    authenticate: (token: string) => accounts.authenticate(token),
    newKeyFolder: () => path.join(keyFolder, randomBytes(4).toString('hex')),
    /** What a new process on the same database knows. */
    async restart() {
      accounts = another();
    },
    asOwner: (sql: string) => query(created.ownerUrl, sql),
    /** Asks under another name for this machine, which fetch does not let one do. */
    viaHost: (host: string, route: string, body: object, headers: Record<string, string>) =>
      postTo(`${address}${route}`, { ...headers, host }, body),
    /** Asks this machine by its own name, from another one. */
    async from(remoteAddress: string, route: string, body: object) {
      const elsewhere = createServer((req, res) => {
        Object.defineProperty(req.socket, 'remoteAddress', { value: remoteAddress });
        void accounts.handle(req, res);
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
      const { port } = elsewhere.address() as { port: number };
      const headers = { host: 'localhost', 'x-supabase-api-version': '2024-01-01' };
      return postTo(`http://127.0.0.1:${port}/auth/v1${route}`, headers, body).finally(() =>
        elsewhere.close(),
      );
    },
    /** Lets time pass. */
    later(seconds: number) {
      world.now = new Date(world.now.getTime() + seconds * 1000);
    },
    newEmail,
    /** Somebody with an account and a session. */
    async person(email = newEmail(), password = PASSWORD) {
      const { body } = await send<Tokens>('POST', '/signup', { email, password, data: { name: 'Ada' } });
      return { email, id: body.user.id, tokens: body };
    },
    signIn: (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
      send<Tokens & { code?: string }>('POST', '/token?grant_type=password', { email, password }, headers),
    refresh: (refresh_token: string, headers: Record<string, string> = {}) =>
      send<Tokens & { code?: string }>('POST', '/token?grant_type=refresh_token', { refresh_token }, headers),
    /** What every request of a signed-in person does. */
    use: (accessToken: string) => send('GET', '/user', undefined, bearer(accessToken)),
    /** The real client, as a browser tab without a browser. */
    client: (headers: Record<string, string> = {}, through: typeof fetch = fetch) =>
      new GoTrueClient({
        url: address,
        headers,
        fetch: through,
        autoRefreshToken: false,
        persistSession: false,
        detectSessionInUrl: false,
      }),
    /** Lets requests pile up before a person's row, so that all of them have looked before one can act. */
    async whileHeld<Result>(
      table: 'sessions' | 'accounts',
      userId: string,
      waiting: number,
      requests: () => Promise<Result>[],
      meanwhile: string[] = [],
    ): Promise<Result[]> {
      const client = await database.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query(`SELECT 1 FROM ${table} WHERE user_id = $1 FOR UPDATE`, [userId]);
        const sent = requests();
        await expect.poll(() => waitingForLocks(client), { timeout: 20_000 }).toBeGreaterThanOrEqual(waiting);
        for (const sql of meanwhile) await client.query(sql, [userId]);
        await client.query('COMMIT');
        return await Promise.all(sent);
      } finally {
        client.release();
      }
    },
    events: async (subjectId: string) =>
      (await database.db.auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
        ({ event }) => event,
      ),
  };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function waitingForLocks(client: PoolClient): Promise<number> {
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]!.waiting;
}

function logInto(lines: unknown[]): Log {
  const add = (...line: unknown[]) => void lines.push(line);
  const log: unknown = { debug: add, info: add, warn: add, error: add, child: () => log };
  return log as Log;
}

function postTo(url: string, headers: Record<string, string>, body: object) {
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const req = request(
      url,
      { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
          }),
        );
      },
    );
    req.on('error', reject);
    req.end(JSON.stringify(body));
  });
}
