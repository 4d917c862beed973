import type { Context } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  pageSize,
  type PageRequest,
  toPage,
} from '../../../core/pagination.ts';
import type { Award, Prisma } from '../../../database/client/client.ts';
import type { Database } from '../../../database/client.ts';
import type { PageOfRows, Rows } from '../../../graph/statement/request.ts';
import { visibleTo } from '../../profiles/policy.ts';
import { type Badge, BADGES } from '../../reputation/badge-catalogue.ts';

type Selection = Pick<Prisma.AwardDefaultArgs, 'include' | 'select'>;

const NEWEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

/** The awards that this reader may know about: of people whom they may see. */
const visibleAwards = ({ actor }: Pick<Context, 'actor'>): Prisma.AwardWhereInput => ({
  user: visibleTo(actor),
});

interface AwardsOf extends PageRequest {
  userId?: string;
  badge?: string;
}

/** Which awards these are, the newest first. */
const awardsPage = (ctx: Context, { userId, badge, first, after }: AwardsOf): PageOfRows => ({
  model: 'Award',
  where: { ...visibleAwards(ctx), ...(userId && { userId }), ...(badge && { badge }) },
  keyset: NEWEST,
  first,
  after,
});

export async function awards(ctx: Context, args: AwardsOf, selection: Selection = {}): Promise<Page<Award>> {
  const { where, keyset } = awardsPage(ctx, args);
  const rows = await ctx.db.award.findMany({
    ...selection,
    where: args.after ? { AND: [where, keyset.after(args.after)] } : where,
    orderBy: keyset.orderBy,
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, keyset.cursorOf, () => ctx.db.award.count({ where, take: MAX_TOTAL }));
}

/** The row that an id names; statements read it by this too. */
export const awardRow = ({ id }: { id: string }, ctx: Context): Rows | null =>
  isId('award', id) ? { model: 'Award', where: { id, ...visibleAwards(ctx) } } : null;

export async function award(
  ctx: Context,
  named: { id: string },
  selection: Selection = {},
): Promise<Award | null> {
  const row = awardRow(named, ctx);
  return row && ctx.db.award.findFirst({ ...selection, where: row.where });
}

/** A badge that somebody holds, and how often. */
export interface HeldBadge {
  badge: Badge;
  count: number;
  lastAt: Date;
}

/** What somebody holds, in the order of the catalogue. */
export async function badgesOf(ctx: Context, userId: string): Promise<HeldBadge[]> {
  const groups = await ctx.db.award.groupBy({
    by: ['badge'],
    where: { userId },
    _count: true,
    _max: { createdAt: true },
  });
  const held = new Map(groups.map((group) => [group.badge, group]));
  return BADGES.flatMap((badge) => {
    const group = held.get(badge.type);
    return group ? [{ badge, count: group._count, lastAt: group._max.createdAt! }] : [];
  });
}

const CACHED_MS = 60_000;
const cached = new WeakMap<Database, { until: number; holders: Promise<Map<string, number>> }>();

/** How many people hold each badge, counted up to 10,000 and at most once a minute. */
export function holders(ctx: Context): Promise<Map<string, number>> {
  const now = ctx.now().getTime();
  const known = cached.get(ctx.db);
  if (known && now < known.until) return known.holders;
  const counted = count(ctx.db);
  cached.set(ctx.db, { until: now + CACHED_MS, holders: counted });
  counted.catch(() => cached.delete(ctx.db));
  return counted;
}

async function count(db: Database): Promise<Map<string, number>> {
  const types = BADGES.map(({ type }) => type);
  const rows = await db.$queryRaw<{ type: string; holders: number }[]>`
    SELECT type, (
      SELECT count(*)::int FROM (SELECT DISTINCT user_id FROM awards WHERE badge = type LIMIT ${MAX_TOTAL}) AS people
    ) AS holders FROM unnest(${types}::text[]) AS given (type)`;
  return new Map(rows.map(({ type, holders }) => [type, holders]));
}
