import { audit } from '../accounts/audit.ts';
import { type Context, personNamed, requireActor } from '../core/context.ts';
import { enforce } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import { noSuchPerson, visibleTo } from '../community/profiles/policy.ts';
import { refusalToRead } from './policy.ts';

/** Whose study is read: one's own unless an admin names somebody; that is put into the audit. */
export async function ownerRead(
  ctx: Context,
  { userId, what }: { userId?: string | null | undefined; what: 'study_records' | 'error_book' },
): Promise<string> {
  const actor = requireActor(ctx);
  const ownerId = personNamed(ctx, userId ?? 'me')!;
  const isPerson = isId('user', ownerId);
  enforce(refusalToRead(actor, isPerson ? ownerId : ''));
  if (ownerId !== actor.id) {
    const where = { id: ownerId, ...visibleTo(actor) };
    if (!isPerson || !(await ctx.db.user.findFirst({ where, select: { id: true } }))) throw noSuchPerson();
    await audit(ctx.db, ctx.now(), {
      event: 'study_read',
      actorId: actor.id,
      subjectId: ownerId,
      address: ctx.address,
      detail: { what },
    });
  }
  return ownerId;
}
