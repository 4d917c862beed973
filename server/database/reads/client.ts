import type { Pool } from 'pg';
import { MODELS } from './models.ts';
import { type Shape, type Statement, statementFor, UNKNOWN } from './statement.ts';

type Find = (args?: object) => Promise<unknown>;
type Delegate = Record<string, Find>;

/**
 * Prisma's client with a shorter way for the finds that pages are made of: one prepared statement that brings
 * relations as JSON. What this way does not know goes Prisma's way, and so does everything inside a transaction,
 * which has a client and a connection of its own. See docs/decisions/read-path.md.
 */
export function withReads<Client extends object>(
  client: Client,
  pool: Pool,
  nameOf: (text: string) => string,
): Client {
  const delegates = new Map(
    [...MODELS.keys()].map((model) => {
      const name = model.toLowerCase();
      return [name, shorten(Reflect.get(client, name) as Delegate, model, run)];
    }),
  );
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = delegates.get(name as string) ?? Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });

  async function run({ text, values, shape }: Statement): Promise<Record<string, unknown>[]> {
    const { rows } = await pool.query<Record<string, unknown>>({ name: nameOf(text), text, values });
    for (const row of rows) reviveRelations(row, shape);
    return rows;
  }
}

type Run = (statement: Statement) => Promise<Record<string, unknown>[]>;

function shorten(delegate: Delegate, model: string, run: Run): Delegate {
  const first =
    (whole: Find): Find =>
    async (args = {}) => {
      const statement = known(model, { ...args, take: 1 });
      return statement ? ((await run(statement))[0] ?? null) : whole(args);
    };
  const ways: Delegate = {
    async findMany(args = {}) {
      const statement = known(model, args);
      return statement ? run(statement) : delegate['findMany']!(args);
    },
    findFirst: first((args) => delegate['findFirst']!(args)),
    findUnique: first((args) => delegate['findUnique']!(args)),
  };
  return new Proxy(delegate, { get: (target, name) => ways[name as string] ?? Reflect.get(target, name) });
}

function known(model: string, args: object): Statement | null {
  try {
    return statementFor(model, args as Record<string, unknown>);
  } catch (error) {
    if (error === UNKNOWN) return null;
    throw error;
  }
}

function revive(row: Record<string, unknown>, shape: Shape): void {
  for (const field of shape.dates) if (row[field] !== null) row[field] = new Date(row[field] as string);
  reviveRelations(row, shape);
}

function reviveRelations(row: Record<string, unknown>, { relations }: Shape): void {
  for (const [field, shape] of relations) {
    const related = row[field] as Record<string, unknown> | Record<string, unknown>[] | null;
    if (Array.isArray(related)) for (const one of related) revive(one, shape);
    else if (related) revive(related, shape);
  }
}
