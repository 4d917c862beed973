import type { Context } from '../../core/context.ts';
import {
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../core/pagination.ts';
import type { User } from '../../database/client/client.ts';
import { isRanked, visibleTo } from '../profiles/policy.ts';
import type { StatsRange } from './rules.ts';

export interface ActivePerson {
  place: number;
  user: User;
  score: number;
}

interface ActivePeopleArgs extends PageRequest {
  range: StatsRange;
}

/** Who was most active, the most active first; those who do not want to be ranked are left out. */
export async function activePeople(
  ctx: Context,
  { range, ...request }: ActivePeopleArgs,
): Promise<Page<ActivePerson>> {
  const after = request.after ? Number(readCursor(request.after, ['whole'])[0]) : 0;
  const ranking = await ctx.db.activityRanking.findUnique({ where: { range } });
  const ranked = (ranking?.people ?? []) as { userId: string; score: number }[];
  const users = await ctx.db.user.findMany({
    where: { id: { in: ranked.map(({ userId }) => userId) }, ...visibleTo(ctx.actor), ...isRanked },
  });
  const known = new Map(users.map((user) => [user.id, user]));
  const people = ranked
    .flatMap(({ userId, score }) => {
      const user = known.get(userId);
      return user ? [{ user, score }] : [];
    })
    .map((person, index) => ({ ...person, place: index + 1 }));
  return toPage(
    people.slice(after, after + pageSize(request) + 1),
    request,
    ({ place }) => writeCursor([place]),
    async () => people.length,
  );
}
