import type { Context } from '../../../core/context.ts';
import type { User } from '../../../database/client/client.ts';

export interface Place {
  /** Null where so many have more that nobody counts them. */
  rank: number | null;
  points: number;
  userId: string;
  user: User;
}

export interface PlaceRow {
  userId: string;
  points: number;
}

export async function peopleOf(ctx: Context, rows: PlaceRow[]): Promise<Map<string, User>> {
  const people = await ctx.db.user.findMany({ where: { id: { in: rows.map(({ userId }) => userId) } } });
  return new Map(people.map((user) => [user.id, user]));
}
