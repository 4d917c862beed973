import type { Actor } from '../../core/context.ts';
import type { Prisma } from '../../database/client/client.ts';

/** The people that this reader may know about. */
export function visibleTo(_reader: Actor | null): Prisma.UserWhereInput {
  return { deletedAt: null };
}
