import type { Context } from '../../../core/context.ts';
import { isId, kindOf } from '../../../core/ids.ts';
import {
  MAX_TOTAL,
  type Page,
  pageSize,
  type PageRequest,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import { type LedgerEntry, Prisma, type User } from '../../../database/client/client.ts';
import { isAuthorKnown, visibleAnswers, visibleQuestions } from '../../posts/policy.ts';
import { READ_PRICES } from '../../../limits/table.ts';
import { visibleTo } from '../../profiles/policy.ts';
import { isActorKnown, isShownTo, seesSources } from '../policy.ts';
import { DAILY_CAP } from '../../reputation/rules.ts';

export interface LedgerSource {
  type: 'QUESTION' | 'ANSWER';
  id: string;
  questionId: string;
  title: string;
}

/** A row of the ledger with what it moved, and what its reader may know of where it came from. */
export type ShownEntry = LedgerEntry & {
  applied: number;
  balance: number;
  shownSource: LedgerSource | null;
  actor: User | null;
};

type Computed = LedgerEntry & { applied: number; total: number; isSecret: boolean; asker: string | null };

const COLUMNS = Prisma.sql`e.id, e.user_id AS "userId", e.kind, e.points, e.capped, e.day, e.source, e.post_id AS "postId",
  e.subject_code AS "subjectCode", e.actor_id AS "actorId", e.reason, e.created_at AS "createdAt"`;

/** Whether its moment tells what is secret, and who asked anonymously where it came from an answer to them. */
const IS_SECRET = Prisma.sql`(e.kind = 'DOWNVOTED_ANSWER' OR coalesce(asked.author_id = e.user_id, false))`;
const SECRETS = Prisma.sql`${IS_SECRET} AS "isSecret", asked.author_id::text AS asker`;
const ASKED = Prisma.sql`LEFT JOIN LATERAL (
  SELECT q.author_id FROM questions q
  WHERE q.anonymous AND q.id = coalesce((SELECT a.question_id FROM answers a WHERE a.id = e.post_id), e.post_id)
) AS asked ON true`;

/** What an entry moved: by how much the sum of its day, capped as it then stood, grew. */
const APPLIED = Prisma.sql`CASE WHEN e.capped
  THEN least(${DAILY_CAP}, sums.after) - least(${DAILY_CAP}, sums.after - e.points) ELSE e.points END::int AS applied`;

/** What changed somebody's reputation, the newest first. What they had before a page stands in its cursor. */
export async function ledgerOf(
  ctx: Context,
  userId: string,
  request: PageRequest,
): Promise<Page<ShownEntry>> {
  const size = pageSize(request);
  const from = request.after ? readCursor(request.after, ['date', 'whole', 'id']) : null;
  const beyond = from
    ? Prisma.sql`AND (e.created_at, e.id) < (${from[0]}::timestamptz, ${from[2]}::uuid)`
    : Prisma.empty;
  const rows = await ctx.db.$queryRaw<Computed[]>(Prisma.sql`
    WITH page AS (
      SELECT * FROM ledger_entries e WHERE e.user_id = ${userId}::uuid ${beyond}
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${size + 1}
    ), sums AS (
      SELECT id, sum(points) OVER (PARTITION BY day ORDER BY created_at, id) AS after FROM ledger_entries
      WHERE user_id = ${userId}::uuid AND capped AND day IN (SELECT day FROM page)
    )
    SELECT ${COLUMNS}, ${APPLIED}, ${SECRETS}, (SELECT points FROM users WHERE id = ${userId}::uuid) AS total
    FROM page e LEFT JOIN sums USING (id) ${ASKED} ORDER BY e.created_at DESC, e.id DESC`);

  let after = from ? Number(from[1]) : (rows[0]?.total ?? 0);
  const balanced = rows.map((row) => {
    const balance = after;
    after -= row.applied;
    return { ...row, balance };
  });
  const cursorOf = ({ createdAt, balance, applied, id }: (typeof balanced)[number]) =>
    writeCursor([createdAt.toISOString(), balance - applied, id]);
  const page = toPage(balanced, request, cursorOf, () => count(ctx, userId));
  const shown = await show(
    ctx,
    page.edges.map(({ node }) => node),
  );
  const edges = page.edges.flatMap(({ cursor, node }, index) =>
    isShownTo(ctx.actor, node) ? [{ cursor, node: shown[index]! }] : [],
  );
  return { ...page, edges };
}

/** Entries that the caller may see: how many others there are would tell that there are some. */
async function count(ctx: Context, userId: string): Promise<number> {
  if (seesSources(ctx.actor, userId)) return ctx.db.ledgerEntry.count({ where: { userId }, take: MAX_TOTAL });
  const [row] = await ctx.db.$queryRaw<[{ count: number }]>(Prisma.sql`
    SELECT count(*)::int AS count FROM (
      SELECT FROM ledger_entries e ${ASKED} WHERE e.user_id = ${userId}::uuid AND NOT ${IS_SECRET} LIMIT ${MAX_TOTAL}) AS shown`);
  return row.count;
}

/** The rows that an id names, of people that the caller may see. */
export const entryRow = ({ id }: { id: string }, { actor }: Pick<Context, 'actor'>) =>
  isId('ledgerEntry', id) ? { model: 'LedgerEntry', where: { id, user: visibleTo(actor) } } : null;

/** One entry, with what was had after it: out of all that came before, which is one person's alone. */
export async function ledgerEntry(ctx: Context, named: { id: string }): Promise<ShownEntry | null> {
  const row = entryRow(named, ctx);
  const found = row && (await ctx.db.ledgerEntry.findFirst({ where: row.where, select: { id: true } }));
  if (!found) return null;
  const [entry] = await ctx.db.$queryRaw<(Computed & { balance: number; summed: number })[]>(Prisma.sql`
    WITH before AS (
      SELECT e.* FROM ledger_entries this
      JOIN ledger_entries e ON e.user_id = this.user_id AND (e.created_at, e.id) <= (this.created_at, this.id)
      WHERE this.id = ${named.id}::uuid
    ), days AS (
      SELECT day, coalesce(sum(points) FILTER (WHERE capped), 0) AS capped, coalesce(sum(points) FILTER (WHERE NOT capped), 0) AS other
      FROM before GROUP BY day
    ), sums AS (
      SELECT e.id, days.capped AS after FROM ledger_entries e JOIN days USING (day) WHERE e.id = ${named.id}::uuid
    )
    SELECT ${COLUMNS}, ${APPLIED}, ${SECRETS}, (SELECT sum(least(${DAILY_CAP}, capped) + other) FROM days)::int AS balance, 0 AS total,
      (SELECT count(*) FROM before)::int AS summed
    FROM ledger_entries e LEFT JOIN sums USING (id) ${ASKED} WHERE e.id = ${named.id}::uuid`);
  if (entry) ctx.chargeRead(Math.floor(entry.summed / READ_PRICES.entriesSummed));
  return entry && isShownTo(ctx.actor, entry) ? (await show(ctx, [entry]))[0]! : null;
}

async function show(ctx: Context, rows: (Computed & { balance: number })[]): Promise<ShownEntry[]> {
  const visible = rows.filter(({ userId }) => seesSources(ctx.actor, userId));
  const [sources, actors] = await Promise.all([sourcesOf(ctx, visible), actorsOf(ctx, visible)]);
  return rows.map((row) => {
    const isVisible = seesSources(ctx.actor, row.userId);
    return {
      ...row,
      balance: Math.max(1, row.balance),
      reason: isVisible ? row.reason : null,
      shownSource: sources.get(row.postId ?? '') ?? null,
      actor: (isVisible && isCauserKnown(ctx, row) && actors.get(row.actorId ?? '')) || null,
    };
  });
}

/** Whoever asked anonymously is not named to those whom they thank. */
const isCauserKnown = ({ actor }: Pick<Context, 'actor'>, { kind, actorId, asker }: Computed): boolean =>
  isActorKnown(kind) &&
  (asker === null || asker !== actorId || isAuthorKnown(actor, { anonymous: true, authorId: asker }));

async function actorsOf(ctx: Context, rows: LedgerEntry[]): Promise<Map<string, User>> {
  const ids = rows.flatMap(({ kind, actorId }) => (actorId && isActorKnown(kind) ? [actorId] : []));
  if (ids.length === 0) return new Map();
  const people = await ctx.db.user.findMany({ where: { id: { in: ids }, ...visibleTo(ctx.actor) } });
  return new Map(people.map((user) => [user.id, user]));
}

/** The posts that entries came from, where they are still there. */
async function sourcesOf(ctx: Context, rows: LedgerEntry[]): Promise<Map<string, LedgerSource>> {
  const ids = [...new Set(rows.flatMap(({ postId }) => postId ?? []))];
  const of = (kind: 'question' | 'answer') => ids.filter((id) => kindOf(id) === kind);
  const [questions, answers] = await Promise.all([
    ctx.db.question.findMany({
      where: { id: { in: of('question') }, ...visibleQuestions(ctx.actor) },
      select: { id: true, title: true },
    }),
    ctx.db.answer.findMany({
      where: { id: { in: of('answer') }, ...visibleAnswers(ctx.actor) },
      select: { id: true, question: { select: { id: true, title: true } } },
    }),
  ]);
  return new Map<string, LedgerSource>([
    ...questions.map(
      ({ id, title }) => [id, { type: 'QUESTION' as const, id, questionId: id, title }] as const,
    ),
    ...answers.map(
      ({ id, question }) =>
        [id, { type: 'ANSWER' as const, id, questionId: question.id, title: question.title }] as const,
    ),
  ]);
}
