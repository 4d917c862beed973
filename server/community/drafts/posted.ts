import { type Context, requireActor } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';

/** One question is written at a time; an answer or a comment where it will stand. */
export const QUESTION_PLACE = 'ask/question';
export const answerPlace = (questionId: string) => `answer/${questionId}`;
export const commentPlace = (postId: string) => `comment/${postId}`;

interface Posted {
  userId: string;
  place: string;
  title?: string;
  body: string;
}

/**
 * What is posted is no draft any more, nor is a beginning of it that was saved on the way. What another device made of
 * it since stays. Whether there was one.
 */
export async function takeDraft(
  tx: Transaction,
  { userId, place, title = '', body }: Posted,
): Promise<boolean> {
  const count = await tx.$executeRaw`
    DELETE FROM drafts WHERE user_id = ${userId}::uuid AND place = ${place}
    AND starts_with(${title}, content->>'title') AND starts_with(${body}, content->>'body')`;
  return count > 0;
}

export interface PostedText {
  title: string;
  body: string;
  createdAt: Date;
}

/** Among so many of one's newest posts the last of a place is looked for. */
const LOOKED_AT = 20;

/** What one posted last from a place, by which another device knows that its copy of the draft is posted. */
export async function lastPosted(ctx: Context, { key }: { key: string }): Promise<PostedText | null> {
  const actor = requireActor(ctx);
  const own = {
    where: { authorId: actor.id, deletedAt: null },
    orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
  };
  const [kind, id] = key.split('/');
  if (kind === 'ask')
    return ctx.db.question.findFirst({ ...own, select: { title: true, body: true, createdAt: true } });
  if (kind === 'answer') {
    const select = { id: true, questionId: true };
    const newest = await ctx.db.answer.findMany({ ...own, take: LOOKED_AT, select });
    const last = newest.find(({ questionId }) => questionId === id);
    return last ? untitled(await ctx.db.answer.findUnique({ where: { id: last.id }, select: TEXT })) : null;
  }
  if (kind !== 'comment') return null;
  const select = { id: true, questionId: true, answerId: true };
  const newest = await ctx.db.comment.findMany({ ...own, take: LOOKED_AT, select });
  const last = newest.find(({ questionId, answerId }) => (answerId ?? questionId) === id);
  return last ? untitled(await ctx.db.comment.findUnique({ where: { id: last.id }, select: TEXT })) : null;
}

const TEXT = { body: true, createdAt: true } as const;

const untitled = (post: Omit<PostedText, 'title'> | null): PostedText | null =>
  post && { title: '', ...post };
