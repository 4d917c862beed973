import { type Actor, type Context, requireActor } from '../../core/context.ts';
import type { SearchEntry } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { valid } from '../../core/validation.ts';
import { HISTORY_PRICES } from '../../limits/table.ts';
import { visibleSearches } from '../policy.ts';
import { MAX_HISTORY, searchKey, SearchesMade, SearchMade } from '../rules.ts';

/** What somebody searched for, the latest first. */
export type History = SearchEntry[];

/** One's own; null when nobody is signed in. */
export async function searchHistory(ctx: Context): Promise<History | null> {
  if (!ctx.actor) return null;
  return ctx.db.searchEntry.findMany({
    where: visibleSearches(ctx.actor),
    orderBy: [{ searchedAt: 'desc' }, { key: 'asc' }],
  });
}

/** The ones made most often, the latest first among equals. */
export function popular(history: History): History {
  return history.toSorted((a, b) => b.count - a.count);
}

/** Remembers a search; one that was made before counts once more, and a blank one is none. */
export function recordSearch(ctx: Context, input: { query: string }): Promise<History> {
  const actor = requireActor(ctx);
  const { query } = valid(SearchMade, input);
  ctx.budgets.spend(ctx, HISTORY_PRICES.change, 'history');

  return change(ctx, actor, async (tx) => {
    const key = searchKey(query);
    if (!key) return;
    const made = { query, searchedAt: ctx.now() };
    await tx.searchEntry.upsert({
      where: { userId_key: { userId: actor.id, key } },
      create: { userId: actor.id, key, ...made },
      update: { ...made, count: { increment: 1 } },
    });
  });
}

/** Adds what a device remembered from before signing in; doing it again changes nothing. */
export function keepSearches(
  ctx: Context,
  input: { searches: { query: string; count: number; searchedAt: Date }[] },
): Promise<History> {
  const actor = requireActor(ctx);
  const { searches } = valid(SearchesMade, input);
  ctx.budgets.spend(ctx, HISTORY_PRICES.import, 'history');

  const now = ctx.now();
  const made = new Map(
    searches
      .toSorted((a, b) => a.searchedAt.getTime() - b.searchedAt.getTime())
      .map(({ query, count, searchedAt }) => [
        searchKey(query),
        { query, count, searchedAt: searchedAt > now ? now : searchedAt },
      ]),
  );
  made.delete('');
  const entries = [...made.values()];
  return change(ctx, actor, async (tx) => {
    await tx.$executeRaw`
      INSERT INTO search_entries AS known (user_id, key, query, count, searched_at)
      SELECT ${actor.id}::uuid, * FROM unnest(
        ${[...made.keys()]}::text[], ${entries.map(({ query }) => query)}::text[],
        ${entries.map(({ count }) => count)}::int[],
        ${entries.map(({ searchedAt }) => searchedAt.toISOString())}::timestamptz[])
      ON CONFLICT (user_id, key) DO UPDATE SET
        query = CASE WHEN known.searched_at > excluded.searched_at THEN known.query ELSE excluded.query END,
        searched_at = greatest(known.searched_at, excluded.searched_at),
        count = greatest(known.count, excluded.count)`;
  });
}

/** Forgets one search, or all of them. */
export function forgetSearches(
  ctx: Context,
  { query }: { query?: string | null | undefined },
): Promise<History> {
  const actor = requireActor(ctx);
  ctx.budgets.spend(ctx, HISTORY_PRICES.change, 'history');
  return change(ctx, actor, async (tx) => {
    const one = typeof query === 'string' ? { key: searchKey(query) } : {};
    await tx.searchEntry.deleteMany({ where: { ...one, ...visibleSearches(actor) } });
  });
}

/** The person's row stands for the history: two devices take turns, and no more than fifty stay. */
async function change(
  ctx: Context,
  actor: Actor,
  write: (tx: Transaction) => Promise<void>,
): Promise<History> {
  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    await write(tx);
    const history = await tx.searchEntry.findMany({
      where: visibleSearches(actor),
      orderBy: [{ searchedAt: 'desc' }, { key: 'asc' }],
    });
    const tooMany = history.slice(MAX_HISTORY);
    if (tooMany.length > 0)
      await tx.searchEntry.deleteMany({
        where: { key: { in: tooMany.map(({ key }) => key) }, ...visibleSearches(actor) },
      });
    return history.slice(0, MAX_HISTORY);
  });
}
