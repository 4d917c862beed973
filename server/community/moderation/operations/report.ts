import { type Context, isStaff, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import { DAY_SECONDS } from '../../../core/time.ts';
import type { Reading, Transaction } from '../../../database/client.ts';
import type { Report, ReportReason } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { noteLimit } from '../../../limits/nearest-limit.ts';
import { overLimit } from '../../../limits/over-limit.ts';
import { POSTING, WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceQueue } from '../../holds/events.ts';
import { hidePost, tellOf, UNDECIDED } from '../../holds/hiding.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { postingRules, type PostingOutcome } from '../../posts/posting-rate.ts';
import { earnBadge } from '../../reputation/earn-badge.ts';
import { questionChannel } from '../../questions/events.ts';
import { findOriginal } from '../../questions/operations/find-original.ts';
import { refusalToReport } from '../policy.ts';
import { HIDING_WEIGHT, HOLDING_WEIGHT, LOCKING_WEIGHT, ReportText, weightOf } from '../rules.ts';
import { about, isSeen, lockTarget, noSuchTarget, type Target } from '../targets.ts';

export interface Reporting {
  targetId: string;
  reason: ReportReason;
  text?: string | null | undefined;
  duplicateOfId?: string | null | undefined;
}

interface Filed {
  report: Report;
  /** False where the same person had reported it before: nothing is written then. */
  isNew: boolean;
}

/** Brings a post or comment before the moderators; enough reports hide it until one has looked. */
export async function report(ctx: Context, { targetId, ...input }: Reporting): Promise<Filed> {
  const actor = requireActor(ctx);
  const { reason } = input;
  const words = input.text?.trim() ?? '';
  const draft = { reason, text: reason === 'OTHER' || words ? valid(ReportText, { text: words }).text : '' };
  payForWriting(ctx, WRITE_PRICES.row);

  const { filed, target, isFirst, isHidden, isLocked } = await ctx.db.$transaction(async (tx) => {
    const target = await lockTarget(tx, targetId);
    if (!target) throw noSuchTarget();
    const earlier = await tx.report.findFirst({ where: { reporterId: actor.id, case: about(target) } });
    if (earlier) return { ...NOTHING_NEW, filed: { report: earlier, isNew: false }, target };
    if (!isSeen(actor, target)) throw noSuchTarget();
    enforce(refusalToReport(actor, target));
    const duplicateId = await originalOf({ ...ctx, db: tx }, target, draft.reason, input.duplicateOfId);
    // The author too, whose inbox may follow: people in the order of their ids.
    await lockUsers(tx, [actor.id]);
    await requireRate(ctx, tx, actor.id);

    const weight = await weightNow(tx, actor.id);
    const { id: caseId } = await caseOf(ctx, tx, target, draft.reason);
    const report = await tx.report.create({
      data: {
        id: newId('report', ctx.now()),
        caseId,
        reporterId: actor.id,
        ...draft,
        duplicateId,
        weight,
        createdAt: ctx.now(),
      },
    });
    const isFirst = await earnBadge(ctx, tx, actor.id, 'first_flag');
    const { weight: total } = await tx.moderationCase.update({
      where: { id: caseId },
      data: { weight: { increment: weight } },
    });
    const isHidden = await hideReported(ctx, tx, target, { reason: draft.reason, weight, total });
    const isLocked = await lockReported(ctx, tx, target, caseId);
    return { filed: { report, isNew: true }, target, isFirst, isHidden, isLocked };
  });

  if (filed.isNew) announceQueue(ctx);
  // Nobody learns that they were reported, only what came of it.
  announceNotifications(ctx, [
    isFirst && actor.id,
    isHidden && target.authorId,
    isLocked && target.question.authorId,
  ]);
  if (isHidden || isLocked) await publishTurn(ctx, target, { isHidden, isLocked });
  return filed;
}

const NOTHING_NEW = { isFirst: false, isHidden: false, isLocked: false };

/** For duplicates of questions: the question that is repeated. */
async function originalOf(
  ctx: Reading,
  { kind, id }: Target,
  reason: ReportReason,
  originalId: string | null | undefined,
): Promise<string | null> {
  if (reason !== 'DUPLICATE') return null;
  return (await findOriginal(ctx, id, kind === 'question' ? originalId : null)).id;
}

const RULES = JSON.stringify(postingRules(POSTING.report));

async function requireRate(ctx: Context, tx: Transaction, reporterId: string): Promise<void> {
  const now = ctx.now();
  const [outcome] = await tx.$queryRaw<[PostingOutcome<never>]>`
    SELECT r.* FROM users u, refusal_to_post(u, coalesce((
      SELECT array_agg(created_at ORDER BY created_at) FROM reports
      WHERE reporter_id = u.id AND created_at > ${now}::timestamptz - interval '24 hours'
    ), '{}'), ${now}::timestamptz, ${RULES}::jsonb) AS r WHERE u.id = ${reporterId}::uuid`;
  const { refusal, retry_after: wait, posts_limit: limit, posts_left: remaining } = outcome;
  if (refusal)
    throw overLimit(ctx, {
      limit: limit ?? 0,
      retryAfter: wait ?? DAY_SECONDS,
      text: {
        en: `You can report at most ${limit} posts in 24 hours. Try again later.`,
        zh: `24 小时内最多举报 ${limit} 条，请稍后再试。`,
      },
    });
  noteLimit(ctx, { limit: limit!, remaining: remaining!, reset: DAY_SECONDS });
}

async function weightNow(tx: Transaction, reporterId: string): Promise<number> {
  const [row] = await tx.$queryRaw<[{ upheld: number; decided: number }]>`
    SELECT count(*) FILTER (WHERE c.status = 'UPHELD')::int AS upheld, count(*)::int AS decided
    FROM reports r JOIN moderation_cases c ON c.id = r.case_id
    WHERE r.reporter_id = ${reporterId}::uuid AND c.status IN ('UPHELD', 'DECLINED')`;
  return weightOf(row);
}

/** The one case of a post that is not decided yet. */
async function caseOf(ctx: Context, tx: Transaction, target: Target, reason: ReportReason) {
  const open = await tx.moderationCase.findFirst({
    where: { ...about(target), status: { in: [...UNDECIDED] } },
    select: { id: true },
  });
  if (open) return open;
  const cause = reason === 'EXAM_LEAK' ? ('EXAM_LEAK' as const) : ('REPORTS' as const);
  return tx.moderationCase.create({
    data: { id: newId('moderationCase', ctx.now()), ...about(target), cause, createdAt: ctx.now() },
    select: { id: true },
  });
}

async function hideReported(
  ctx: Context,
  tx: Transaction,
  target: Target,
  { reason, weight, total }: { reason: ReportReason; weight: number; total: number },
): Promise<boolean> {
  const why = isStaff(ctx.actor)
    ? 'STAFF'
    : reason === 'EXAM_LEAK' && weight >= HOLDING_WEIGHT
      ? 'EXAM_LEAK'
      : total >= HIDING_WEIGHT
        ? 'REPORTS'
        : null;
  if (!why || !(await hidePost(tx, target, why, ctx.now()))) return false;
  const event = why === 'EXAM_LEAK' ? 'HELD' : 'HIDDEN';
  await tellOf(ctx, tx, { userId: target.authorId, event, group: target.id, place: target });
  return true;
}

/** Locks the question where enough people reported it or what stands under it. */
async function lockReported(ctx: Context, tx: Transaction, target: Target, caseId: string): Promise<boolean> {
  if (target.question.status === 'LOCKED') return false;
  const [row] = await tx.$queryRaw<[{ weight: number }]>`
    SELECT coalesce(sum(weight), 0)::float8 AS weight FROM (
      SELECT max(r.weight) AS weight FROM reports r JOIN moderation_cases c ON c.id = r.case_id
      LEFT JOIN comments o ON o.id = c.comment_id
      LEFT JOIN answers a ON a.id = coalesce(c.answer_id, o.answer_id)
      WHERE c.status IN ('OPEN', 'IN_REVIEW')
        AND coalesce(c.question_id, a.question_id, o.question_id) = ${target.questionId}::uuid
      GROUP BY r.reporter_id) AS reporters`;
  if (row.weight < LOCKING_WEIGHT) return false;
  await tx.question.update({ where: { id: target.questionId }, data: { status: 'LOCKED' } });
  await tx.moderationCase.update({ where: { id: caseId }, data: { locked: true } });
  const place = { kind: 'question' as const, id: target.questionId, questionId: target.questionId };
  const { authorId } = target.question;
  await tellOf(ctx, tx, { userId: authorId, event: 'LOCKED', group: target.questionId, place });
  return true;
}

/** Tells listeners what they see no more, and of a question that is locked; nothing of what stands under something hidden. */
export async function publishTurn(
  ctx: Context,
  { kind, id, questionId, within }: Target,
  turn: { isHidden?: boolean; isShown?: boolean; isLocked?: boolean },
): Promise<void> {
  if (within.slice(0, -1).some(({ hiddenAt, deletedAt }) => hiddenAt ?? deletedAt)) return;
  const now = await ctx.db.question.findUniqueOrThrow({
    where: { id: questionId },
    include: { author: true, rendering: true },
  });
  const channel = questionChannel(questionId);
  if (turn.isHidden || turn.isShown)
    ctx.events.publish(channel, {
      kind: turn.isHidden ? 'PostHidden' : 'PostShown',
      questionId,
      postId: id,
      answerCount: now.answerCount,
      commented: kind === 'comment' ? await commentedPost(ctx, id) : null,
    });
  if (turn.isLocked) ctx.events.publish(channel, { kind: 'QuestionEdited', question: now });
}

/** The post that a comment is on, with the number of comments that everybody sees. */
async function commentedPost({ db }: Context, id: string) {
  const post = { select: { id: true, commentCount: true } } as const;
  const comment = await db.comment.findUnique({ where: { id }, select: { question: post, answer: post } });
  return comment?.question ?? comment?.answer ?? null;
}
