import { type Context, personNamed } from '../../../core/context.ts';
import type { Reading } from '../../../database/client.ts';
import type { Prisma, User } from '../../../database/client/client.ts';
import { isId } from '../../../core/ids.ts';
import type { Rows } from '../../../graph/statement/request.ts';
import { visibleTo } from '../policy.ts';

/** What a caller wants loaded with a person; GraphQL passes its own selection. */
export type PersonSelection = Pick<Prisma.UserDefaultArgs, 'include' | 'select'>;

/** The person that an id or `me` names, where the caller may see them; statements read them by this too. */
export function profileRow({ id }: { id: string }, { actor }: Pick<Context, 'actor'>): Rows | null {
  const userId = personNamed({ actor }, id);
  if (userId === null || !isId('user', userId)) return null;
  return { model: 'User', where: { id: userId, ...visibleTo(actor) } };
}

export async function profile(
  ctx: Reading,
  named: { id: string },
  selection: PersonSelection = {},
): Promise<User | null> {
  const row = profileRow(named, ctx);
  return row && ctx.db.user.findFirst({ ...selection, where: row.where });
}
