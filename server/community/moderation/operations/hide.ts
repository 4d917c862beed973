import { audit } from '../../../accounts/audit.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { valid } from '../../../core/validation.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { announceHeld, hidePost, showPost, tellOf } from '../../holds/hiding.ts';
import { undoLedger } from '../../reputation/operations.ts';
import { refusalToActOn, refusalToModerate } from '../policy.ts';
import { Reasoned } from '../rules.ts';
import { about, isSeen, lockTarget, noSuchTarget } from '../targets.ts';
import { publishTurn } from './report.ts';

interface Change {
  id: string;
  active: boolean;
  reason: string;
}

/** Staff hide a post or comment at once, or show it again; points that an upheld report took come back then. */
export async function setHidden(ctx: Context, { id, active, ...input }: Change): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  enforce(refusalToModerate(actor));
  const { reason } = valid(Reasoned, input);

  const { target, changed } = await ctx.db.$transaction(async (tx) => {
    const target = await lockTarget(tx, id);
    if (!target || !isSeen(actor, target)) throw noSuchTarget();
    enforce(refusalToActOn(actor, { id: target.authorId }));
    await lockUsers(tx, [target.authorId]);
    const changed = active ? await hidePost(tx, target, 'STAFF', ctx.now()) : await showPost(tx, target);
    if (!changed) return { target, changed };

    if (!active)
      for (const upheld of await tx.moderationCase.findMany({
        where: { ...about(target), status: 'UPHELD' },
        select: { id: true },
      }))
        await undoLedger(ctx, tx, { source: `case/${upheld.id}` });
    await audit(tx, ctx.now(), {
      event: active ? 'post_hidden' : 'post_shown',
      actorId: actor.id,
      subjectId: target.authorId,
      address: ctx.address,
      detail: { postId: id, reason },
    });
    const event = active ? 'HIDDEN' : 'SHOWN';
    await tellOf(ctx, tx, { userId: target.authorId, event, group: id, place: target, reason });
    return { target, changed };
  });

  if (changed) {
    announceHeld(ctx, target.authorId);
    await publishTurn(ctx, target, { isHidden: active, isShown: !active });
  }
  return { id };
}
