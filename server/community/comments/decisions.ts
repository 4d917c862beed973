import { decision, oneOf, whether } from '../../graph/statement/decision.ts';
import type { Place } from '../../graph/statement/declarations.ts';
import { orNull } from '../../graph/statement/json.ts';
import type { StatementRequest } from '../../graph/statement/request.ts';
import { type Sql, sql } from '../../graph/statement/sql.ts';
import { authorId, hasEarned, isOwn, me, NOBODY, standingWith, STATUSES } from '../posts/conditions.ts';
import { isAuthorKnown } from '../posts/policy.ts';
import { refusalToDelete, refusalToEdit, refusalToVote } from './policy.ts';
import { EDIT_MINUTES } from './rules.ts';

const MINUTE = 60_000;

/** The status of the question that a comment stands under, on itself or on an answer to it. */
function statusOver({ row }: Place) {
  const [direct, through] = [row.joined('question'), row.joined('answer').joined('question')];
  return oneOf(STATUSES, sql`coalesce(${direct.column('status')}, ${through.column('status')})`);
}

/** Whether the caller may know who wrote a comment. */
export function knowsAuthor(place: Place): Sql {
  const { row, ctx } = place;
  const [direct, through] = [row.joined('question'), row.joined('answer').joined('question')];
  const asker = sql`coalesce(${direct.column('authorId')}, ${through.column('authorId')})`;
  const anonymous = sql`coalesce(${direct.column('anonymous')}, ${through.column('anonymous')}) AND ${row.column('authorId')} = ${asker}`;
  if (!ctx.actor) return sql`NOT (${anonymous})`;
  return decision(
    place,
    'know who commented',
    [whether(anonymous), isOwn(place, row)] as const,
    ({ actor }, isAnonymous, isOwnComment) =>
      isAuthorKnown(actor, { anonymous: isAnonymous, authorId: isOwnComment ? actor!.id : NOBODY }),
  );
}

/** Whether the caller voted a comment up. */
const hasVoted = ({ exists }: Place): Sql => exists('votes', ({ actor }) => ({ userId: actor!.id }));

/** The caller's vote on a comment as the graph names it. */
export const ownVoteJson = (place: Place): Sql => orNull(sql`CASE WHEN ${hasVoted(place)} THEN '"UP"' END`);

/** Whether the caller may vote a comment up. */
export const mayVote = (place: Place): Sql =>
  decision(
    place,
    'vote on a comment',
    [
      isOwn(place, place.row),
      statusOver(place),
      whether(hasVoted(place)),
      hasEarned(place, 'voteUp'),
    ] as const,
    (ctx, isOwnComment, status, before, isPrivileged) =>
      refusalToVote(
        standingWith(isPrivileged, ctx),
        { authorId: authorId(isOwnComment, ctx) },
        { status },
        { up: true, before },
      ) === null,
  );

/** Whether the caller may edit a comment. */
export function mayEdit(place: Place): Sql {
  const isFresh = whether(
    sql`${place.row.column('createdAt')} >= ${place.param('timestamptz', editableSince)}`,
  );
  return decision(
    place,
    'edit a comment',
    [isOwn(place, place.row), statusOver(place), isFresh] as const,
    (ctx, isOwnComment, status, fresh) =>
      refusalToEdit(
        me(ctx.actor!),
        { authorId: authorId(isOwnComment, ctx), createdAt: fresh ? ctx.now() : new Date(0) },
        { status },
        ctx.now(),
      ) === null,
  );
}

/** Whether the caller may delete a comment. */
export const mayDelete = (place: Place): Sql =>
  decision(
    place,
    'delete a comment',
    [isOwn(place, place.row), statusOver(place)] as const,
    (ctx, isOwnComment, status) =>
      refusalToDelete(me(ctx.actor!), { authorId: authorId(isOwnComment, ctx) }, { status }) === null,
  );

const editableSince = ({ ctx }: StatementRequest) => new Date(ctx.now().getTime() - EDIT_MINUTES * MINUTE);
