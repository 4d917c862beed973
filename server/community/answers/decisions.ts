import { HOUR_MS } from '../../core/time.ts';
import { decision, whether } from '../../graph/statement/decision.ts';
import type { Place } from '../../graph/statement/declarations.ts';
import type { StatementRequest } from '../../graph/statement/request.ts';
import { type Sql, sql } from '../../graph/statement/sql.ts';
import { authorId, isOwn, me, NOBODY, questionOf, statusOf } from '../posts/conditions.ts';
import { activeAt, isSilent } from '../questions/decisions.ts';
import { OWN_ANSWER_AFTER_HOURS, refusalToAccept, refusalToDelete } from './policy.ts';

/** Whether the caller may delete an answer. */
export const mayDelete = (place: Place): Sql =>
  decision(
    place,
    'delete an answer',
    [isOwn(place, place.row), statusOf(place)] as const,
    (ctx, isOwnPost, status) =>
      refusalToDelete(me(ctx.actor!), { authorId: authorId(isOwnPost, ctx) }, { status }) === null,
  );

/** Whether the caller may accept an answer. */
export function mayAccept(place: Place): Sql {
  const { row, param } = place;
  const question = questionOf(place);
  const byAsker = whether(sql`${row.column('authorId')} = ${question.column('authorId')}`);
  const isOld = whether(sql`${row.column('createdAt')} <= ${param('timestamptz', oldSince)}`);
  return decision(
    place,
    'accept an answer',
    [isOwn(place, question), statusOf(place), isSilent(place), byAsker, isOld] as const,
    (ctx, isOwnQuestion, status, silent, isByAsker, old) => {
      const now = ctx.now();
      const askerId = authorId(isOwnQuestion, ctx);
      return (
        refusalToAccept(
          me(ctx.actor!),
          { authorId: isByAsker ? askerId : `not ${NOBODY}`, createdAt: old ? new Date(0) : now },
          { authorId: askerId, status, activeAt: activeAt(silent, now) },
          now,
        ) === null
      );
    },
  );
}

const oldSince = ({ ctx }: StatementRequest) =>
  new Date(ctx.now().getTime() - OWN_ANSWER_AFTER_HOURS * HOUR_MS);
