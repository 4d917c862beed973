import { type Context, requireActor } from '../../core/context.ts';
import { enforce } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Transaction } from '../../database/client.ts';
import type { Question } from '../../database/client/client.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { dayBefore, requireLeftToday } from '../../limits/sliding-window.ts';
import { INVITING, WRITE_PRICES } from '../../limits/table.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { announceNotifications } from '../notifications/events.ts';
import { question as findQuestion, type QuestionSelection } from '../posts/find.ts';
import { lockQuestion } from '../posts/lock.ts';
import { postHidden, visibleAnswersOfQuestion } from '../posts/policy.ts';
import { noSuchPerson, visibleTo } from '../profiles/policy.ts';
import { standingNow } from '../reputation/standing.ts';
import { refusalToInvite } from '../questions/policy.ts';
import { invitationsFull, refusalOfInvited } from './policy.ts';

/** Asks somebody to answer a question, once; they hear of it. */
export async function inviteToAnswer(
  ctx: Context,
  { questionId, userId }: { questionId: string; userId: string },
  selection: QuestionSelection = {},
): Promise<Question> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);

  const { notified, result } = await ctx.db.$transaction(async (tx) => {
    const question = await lockQuestion(tx, actor, questionId);
    await lockUsers(tx, [actor.id]);
    enforce(refusalToInvite(await standingNow(tx, actor), question));
    if (question.hiddenAt) throw postHidden();
    const isNew = await invite(ctx, tx, question, userId);
    const notified = isNew && (await tell(ctx, tx, question, userId)) ? [userId] : [];
    return { notified, result: await findQuestion({ ...ctx, db: tx }, { id: questionId }, selection) };
  });
  announceNotifications(ctx, notified);
  return result!;
}

/** True where they were not invited before. */
async function invite(ctx: Context, tx: Transaction, question: Question, userId: string): Promise<boolean> {
  const inviter = requireActor(ctx);
  const where = { id: userId, role: { not: 'SYSTEM' as const }, ...visibleTo(inviter) };
  if (!isId('user', userId) || !(await tx.user.findFirst({ where, select: { id: true } })))
    throw noSuchPerson();
  const answered = { questionId: question.id, authorId: userId, ...visibleAnswersOfQuestion(inviter) };
  const hasAnswered = (await tx.answer.findFirst({ where: answered, select: { id: true } })) !== null;
  enforce(refusalOfInvited({ inviterId: inviter.id, userId, question, hasAnswered }));

  // The question's lock is the queue for its own limit, the inviter's for that of a day.
  const invited = await tx.invitation.findMany({ where: { questionId: question.id } });
  if (invited.some((invitation) => invitation.userId === userId)) return false;
  if (invited.length >= INVITING.perQuestion) throw invitationsFull(INVITING.perQuestion);
  await requireInvitationsLeft(ctx, tx, inviter.id);
  const created = { questionId: question.id, userId, inviterId: inviter.id, createdAt: ctx.now() };
  await tx.invitation.create({ data: created });
  return true;
}

async function requireInvitationsLeft(ctx: Context, tx: Transaction, inviterId: string): Promise<void> {
  const limit = INVITING.perDay;
  const latest = await tx.invitation.findMany({
    where: { inviterId, createdAt: { gt: dayBefore(ctx.now()) } },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { createdAt: true },
  });
  const text = {
    en: `You can invite at most ${limit} people in 24 hours.`,
    zh: `24 小时内最多邀请 ${limit} 人。`,
  };
  requireLeftToday(ctx, { limit, latest, text });
}

/** Whoever asked anonymously is not named by whom they invite. */
async function tell(ctx: Context, tx: Transaction, question: Question, userId: string): Promise<boolean> {
  const { id, anonymous, authorId } = question;
  const inviterId = requireActor(ctx).id;
  const named = anonymous && authorId === inviterId ? null : inviterId;
  const [row] = await tx.$queryRaw<{ told: boolean }[]>`SELECT notify_user(
    ${userId}::uuid, 'INVITATION', ${named}::uuid, ${id}, ${id}::uuid, NULL, NULL, '{}', ${ctx.now()}::timestamptz) AS told`;
  return row!.told;
}
