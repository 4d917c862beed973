import type { Actor, Context } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { NEW_SITE_USERS, type Standing } from './rules.ts';

/** What the person has earned, read from the database at this moment: for decisions. */
export async function standingNow(db: Transaction, { id, role }: Actor): Promise<Standing> {
  const [row] = await db.$queryRaw<[Pick<Standing, 'reputation' | 'newSite'>]>`
    SELECT reputation, (SELECT count(*) <= ${NEW_SITE_USERS} FROM (SELECT 1 FROM users LIMIT ${NEW_SITE_USERS + 1}) AS people) AS "newSite"
    FROM users WHERE id = ${id}::uuid`;
  return { id, role, ...row };
}

const known = new WeakMap<Context, Promise<Standing>>();

/** The same as of a few seconds ago, read once for a request: for hints. */
export function standingOf(ctx: Context, actor: Actor): Promise<Standing> {
  const standing = known.get(ctx) ?? standingNow(ctx.db, actor);
  known.set(ctx, standing);
  return standing;
}
