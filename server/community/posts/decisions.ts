import { decision, whether } from '../../graph/statement/decision.ts';
import type { Place } from '../../graph/statement/declarations.ts';
import { orNull } from '../../graph/statement/json.ts';
import { type Sql, sql } from '../../graph/statement/sql.ts';
import { EDIT_SHOWS_AFTER_MINUTES, EDIT_SHOWS_TIMES } from './policy.ts';
import { authorId, hasEarned, isOwn, me, NOBODY, ownVote, standingWith, statusOf } from './conditions.ts';
import { isAuthorKnown, refusalToEdit, refusalToVote } from './policy.ts';

/** The caller's vote on a post as the graph names it; see `voteType`. */
export const ownVoteJson = (place: Place): Sql =>
  orNull(sql`CASE ${ownVote(place)} WHEN 1 THEN '"UP"' WHEN -1 THEN '"DOWN"' END`);

/** Whether the caller may cast this vote on a post. */
export function mayVote(place: Place, type: 'UP' | 'DOWN'): Sql {
  const before = {
    values: [null, 'UP', 'DOWN'],
    index: sql`CASE ${ownVote(place)} WHEN 1 THEN 1 WHEN -1 THEN 2 ELSE 0 END`,
  } as const;
  const privilege = hasEarned(place, type === 'UP' ? 'voteUp' : 'voteDown');
  return decision(
    place,
    `vote ${type}`,
    [isOwn(place, place.row), statusOf(place), before, privilege] as const,
    (ctx, isOwnPost, status, vote, isPrivileged) =>
      refusalToVote(
        standingWith(isPrivileged, ctx),
        { authorId: authorId(isOwnPost, ctx), question: { status } },
        { type, before: vote },
      ) === null,
  );
}

/** Whether the caller may know who wrote a post. */
export function mayKnowAuthor(place: Place): Sql | null {
  const { row, ctx } = place;
  if (row.model.name !== 'Question') return null;
  const anonymous = whether(row.column('anonymous'));
  if (!ctx.actor) return sql`NOT ${row.column('anonymous')}`;
  return decision(
    place,
    'know who wrote a post',
    [anonymous, isOwn(place, row)] as const,
    ({ actor }, isAnonymous, isOwnPost) =>
      isAuthorKnown(actor, { anonymous: isAnonymous, authorId: isOwnPost ? actor!.id : NOBODY }),
  );
}

/** Whether the caller may edit a post. */
export const mayEdit = (place: Place): Sql =>
  decision(
    place,
    'edit a post',
    [isOwn(place, place.row), statusOf(place)] as const,
    (ctx, isOwnPost, status) =>
      refusalToEdit(me(ctx.actor!), { authorId: authorId(isOwnPost, ctx) }, { status }) === null,
  );

/** From when on an edit by its author shows a post again; see `editShowsFrom`. */
export const shownByEdit = ({ row }: Place): Sql =>
  sql`CASE WHEN ${row.column('hiddenReason')} = 'REPORTS' AND ${row.column('hiddenTimes')} <= ${[String(EDIT_SHOWS_TIMES)]} THEN ${row.column('hiddenAt')} + interval '${[String(EDIT_SHOWS_AFTER_MINUTES)]} minutes' END`;
