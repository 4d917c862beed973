import { type Context, requireActor } from '../../../core/context.ts';
import { Conflict, enforce, Invalid } from '../../../core/errors.ts';
import { kindOf, newId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Suggestion, User } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { dayBefore, requireLeftToday } from '../../../limits/sliding-window.ts';
import { SUGGESTING, WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { AnswerDraft } from '../../answers/rules.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { noSuch } from '../../posts/find.ts';
import { lockAnswer, lockQuestion } from '../../posts/lock.ts';
import { renderPost } from '../../posts/rendering/render-post.ts';
import { requireVersion } from '../../posts/revise.ts';
import { QuestionChange, withSubjectTag } from '../../questions/rules.ts';
import { isNew } from '../../reputation/rules.ts';
import { standingNow } from '../../reputation/standing.ts';
import { refusalToSuggest } from '../policy.ts';
import { Note } from '../rules.ts';
import type { SuggestionSelection } from './find.ts';

export interface SuggestedEdit {
  postId: string;
  expectedVersion?: number | null | undefined;
  title?: string | null | undefined;
  body?: string | null | undefined;
  tags?: string[] | null | undefined;
  comment?: string | null | undefined;
}

/** Puts an edit before those who may make it: what is left out stays as it is. */
export async function suggestEdit(
  ctx: Context,
  { postId, expectedVersion, title, body, tags, comment }: SuggestedEdit,
  selection: SuggestionSelection = {},
): Promise<Suggestion> {
  const actor = requireActor(ctx);
  const { comment: note } = valid(Note, { comment: comment ?? '' });
  payForWriting(ctx, WRITE_PRICES.version);
  const isQuestion = kindOf(postId) === 'question';
  if (!isQuestion && kindOf(postId) !== 'answer') throw noSuch('post');
  const change = isQuestion
    ? valid(QuestionChange, {
        ...(title != null && { title }),
        ...(body != null && { body }),
        ...(tags != null && { tags }),
      })
    : valid(AnswerDraft, { body: body ?? '' });
  // Refused now where its text passes the limits, and not when somebody accepts it.
  await renderPost(ctx, {
    title: 'title' in change ? (change.title ?? null) : null,
    body: change.body ?? '',
  });

  const { result, notified } = await ctx.db.$transaction(async (tx) => {
    const { post, question } = await locked(tx, ctx, postId);
    enforce(refusalToSuggest(await standingNow(tx, actor), post, question));
    await lockUsers(tx, [actor.id]);
    await requireRoom(ctx, tx, postId);
    requireVersion(post, expectedVersion);
    const next = {
      title: isQuestion ? ('title' in change && change.title ? change.title : question.title) : null,
      body: change.body ?? post.body,
      tags: isQuestion
        ? withSubjectTag('tags' in change && change.tags ? change.tags : question.tags, question.subjectCode)
        : [],
    };
    const before = isQuestion ? question : { title: null, body: post.body, tags: [] };
    if (next.title === before.title && next.body === post.body && String(next.tags) === String(before.tags))
      throw nothingChanged();

    const now = ctx.now();
    const id = newId('suggestion', now);
    const on = isQuestion ? { questionId: postId } : { answerId: postId };
    const row = { id, ...on, authorId: actor.id, baseVersion: post.version, comment: note, createdAt: now };
    const result = await tx.suggestion.create({ ...selection, data: { ...row, ...next } });
    const detail = JSON.stringify({ suggestionId: id, status: 'PENDING' });
    const [told] = await tx.$queryRaw<{ told: boolean }[]>`SELECT notify_user(
      ${post.authorId}::uuid, 'SUGGESTION', ${actor.id}::uuid, ${id}, ${question.id}::uuid,
      ${isQuestion ? null : postId}::uuid, NULL, ${detail}::jsonb, ${now}::timestamptz) AS told`;
    return { result, notified: told!.told ? [post.authorId] : [] };
  });
  announceNotifications(ctx, notified);
  return result;
}

async function locked(tx: Transaction, ctx: Context, postId: string) {
  const actor = requireActor(ctx);
  if (kindOf(postId) === 'question') {
    const question = await lockQuestion(tx, actor, postId);
    return { post: question, question };
  }
  const { answer, question } = await lockAnswer(tx, actor, postId);
  return { post: answer, question };
}

/** One at a time for one post, and so many within a day. */
async function requireRoom(ctx: Context, tx: Transaction, postId: string): Promise<void> {
  const authorId = requireActor(ctx).id;
  const waiting = await tx.suggestion.findFirst({
    where: { authorId, status: 'PENDING', OR: [{ questionId: postId }, { answerId: postId }] },
  });
  if (waiting)
    throw new Conflict(
      'DUPLICATE_IN_FLIGHT',
      {
        en: 'An edit that you suggested here is still waiting. Withdraw it first.',
        zh: '你对这条内容的修改建议仍在等待审核，请先撤回。',
      },
      waiting.id,
    );
  const author: User = await tx.user.findUniqueOrThrow({ where: { id: authorId } });
  const limit = isNew(author, ctx.now()) ? SUGGESTING.newMember : SUGGESTING.member;
  const latest = await tx.suggestion.findMany({
    where: { authorId, createdAt: { gt: dayBefore(ctx.now()) } },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { createdAt: true },
  });
  const text = {
    en: `You can suggest at most ${limit} edits in 24 hours. Try again later.`,
    zh: `24 小时内最多提出 ${limit} 条修改建议，请稍后再试。`,
  };
  requireLeftToday(ctx, { limit, latest, text });
}

const nothingChanged = () =>
  new Invalid([
    {
      field: 'body',
      code: 'REQUIRED',
      text: { en: 'This changes nothing.', zh: '内容没有任何修改。' },
    },
  ]);
