import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Comment } from '../../../database/client/client.ts';
import { once, type Retriable } from '../../../database/idempotency.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { answer as findAnswer, noSuch, question as findQuestion } from '../../posts/find.ts';
import { requireLinks } from '../../posts/links.ts';
import { isShown, type LockedPost, lockPost, withoutAsker } from '../../posts/lock.ts';
import { announceDraft } from '../../drafts/events.ts';
import { commentPlace, takeDraft } from '../../drafts/posted.ts';
import { notePostingRate, refusalByRate } from '../../posts/posting-rate.ts';
import { renderPost } from '../../posts/rendering/render-post.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { EVENT_SELECTION, questionChannel } from '../../questions/events.ts';
import { refusalToComment } from '../policy.ts';
import { CommentDraft } from '../rules.ts';
import { commentRate, rulesOf } from './comment-rate.ts';
import { comment, type CommentSelection } from './lists.ts';
import { notifyOfComment } from './notify.ts';

/** Comments on a question or an answer. */
export async function postComment(
  ctx: Context,
  { postId, idempotencyKey, ...input }: { postId: string; body: string } & Retriable,
  selection: CommentSelection = {},
): Promise<Comment> {
  const actor = requireActor(ctx);
  const draft = valid(CommentDraft, input);
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  const seen = await postNow(ctx, postId);
  enforce(refusalToComment(actor, seen.question));
  const rendering = await renderPost(ctx, { title: null, ...draft });

  let told: string[] = [];
  const written = { userId: actor.id, place: commentPlace(postId), body: draft.body };
  const { result, event, rate, hadDraft } = await ctx.db.$transaction(async (tx) => {
    const post = await lockPost(tx, actor, postId);
    await lockUsers(tx, [actor.id]);
    let rate = null;
    const named = { operation: 'postComment', key: idempotencyKey, input: { postId, ...draft } };
    const { id, repeated } = await once(ctx, tx, actor, named, async () => {
      enforce(refusalToComment(actor, post.question));
      rate = await requireRate(ctx, tx, post, actor.id, draft.body);
      await requireLinks(tx, actor, rendering);
      const id = newId('comment', ctx.now());
      const on = post.answer ? { answerId: postId } : { questionId: postId };
      const created = await tx.comment.create({
        data: {
          id,
          ...on,
          authorId: actor.id,
          ...draft,
          createdAt: ctx.now(),
          rendering: { create: rendering },
        },
      });
      await countComment(tx, post);
      told = await notifyOfComment(ctx, tx, post, created);
      return id;
    });
    const result = await comment({ ...ctx, db: tx }, { id }, selection);
    const isNews = !repeated && isShown(post);
    const event = isNews ? await tx.comment.findUnique({ ...EVENT_SELECTION.comment, where: { id } }) : null;
    return {
      result,
      rate,
      hadDraft: await takeDraft(tx, written),
      event: event && { comment: withoutAsker(post, event), ...placeOf(post, 1) },
    };
  });

  // All was read before the commit: what is done cannot look failed any more.
  announceNotifications(ctx, told);
  if (hadDraft) announceDraft(ctx, written);
  if (rate) notePostingRate(ctx, rate);
  if (event) ctx.events.publish(questionChannel(event.questionId), { kind: 'CommentPosted', ...event });
  if (!result) throw noSuch('comment');
  return result;
}

async function postNow(ctx: Context, postId: string) {
  const question = await findQuestion(ctx, { id: postId });
  if (question) return { question };
  const found = await findAnswer(ctx, { id: postId }, { include: { question: true } });
  if (!found) throw noSuch('post');
  return found as typeof found & { question: NonNullable<typeof question> };
}

/** Refuses one more comment than the limits allow, or the same once more. */
async function requireRate(
  ctx: Context,
  tx: Transaction,
  { question, answer }: LockedPost,
  authorId: string,
  body: string,
) {
  const isOwnThread = [question.authorId, answer?.authorId].includes(authorId);
  const [rate] = await commentRate.within(tx, [
    authorId,
    (answer ?? question).id,
    isOwnThread,
    body,
    ctx.now(),
    rulesOf(isOwnThread),
  ]);
  enforce(refusalByRate(ctx, rate!, REPEATED));
  return rate!;
}

const REPEATED = { en: 'You have just posted this very comment.', zh: '你刚刚发布过完全相同的评论。' };

async function countComment(tx: Transaction, { question, answer }: LockedPost) {
  const data = { commentCount: { increment: 1 } };
  if (answer) await tx.answer.update({ where: { id: answer.id }, data, select: { id: true } });
  else await tx.question.update({ where: { id: question.id }, data, select: { id: true } });
}

/** Where a comment stands, and how many comments are there once so many more are. */
export const placeOf = ({ question, answer }: LockedPost, more: number) => ({
  questionId: question.id,
  postId: (answer ?? question).id,
  commentCount: (answer ?? question).commentCount + more,
});
