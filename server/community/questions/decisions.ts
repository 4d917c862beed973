import { DAY_MS } from '../../core/time.ts';
import { decision, whether } from '../../graph/statement/decision.ts';
import type { Place } from '../../graph/statement/declarations.ts';
import type { StatementRequest } from '../../graph/statement/request.ts';
import { type Sql, sql } from '../../graph/statement/sql.ts';
import { authorId, hasEarned, isOwn, me, questionOf, standingWith, statusOf } from '../posts/conditions.ts';
import { visibleAnswersOfQuestion } from '../posts/policy.ts';
import {
  refusalToChooseAnswer,
  refusalToClose,
  refusalToDelete,
  refusalToInvite,
  refusalToLock,
  STAFF_ACCEPT_AFTER_DAYS,
  THANKED,
} from './policy.ts';

const NEVER = new Date(0);

/** Whether the caller may delete a question: nobody's answer to it may have been thanked for. */
export const mayDelete = (place: Place): Sql =>
  decision(
    place,
    'delete a question',
    [isOwn(place, place.row), statusOf(place), isThanked(place)] as const,
    (ctx, isOwnPost, status, thanked) =>
      refusalToDelete(me(ctx.actor!), { authorId: authorId(isOwnPost, ctx), status }, thanked ? [{}] : []) ===
      null,
  );

/** Whether the caller chooses among a question's answers. */
export const mayChoose = (place: Place): Sql =>
  decision(
    place,
    'choose an answer',
    [isOwn(place, place.row), statusOf(place), isSilent(place)] as const,
    (ctx, isOwnPost, status, silent) =>
      refusalToChooseAnswer(
        me(ctx.actor!),
        { authorId: authorId(isOwnPost, ctx), status, activeAt: activeAt(silent, ctx.now()) },
        ctx.now(),
      ) === null,
  );

/** Whether the caller may close or reopen a question. */
export const mayClose = (place: Place): Sql =>
  decision(
    place,
    'close a question',
    [statusOf(place), hasEarned(place, 'close')] as const,
    (ctx, status, isPrivileged) => refusalToClose(standingWith(isPrivileged, ctx), { status }) === null,
  );

/** Whether the caller may invite people to answer a question. */
export const mayInvite = (place: Place): Sql =>
  decision(
    place,
    'invite to answer',
    [statusOf(place), hasEarned(place, 'invite')] as const,
    (ctx, status, isPrivileged) => refusalToInvite(standingWith(isPrivileged, ctx), { status }) === null,
  );

/** Whether the caller may lock or unlock a question. */
export const mayLock = ({ ctx }: Place): Sql =>
  refusalToLock(me(ctx.actor!)) === null ? sql`true` : sql`false`;

const isThanked = ({ exists }: Place) =>
  whether(exists('answers', ({ actor }) => ({ ...visibleAnswersOfQuestion(actor), ...THANKED })));

/** Whether nothing happened to the question for so long that staff may choose. */
export const isSilent = (place: Place) =>
  whether(sql`${questionOf(place).column('activeAt')} <= ${place.param('timestamptz', silentSince)}`);

/** A time at which a question was active, as policies look at it. */
export const activeAt = (silent: boolean, now: Date): Date => (silent ? NEVER : now);

const silentSince = ({ ctx }: StatementRequest) =>
  new Date(ctx.now().getTime() - STAFF_ACCEPT_AFTER_DAYS * DAY_MS);
