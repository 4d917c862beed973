import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { isShown } from '../../posts/lock.ts';
import { requireVersion } from '../../posts/revise.ts';
import { questionChannel } from '../../questions/events.ts';
import { refusalToDelete } from '../policy.ts';
import { lockComment } from './lock-comment.ts';
import { placeOf } from './post-comment.ts';

export async function deleteComment(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion?: number | null | undefined },
): Promise<{ id: string }> {
  const actor = requireActor(ctx);

  const { place, isNews } = await ctx.db.$transaction(async (tx) => {
    const { comment, ...post } = await lockComment(tx, actor, id);
    enforce(refusalToDelete(actor, comment, post.question));
    requireVersion(comment, expectedVersion);

    await tx.comment.update({ where: { id }, data: { deletedAt: ctx.now() } });
    // What is hidden is not counted, and nobody is told of it.
    if (comment.hiddenAt) return { place: placeOf(post, 0), isNews: false };
    const one = { data: { commentCount: { decrement: 1 } }, select: { id: true } };
    if (post.answer) await tx.answer.update({ where: { id: post.answer.id }, ...one });
    else await tx.question.update({ where: { id: post.question.id }, ...one });
    return { place: placeOf(post, -1), isNews: isShown(post) };
  });

  if (isNews)
    ctx.events.publish(questionChannel(place.questionId), {
      kind: 'CommentDeleted',
      ...place,
      commentId: id,
    });
  return { id };
}
