import { audit } from '../../../accounts/audit.ts';
import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { ModerationCase } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { hidePost, showPost, tellOf } from '../../holds/hiding.ts';
import { announceQueue } from '../../holds/events.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { undoLedger } from '../../reputation/operations.ts';
import { DAILY_CAP } from '../../reputation/rules.ts';
import { noSuchCase, refusalToDecide, refusalToModerate } from '../policy.ts';
import { Reasoned, UPHELD_POINTS } from '../rules.ts';
import { lockTarget, type Target } from '../targets.ts';
import { publishTurn } from './report.ts';

/** The case with its post locked, in the order of every operation. */
async function lockCase(tx: Transaction, id: string): Promise<{ row: ModerationCase; target: Target }> {
  const known = isId('moderationCase', id) ? await tx.moderationCase.findUnique({ where: { id } }) : null;
  const target = known && (await lockTarget(tx, (known.commentId ?? known.answerId ?? known.questionId)!));
  if (!known || !target) throw noSuchCase();
  await tx.$queryRaw`SELECT 1 FROM moderation_cases WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return { row: await tx.moderationCase.findUniqueOrThrow({ where: { id } }), target };
}

/** Says that one is looking at it, or no longer is. */
export async function takeCase(
  ctx: Context,
  { id, active }: { id: string; active: boolean },
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  enforce(refusalToModerate(actor));
  await ctx.db.$transaction(async (tx) => {
    const { row, target } = await lockCase(tx, id);
    enforce(refusalToDecide(actor, { ...row, authorId: target.authorId }));
    await tx.moderationCase.update({
      where: { id },
      data: active ? { status: 'IN_REVIEW', deciderId: actor.id } : { status: 'OPEN', deciderId: null },
    });
  });
  announceQueue(ctx);
  return { id };
}

export interface Decision {
  id: string;
  uphold: boolean;
  reason: string;
}

/** Hides for good what the case is about, or shows it again; its author and whoever reported it are told why. */
export async function decideCase(ctx: Context, { id, uphold, ...input }: Decision): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  enforce(refusalToModerate(actor));
  const { reason } = valid(Reasoned, input);

  const { target, told, turn } = await ctx.db.$transaction(async (tx) => {
    const { row, target } = await lockCase(tx, id);
    enforce(refusalToDecide(actor, { ...row, authorId: target.authorId }));
    const reports = await tx.report.findMany({ where: { caseId: id }, select: { reporterId: true } });
    const reporters = reports.map(({ reporterId }) => reporterId);
    // Whoever accepted it gives the points for that back with its author.
    await lockUsers(tx, [target.authorId, ...(target.accepted ? [target.question.authorId] : [])]);

    await tx.moderationCase.update({
      where: { id },
      data: { status: uphold ? 'UPHELD' : 'DECLINED', deciderId: actor.id, reason, decidedAt: ctx.now() },
    });
    const turn = uphold
      ? await removeTarget(ctx, tx, target, { id, actor, isReported: reporters.length > 0 })
      : await clearTarget(tx, target, row);
    await audit(tx, ctx.now(), {
      event: uphold ? 'case_upheld' : 'case_declined',
      actorId: actor.id,
      subjectId: target.authorId,
      address: ctx.address,
      detail: { caseId: id, postId: target.id, reason },
    });
    const event = uphold ? 'UPHELD' : 'SHOWN';
    if (uphold || turn.isShown)
      await tellOf(ctx, tx, { userId: target.authorId, event, group: id, place: target, reason });
    for (const userId of reporters)
      await tellOf(ctx, tx, {
        userId,
        event: uphold ? 'REPORT_UPHELD' : 'REPORT_DECLINED',
        group: id,
        place: target,
        reason,
      });
    return { target, told: [target.authorId, ...reporters], turn };
  });

  announceQueue(ctx);
  announceNotifications(ctx, told);
  await publishTurn(ctx, target, turn);
  return { id };
}

/** What was found to be against the rules stays hidden, costs its author points, and is no accepted answer. */
async function removeTarget(
  ctx: Context,
  tx: Transaction,
  target: Target,
  { id, actor, isReported }: { id: string; actor: Actor; isReported: boolean },
) {
  const isHidden = target.deletedAt === null && (await hidePost(tx, target, 'STAFF', ctx.now()));
  if (target.accepted) {
    const { questionId, question } = target;
    await tx.answer.update({ where: { id: target.id }, data: { accepted: false } });
    await tx.question.update({ where: { id: questionId }, data: { acceptedAnswerId: null } });
    await undoLedger(ctx, tx, { source: `acceptance/${questionId}/${question.acceptance}` });
  }
  if (isReported)
    await tx.$queryRaw`SELECT write_ledger(
      ${target.authorId}::uuid, 'REPORT_UPHELD', ${UPHELD_POINTS}::int, false, ${`case/${id}`}, NULL, ${actor.id}::uuid,
      ${ctx.now()}::timestamptz, ${DAILY_CAP}::int)::text`;
  return { isHidden, isShown: false, isLocked: false };
}

/** What was found to be in order is shown again, and its question unlocked where these reports had locked it. */
async function clearTarget(tx: Transaction, target: Target, { locked }: ModerationCase) {
  const isShown = target.deletedAt === null && (await showPost(tx, target));
  const isLocked = locked && target.question.status === 'LOCKED';
  if (isLocked) await unlock(tx, target.questionId);
  return { isHidden: false, isShown, isLocked };
}

/** As it was before its lock: closed where it has a reason to be. */
export async function unlock(tx: Transaction, questionId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE questions SET status = CASE WHEN close_reason IS NULL THEN 'OPEN' ELSE 'CLOSED' END::question_status
    WHERE id = ${questionId}::uuid AND status = 'LOCKED'`;
}
