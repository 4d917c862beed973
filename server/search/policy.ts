import type { Actor } from '../core/context.ts';
import type { Prisma } from '../database/client/client.ts';

/** The searches that this reader may see and forget: only their own, whatever the role. */
export function visibleSearches(reader: Actor): Prisma.SearchEntryWhereInput {
  return { userId: reader.id };
}
