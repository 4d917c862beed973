import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/client.ts';

export interface Figures {
  people: number;
  questions: number;
  answers: number;
  topics: number;
}

/** Beyond so many rows nobody counts; the database says about how many there are. */
export const COUNTED = 10_000;
const CACHED_MS = 60_000;

const cached = new WeakMap<Database, { until: number; figures: Promise<Figures> }>();

/** How much is here, counted at most once a minute. */
export function figures(ctx: Context): Promise<Figures> {
  const now = ctx.now().getTime();
  const known = cached.get(ctx.db);
  if (known && now < known.until) return known.figures;

  const counted = count(ctx.db);
  cached.set(ctx.db, { until: now + CACHED_MS, figures: counted });
  // A failure is nothing to keep.
  counted.catch(() => cached.delete(ctx.db));
  return counted;
}

async function count(db: Database): Promise<Figures> {
  const [row] = await db.$queryRaw<[Figures]>`
    SELECT
      (SELECT count(*) FROM (SELECT 1 FROM users WHERE deleted_at IS NULL AND role <> 'SYSTEM' LIMIT ${COUNTED}) AS few)::int AS people,
      (SELECT count(*) FROM (SELECT 1 FROM questions WHERE deleted_at IS NULL LIMIT ${COUNTED}) AS few)::int AS questions,
      (SELECT count(*) FROM (SELECT 1 FROM answers WHERE deleted_at IS NULL LIMIT ${COUNTED}) AS few)::int AS answers,
      (SELECT count(*) FROM topics)::int AS topics`;
  const many = (['people', 'questions', 'answers'] as const).filter((name) => row[name] === COUNTED);
  if (many.length === 0) return row;

  const tables = { people: 'users', questions: 'questions', answers: 'answers' };
  const about = await db.$queryRaw<{ name: string; rows: number }[]>`
    SELECT relname AS name, reltuples::float8 AS rows FROM pg_class
    WHERE oid = ANY (${many.map((name) => tables[name])}::regclass[])`;
  for (const name of many)
    row[name] = Math.max(COUNTED, Math.round(about.find((one) => one.name === tables[name])?.rows ?? 0));
  return row;
}
