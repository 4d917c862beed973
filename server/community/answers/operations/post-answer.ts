import { questionChannel } from '../../questions/events.ts';
import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import type { Answer } from '../../../database/client/client.ts';
import type { Transaction } from '../../../database/client.ts';
import { enforce } from '../../../core/errors.ts';
import { once, type Retriable, unlessDone } from '../../../database/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { POSTING } from '../../../limits/table.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { answer, type AnswerSelection, noSuch } from '../../posts/find.ts';
import { lockQuestion } from '../../posts/lock.ts';
import { requirePostingRate } from '../../posts/posting-rate.ts';
import { refusalToAnswer } from '../../questions/policy.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost, RENDERED } from '../../posts/render-post.ts';
import { AnswerDraft } from '../rules.ts';
import { checkAnswer } from './check-answer.ts';

export async function postAnswer(
  ctx: Context,
  { questionId, idempotencyKey, ...input }: { questionId: string; body: string } & Retriable,
  selection: AnswerSelection = {},
): Promise<Answer> {
  const actor = requireActor(ctx);
  const draft = valid(AnswerDraft, input);
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  await unlessDone(ctx, actor, idempotencyKey, () => requireRate(ctx, ctx.db, actor, questionId, draft.body));
  const rendering = await renderPost(ctx, { title: null, ...draft });

  const { event, result } = await ctx.db.$transaction(async (tx) => {
    // The post first, then people: the order of every operation, so that none waits for another in a ring.
    const question = await lockQuestion(tx, actor, questionId);
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'postAnswer', key: idempotencyKey, input: { questionId, ...draft } };
    const { id, repeated } = await once(ctx, tx, actor, named, async () => {
      enforce(refusalToAnswer(question));
      await requireRate(ctx, tx, actor, questionId, draft.body);
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
    const event = repeated ? null : await tx.answer.findUniqueOrThrow({ ...EVENT, where: { id } });
    return { event, result: await answer({ ...ctx, db: tx }, { id }, selection) };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (event) {
    const { question, ...whole } = event;
    const { answerCount } = question;
    ctx.events.publish(questionChannel(questionId), {
      kind: 'AnswerPosted',
      questionId,
      answerCount,
      answer: whole,
    });
  }
  if (!result) throw noSuch('answer');
  return result;
}

const EVENT = {
  include: { author: true, rendering: RENDERED, question: { select: { answerCount: true } } },
} as const;

function requireRate(ctx: Context, tx: Transaction, actor: Actor, questionId: string, body: string) {
  return requirePostingRate(ctx, tx, actor, {
    recent: (since) =>
      tx.answer.findMany({
        where: { authorId: actor.id, createdAt: { gt: since } },
        orderBy: { createdAt: 'desc' },
      }),
    isSame: (answer) => answer.questionId === questionId && answer.body === body,
    repeated: { en: 'You have just posted this very answer.', zh: '你刚刚发布过完全相同的回答。' },
    limits: POSTING.answer,
  });
}
