import type { Context } from '../../../core/context.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Comment } from '../../../database/client/client.ts';
import { isShown, type LockedPost } from '../../posts/lock.ts';
import { mentioned } from './mentions.ts';

/** Tells whom a comment concerns, in its transaction: the author of the post of a new one, and whom its text names. Says who that is. */
export async function notifyOfComment(
  ctx: Context,
  tx: Transaction,
  post: LockedPost,
  { id, authorId, body, version }: Comment,
  before = '',
): Promise<string[]> {
  if (!isShown(post)) return [];
  const { question, answer } = post;
  const postAuthor = (answer ?? question).authorId;
  const known = await mentioned(tx, question.id, before);
  const named = (await mentioned(tx, question.id, body)).filter(
    (person) => person !== postAuthor && person !== authorId && !known.includes(person),
  );
  // Of whoever asked anonymously nobody is told the name.
  const actor = question.anonymous && question.authorId === authorId ? null : authorId;
  const told = [
    ...(version === 1 && postAuthor !== authorId ? [{ to: postAuthor, kind: 'COMMENT' }] : []),
    ...named.map((to) => ({ to, kind: 'MENTION' })),
  ];
  const notified: string[] = [];
  for (const { to, kind } of told) {
    // A name that is taken out and put in again calls nobody twice.
    const rows = await tx.$queryRaw<{ told: boolean }[]>`SELECT notify_user(
        ${to}::uuid, ${kind}::notification_kind, ${actor}::uuid, ${answer?.id ?? question.id},
        ${question.id}::uuid, ${answer?.id ?? null}::uuid, ${id}::uuid, '{}', ${ctx.now()}) AS told
      WHERE NOT EXISTS (
        SELECT FROM notifications WHERE comment_id = ${id}::uuid AND user_id = ${to}::uuid AND kind = ${kind}::notification_kind
      )`;
    if (rows[0]?.told) notified.push(to);
  }
  return notified;
}
