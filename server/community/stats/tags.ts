import type { Context } from '../../core/context.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../core/pagination.ts';
import { dayOf } from '../../core/time.ts';
import { Prisma, type Tag } from '../../database/client/client.ts';
import { ALL_DAYS } from './rules.ts';
import { NOTHING, totalsOf, trendsOf } from './sums.ts';

/** A page of the tags that questions have, those with the most questions first. */
export async function popularTags(ctx: Context, request: PageRequest): Promise<Page<Tag>> {
  const used = Prisma.sql`s.kind = 'tag' AND s.day = ${ALL_DAYS}::date AND s.questions > 0`;
  const rows = await ctx.db.$queryRaw<(Tag & { sorted: number })[]>`
    SELECT s.key AS name, s.questions AS sorted, t.created_by AS "createdBy", t.created_at AS "createdAt"
    FROM activity_sums s JOIN tags t ON t.name = s.key WHERE ${used}${beyond(request.after)}
    ORDER BY s.questions DESC, s.key LIMIT ${pageSize(request) + 1}`;
  return toPage(
    rows,
    request,
    ({ sorted, name }) => writeCursor([sorted, name]),
    async () => {
      const [{ count }] = await ctx.db.$queryRaw<[{ count: number }]>`
        SELECT count(*)::int AS count FROM (SELECT FROM activity_sums s WHERE ${used} LIMIT ${MAX_TOTAL}) AS few`;
      return count;
    },
  );
}

function beyond(after: string | null | undefined): Prisma.Sql {
  if (!after) return Prisma.empty;
  const [questions, name] = readCursor(after, ['whole', 'text']);
  return Prisma.sql` AND s.questions <= ${questions}::int AND (s.questions < ${questions}::int OR s.key > ${name}::text)`;
}

/** One tag; null where nobody has ever used it. */
export async function tagNamed(ctx: Context, { name }: { name: string }): Promise<Tag | null> {
  const key = name.trim().toLowerCase();
  return key.includes('\0') ? null : ctx.db.tag.findUnique({ where: { name: key } });
}

interface TagFigures {
  questions: number;
  unanswered: number;
  /** Questions of the last seven days less those of the seven before. */
  trend: number;
}

interface Batch {
  names: Set<string>;
  figures: Promise<Map<string, TagFigures>>;
}

const waiting = new WeakMap<Context, Batch>();

/** The figures of a tag; those of all tags of a list are read together. */
export async function tagFigures(ctx: Context, name: string): Promise<TagFigures> {
  const batch = waiting.get(ctx) ?? newBatch(ctx);
  batch.names.add(name);
  return (await batch.figures).get(name)!;
}

function newBatch(ctx: Context): Batch {
  const names = new Set<string>();
  const figures = Promise.resolve().then(() => {
    waiting.delete(ctx);
    return figuresOf(ctx, [...names]);
  });
  const batch = { names, figures };
  waiting.set(ctx, batch);
  return batch;
}

async function figuresOf(ctx: Context, names: string[]): Promise<Map<string, TagFigures>> {
  const [totals, trends] = await Promise.all([
    totalsOf(ctx.db, 'tag', names),
    trendsOf(ctx.db, names, dayOf(ctx.now())),
  ]);
  return new Map(
    names.map((name) => {
      const { questions, unanswered } = totals.get(name) ?? NOTHING;
      return [name, { questions, unanswered, trend: trends.get(name) ?? 0 }];
    }),
  );
}
