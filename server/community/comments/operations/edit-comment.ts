import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { valid } from '../../../core/validation.ts';
import type { Comment } from '../../../database/client/client.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { requireLinks } from '../../posts/links.ts';
import { isShown, withoutAsker } from '../../posts/lock.ts';
import { isUnchanged, requireVersion } from '../../posts/revise.ts';
import { renderPost } from '../../posts/rendering/render-post.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { EVENT_SELECTION, questionChannel } from '../../questions/events.ts';
import { refusalToEdit } from '../policy.ts';
import { CommentDraft } from '../rules.ts';
import { comment, type CommentSelection } from './lists.ts';
import { lockComment } from './lock-comment.ts';
import { notifyOfComment } from './notify.ts';

export async function editComment(
  ctx: Context,
  { id, body, expectedVersion }: { id: string; body: string; expectedVersion?: number | null | undefined },
  selection: CommentSelection = {},
): Promise<Comment> {
  const actor = requireActor(ctx);
  const change = valid(CommentDraft, { body });
  payForWriting(ctx, WRITE_PRICES.row);
  const rendering = await renderPost(ctx, { title: null, ...change });

  let told: string[] = [];
  const { event, result } = await ctx.db.$transaction(async (tx) => {
    const { comment: before, ...post } = await lockComment(tx, actor, id);
    enforce(refusalToEdit(actor, before, post.question, ctx.now()));
    const result = () => comment({ ...ctx, db: tx }, { id }, selection);
    if (isUnchanged(before, change, expectedVersion)) return { event: null, result: await result() };
    requireVersion(before, expectedVersion);
    await requireLinks(tx, actor, rendering, { commentId: id });

    const after = await tx.comment.update({
      where: { id },
      data: {
        ...change,
        version: before.version + 1,
        editedAt: ctx.now(),
        rendering: { upsert: { create: rendering, update: rendering } },
      },
      ...EVENT_SELECTION.comment,
    });
    if (before.hiddenAt === null) told = await notifyOfComment(ctx, tx, post, after, before.body);
    const event = isShown(post) && before.hiddenAt === null ? after : null;
    return {
      event: event && { questionId: post.question.id, comment: withoutAsker(post, event) },
      result: await result(),
    };
  });

  announceNotifications(ctx, told);
  if (event) ctx.events.publish(questionChannel(event.questionId), { kind: 'CommentEdited', ...event });
  return result!;
}
