import type { Context } from '../../core/context.ts';
import type { Prisma, User } from '../../database/client/client.ts';
import { isId } from '../../core/ids.ts';
import { visibleTo } from './policy.ts';

/** What a caller wants loaded with a person; GraphQL passes its own selection. */
type Selection = Pick<Prisma.UserDefaultArgs, 'include' | 'select'>;

export async function profile(
  ctx: Context,
  { id }: { id: string },
  selection: Selection = {},
): Promise<User | null> {
  const userId = id === 'me' ? (ctx.actor?.id ?? null) : id;
  if (userId === null || !isId('user', userId)) return null;
  return ctx.db.user.findFirst({ ...selection, where: { id: userId, ...visibleTo(ctx.actor) } });
}
