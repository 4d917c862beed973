import { type Actor, isStaff } from '../../core/context.ts';
import { NotFound } from '../../core/errors.ts';
import { kindOf } from '../../core/ids.ts';
import type { Transaction } from '../../database/client.ts';
import type { HiddenReason, QuestionStatus } from '../../database/client/client.ts';
import type { Place, PostKind } from '../holds/hiding.ts';

interface Seen {
  authorId: string;
  hiddenAt: Date | null;
  deletedAt: Date | null;
}

/** A question, an answer or a comment with what it stands under. */
export interface Target extends Place, Seen {
  hiddenReason: HiddenReason | null;
  accepted: boolean;
  question: Seen & { status: QuestionStatus; acceptedAnswerId: string | null; acceptance: number };
  /** Whatever it stands under, itself among it: seen only where all of them are. */
  within: Seen[];
}

const KINDS: readonly string[] = ['question', 'answer', 'comment'] satisfies PostKind[];

/** Locks the question that a post stands under, then its answer, then the post: the order of every operation. Deleted ones are found too. */
export async function lockTarget(tx: Transaction, id: string): Promise<Target | null> {
  const kind = kindOf(id) as PostKind | null;
  if (!kind || !KINDS.includes(kind)) return null;
  const [known] = await tx.$queryRaw<{ questionId: string }[]>`
    SELECT id AS "questionId" FROM questions WHERE id = ${id}::uuid
    UNION ALL SELECT question_id FROM answers WHERE id = ${id}::uuid
    UNION ALL SELECT coalesce(c.question_id, a.question_id) FROM comments c LEFT JOIN answers a ON a.id = c.answer_id WHERE c.id = ${id}::uuid`;
  if (!known) return null;
  const { questionId } = known;
  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${questionId}::uuid FOR NO KEY UPDATE`;
  if (kind === 'answer') await tx.$queryRaw`SELECT 1 FROM answers WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  if (kind === 'comment') {
    // Its answer counts it, and whoever votes on that locks it before they lock people.
    await tx.$queryRaw`
      SELECT 1 FROM answers WHERE id = (SELECT answer_id FROM comments WHERE id = ${id}::uuid) FOR NO KEY UPDATE`;
    await tx.$queryRaw`SELECT 1 FROM comments WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  }

  const question = await tx.question.findUniqueOrThrow({ where: { id: questionId } });
  if (kind === 'question')
    return { ...question, kind, questionId, accepted: false, question, within: [question] };
  if (kind === 'answer') {
    const answer = await tx.answer.findUniqueOrThrow({ where: { id } });
    return { ...answer, kind, question, within: [question, answer] };
  }
  const { answer, ...comment } = await tx.comment.findUniqueOrThrow({
    where: { id },
    include: { answer: true },
  });
  const within = [question, ...(answer ? [answer] : []), comment];
  return { ...comment, kind, questionId, accepted: false, question, within };
}

/** Whether somebody may know of it, as visibleTo says of each thing that it stands under. */
export const isSeen = (reader: Actor, { within }: Target): boolean =>
  within.every(
    ({ deletedAt, hiddenAt, authorId }) =>
      deletedAt === null && (hiddenAt === null || authorId === reader.id || isStaff(reader)),
  );

export const noSuchTarget = () =>
  new NotFound({ en: 'There is no such post or comment.', zh: '没有这个帖子或评论。' });

/** The filter of the rows that are about it. */
export const about = ({ kind, id }: Pick<Place, 'kind' | 'id'>) =>
  kind === 'question' ? { questionId: id } : kind === 'answer' ? { answerId: id } : { commentId: id };
