import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import type { Answer } from '../../../database/client/client.ts';
import type { Transaction } from '../../../database/client.ts';
import { Conflict } from '../../../core/errors.ts';
import { questionChannel } from '../../questions/events.ts';
import { once, type Retriable, wasDone } from '../../../database/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { POSTING } from '../../../limits/table.ts';
import { keepPace } from '../../posts/posting-rate.ts';
import { lockQuestion } from '../../questions/operations/edit-question.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { isNew } from '../../reputation/rules.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost, RENDERED } from '../../posts/render-post.ts';
import { AnswerDraft } from '../rules.ts';
import { checkAnswer } from './check-answer.ts';
import { answer, noSuchAnswer, type Selection } from './lists.ts';

export async function postAnswer(
  ctx: Context,
  { questionId, idempotencyKey, ...input }: { questionId: string; body: string } & Retriable,
  selection: Selection = {},
): Promise<Answer> {
  const actor = requireActor(ctx);
  const draft = valid(AnswerDraft, input);
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  if (!(await wasDone(ctx, actor, idempotencyKey)))
    await requireRoom(ctx, ctx.db, actor, questionId, draft.body);
  const rendering = await renderPost(ctx, { title: null, ...draft });

  const { posted, told } = await ctx.db.$transaction(async (tx) => {
    // The post first, then people: the order of every operation, so that none waits for another in a ring.
    const question = await lockQuestion(tx, questionId);
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'postAnswer', key: idempotencyKey, input: { questionId, ...draft } };
    const { id, repeated } = await once(ctx, tx, actor, named, async () => {
      requireOpen(question);
      await requireRoom(ctx, tx, actor, questionId, draft.body);
      const now = ctx.now();
      const row = await tx.answer.create({
        data: {
          id: newId('answer', now),
          questionId,
          authorId: actor.id,
          body: draft.body,
          createdAt: now,
          rendering: { create: rendering },
        },
      });
      await tx.question.update({
        where: { id: questionId },
        data: { answerCount: { increment: 1 }, activeAt: now },
      });
      await ctx.jobs.add(tx, checkAnswer, { id: row.id, version: row.version });
      return row.id;
    });
    const posted = repeated ? null : await tx.answer.findUniqueOrThrow({ ...EVENT, where: { id } });
    return { posted, told: await answer({ ...ctx, db: tx }, { id }, selection) };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (posted) {
    const { question, ...whole } = posted;
    const { answerCount } = question;
    ctx.events.publish(questionChannel(questionId), {
      kind: 'AnswerPosted',
      questionId,
      answerCount,
      answer: whole,
    });
  }
  if (!told) throw noSuchAnswer();
  return told;
}

const EVENT = {
  include: { author: true, rendering: RENDERED, question: { select: { answerCount: true } } },
} as const;

export function requireOpen(question: { status: string }): void {
  if (question.status === 'OPEN') return;
  throw new Conflict(question.status === 'LOCKED' ? 'QUESTION_LOCKED' : 'QUESTION_CLOSED', {
    en: 'This question is closed and takes no more answers.',
    zh: '该问题已关闭，不再接受回答。',
  });
}

async function requireRoom(ctx: Context, tx: Transaction, actor: Actor, questionId: string, body: string) {
  const user = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
  const recent = await tx.answer.findMany({
    where: { authorId: actor.id, createdAt: { gt: new Date(ctx.now().getTime() - 86_400_000) } },
    orderBy: { createdAt: 'desc' },
  });
  if (recent.some((a) => !a.deletedAt && a.questionId === questionId && a.body === body))
    throw new Conflict('DUPLICATE_IN_FLIGHT', {
      en: 'You have just posted this very answer.',
      zh: '你刚刚发布过完全相同的回答。',
    });
  keepPace(
    ctx,
    recent.map((a) => a.createdAt),
    isNew(user, ctx.now()) ? POSTING.answer.fresh : POSTING.answer.established,
  );
}
