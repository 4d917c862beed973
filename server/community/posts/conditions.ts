import type { Actor, Context } from '../../core/context.ts';
import { type Condition, oneOf, whether } from '../../graph/statement/decision.ts';
import type { Place } from '../../graph/statement/declarations.ts';
import type { Row } from '../../graph/statement/row.ts';
import type { StatementRequest } from '../../graph/statement/request.ts';
import { type Sql, sql } from '../../graph/statement/sql.ts';
import { NEW_SITE_USERS, type Privilege, PRIVILEGES, type Standing } from '../reputation/rules.ts';

/** The statuses that a question can have. */
export const STATUSES = ['OPEN', 'CLOSED', 'LOCKED'] as const;

const actorId = ({ ctx }: StatementRequest) => ctx.actor!.id;

/** The question that a post is, or that it answers. */
export const questionOf = ({ row }: Place): Row =>
  row.model.name === 'Question' ? row : row.joined('question');

/** Whether the caller wrote what is in the row. */
export const isOwn = ({ param }: Place, row: Row): Condition<boolean> =>
  whether(sql`${row.column('authorId')} = ${param('uuid', actorId)}`);

export const statusOf = (place: Place) => oneOf(STATUSES, questionOf(place).column('status'));

/** The value of the caller's vote on a post, NULL where there is none. */
export function ownVote({ row, param }: Place): Sql {
  const { to, from } = row.relation('votes');
  const vote = row.with(
    'vote',
    () =>
      sql`SELECT value FROM votes WHERE ${[to]} = ${row.named(from)} AND voter_id = ${param('uuid', actorId)}`,
  );
  return sql`${vote}.value`;
}

/** Whether the caller has a privilege at this moment; see hasPrivilege. */
export function hasEarned(
  { param, once }: Place,
  privilege: Exclude<Privilege, 'editOthers'>,
): Condition<boolean> {
  once(
    'standing',
    sql`SELECT reputation, (SELECT count(*) <= ${[String(NEW_SITE_USERS)]} FROM (SELECT FROM users LIMIT ${[String(NEW_SITE_USERS + 1)]}) people) AS is_new_site FROM users WHERE id = ${param('uuid', actorId)}`,
  );
  return whether(sql`(SELECT reputation >= ${[String(PRIVILEGES[privilege])]} OR is_new_site FROM standing)`);
}

/** The caller as policies look at them, with every privilege or none beyond what their role gives. */
export const standingWith = (hasPrivilege: boolean, { actor }: Context): Standing => ({
  ...me(actor!),
  reputation: hasPrivilege ? Number.POSITIVE_INFINITY : 0,
  newSite: false,
});

/** The caller as policies look at them. */
export const me = ({ id, role, reputation }: Actor) => ({ id, role, reputation });

/** Who wrote a post, as policies look at it. */
export const authorId = (isOwnPost: boolean, { actor }: Context): string => (isOwnPost ? actor!.id : NOBODY);
export const NOBODY = 'nobody';
