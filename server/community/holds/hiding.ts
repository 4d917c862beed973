import { type Context, isStaff } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import { announceNotifications } from '../notifications/events.ts';
import { announceQueue } from './events.ts';
import type { HiddenReason, NotificationKind } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { type ModerationNews, wordsOf } from './words.ts';
import { editShowsFrom } from '../posts/policy.ts';
import { quotesLivePaper } from './rules.ts';

declare module '../../core/context.ts' {
  interface Services {
    /** Around the series of a paper, so many days hold a question that quotes it. */
    examHoldDays: number;
  }
}

/** Of a case that nobody has decided yet. */
export const UNDECIDED = ['OPEN', 'IN_REVIEW'] as const;

export type PostKind = 'question' | 'answer' | 'comment';

/** A question, an answer or a comment, and where it stands. */
export interface Place {
  kind: PostKind;
  id: string;
  questionId: string;
}

/** Hides a post whose row is locked; true where it was shown before. */
export async function hidePost(
  tx: Transaction,
  { kind, id }: Pick<Place, 'kind' | 'id'>,
  reason: HiddenReason,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ changed: boolean }]>`
    SELECT hide_post(${kind}, ${id}::uuid, ${reason}::hidden_reason, ${now}::timestamptz) AS changed`;
  return row.changed;
}

/** Shows a post again whose row is locked; true where it was hidden. */
export async function showPost(tx: Transaction, { kind, id }: Pick<Place, 'kind' | 'id'>): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ changed: boolean }]>`SELECT show_post(${kind}, ${id}::uuid) AS changed`;
  return row.changed;
}

interface Message {
  userId: string;
  event: ModerationNews;
  /** Those of one group become one row while it is unread. */
  group: string;
  place?: Place;
  /** In the words of whoever decided. */
  reason?: string;
  until?: Date;
}

/** Puts it into somebody's inbox, without naming who decided. */
export async function tellOf(ctx: Context, tx: Transaction, message: Message): Promise<void> {
  const { userId, event, group, place, reason, until } = message;
  const detail = JSON.stringify({
    event,
    message: wordsOf({ event, reason, until }),
    ...(reason && { reason }),
    ...(until && { until }),
  });
  const kind: NotificationKind = 'MODERATION';
  await tx.$queryRaw`SELECT notify_user(
    ${userId}::uuid, ${kind}::notification_kind, NULL, ${`${event}/${group}`}, ${place?.questionId ?? null}::uuid,
    ${place?.kind === 'answer' ? place.id : null}::uuid, ${place?.kind === 'comment' ? place.id : null}::uuid,
    ${detail}::jsonb, ${ctx.now()}::timestamptz)`;
}

interface Asked {
  id: string;
  authorId: string;
  title: string;
  body: string;
}

const quotes = (ctx: Context, { title, body }: Pick<Asked, 'title' | 'body'>) =>
  quotesLivePaper(`${title}\n${body}`, ctx.now(), ctx.examHoldDays);

/** Holds a question that quotes a paper being sat until staff have looked at it; its author is told. */
export async function holdIfLive(ctx: Context, tx: Transaction, asked: Asked): Promise<boolean> {
  const { id, authorId } = asked;
  if (isStaff(ctx.actor) || !quotes(ctx, asked)) return false;
  const place: Place = { kind: 'question', id, questionId: id };
  await hidePost(tx, place, 'EXAM_LEAK', ctx.now());
  const waiting = { questionId: id, status: { in: [...UNDECIDED] } };
  if (!(await tx.moderationCase.findFirst({ where: waiting, select: { id: true } })))
    await tx.moderationCase.create({
      data: {
        id: newId('moderationCase', ctx.now()),
        questionId: id,
        cause: 'EXAM_LEAK',
        createdAt: ctx.now(),
      },
    });
  await tellOf(ctx, tx, { userId: authorId, event: 'HELD', group: id, place });
  return true;
}

interface Edited extends Pick<Asked, 'authorId'> {
  hiddenAt: Date | null;
  hiddenReason: HiddenReason | null;
  hiddenTimes: number;
  /** Of a question: what it said, and what it says now. */
  title?: string;
  body: string;
  after?: Pick<Asked, 'title' | 'body'>;
}

/**
 * Shows a post again that reports hid once, when its author has changed it; its reports then count no more. Holds a
 * question that quotes a paper being sat from now on. Returns what listeners are told.
 */
export async function turnByEdit(ctx: Context, tx: Transaction, place: Place, edited: Edited) {
  const kind = await turned(ctx, tx, place, edited);
  if (!kind) return null;
  const { answerCount } = await tx.question.findUniqueOrThrow({
    where: { id: place.questionId },
    select: { answerCount: true },
  });
  return { kind, questionId: place.questionId, postId: place.id, answerCount, commented: null };
}

async function turned(
  ctx: Context,
  tx: Transaction,
  place: Place,
  edited: Edited,
): Promise<'PostHidden' | 'PostShown' | null> {
  const { after, title = '', body, authorId } = edited;
  if (after && !edited.hiddenAt && !quotes(ctx, { title, body }))
    return (await holdIfLive(ctx, tx, { ...after, id: place.id, authorId })) ? 'PostHidden' : null;
  const from = editShowsFrom(edited);
  if (!from || ctx.now() < from || authorId !== ctx.actor?.id) return null;
  if (after && quotes(ctx, after)) return null;
  await showPost(tx, place);
  await tx.moderationCase.updateMany({
    where: { [`${place.kind}Id`]: place.id, status: { in: [...UNDECIDED] } },
    data: { weight: 0 },
  });
  return 'PostShown';
}

/** After the commit: its author has news, and staff something to look at. */
export function announceHeld(ctx: Context, authorId: string): void {
  announceNotifications(ctx, [authorId]);
  announceQueue(ctx);
}
