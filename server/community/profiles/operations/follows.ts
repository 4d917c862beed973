import type { Context } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
} from '../../../core/pagination.ts';
import type { Prisma, User } from '../../../database/client/client.ts';
import { type Privacy, refusalToSee, visibleTo } from '../policy.ts';
import type { PersonSelection } from './profile.ts';

interface Wanted {
  /** Whose list it is, and what they show. */
  person: User;
  privacy: Privacy;
  /** Those who follow them, or those whom they follow. */
  side: 'followers' | 'following';
}

const latest = (id: 'followerId' | 'followedId') =>
  keysetOf(
    { field: 'createdAt', kind: 'date', direction: 'desc' },
    { field: id, kind: 'id', direction: 'desc' },
  );

const SIDES = {
  followers: { own: 'followedId', other: 'follower', keyset: latest('followerId') },
  following: { own: 'followerId', other: 'followed', keyset: latest('followedId') },
} as const;

/** A page of the people around somebody, the latest first; refused where they keep that to themselves. */
export async function follows(
  ctx: Context,
  { person, privacy, side, ...request }: Wanted & PageRequest,
  selection: PersonSelection = {},
): Promise<Page<User>> {
  enforce(refusalToSee(ctx.actor, person.id, privacy.showFollows));
  const { own, other, keyset } = SIDES[side];
  const where: Prisma.PersonFollowWhereInput = { [own]: person.id, [other]: visibleTo(ctx.actor) };
  const rows = await ctx.db.personFollow.findMany({
    where: request.after ? { AND: [where, keyset.after(request.after)] } : where,
    orderBy: keyset.orderBy,
    take: pageSize(request) + 1,
    include: { [other]: Object.keys(selection).length > 0 ? selection : true },
  });
  const page = toPage(rows, request, keyset.cursorOf, () =>
    ctx.db.personFollow.count({ where, take: MAX_TOTAL }),
  );
  return {
    ...page,
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: Reflect.get(node, other) as User })),
  };
}
