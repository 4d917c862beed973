import { questionChannel } from '../../questions/events.ts';
import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import type { Answer, Question } from '../../../database/client/client.ts';
import type { Transaction } from '../../../database/client.ts';
import { enforce } from '../../../core/errors.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { lockAnswer } from '../../posts/lock.ts';
import { refusalToChooseAnswer } from '../../questions/policy.ts';
import { undoLedger, writeLedger } from '../../reputation/operations.ts';
import { POINTS } from '../../reputation/rules.ts';
import { refusalToAccept } from '../policy.ts';

/** Sets or takes back the acceptance of an answer; accepting another one moves it. */
export async function acceptAnswer(
  ctx: Context,
  { answerId, accepted }: { answerId: string; accepted: boolean },
): Promise<{ questionId: string; answerId: string }> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);

  const { question, changed } = await ctx.db.$transaction(async (tx) => {
    const { answer, question } = await lockAnswer(tx, actor, answerId);
    enforce(
      accepted
        ? refusalToAccept(actor, answer, question, ctx.now())
        : refusalToChooseAnswer(actor, question, ctx.now()),
    );
    if (answer.accepted === accepted) return { question, changed: false };

    const before = await acceptedAnswer(tx, question);
    await lockUsers(tx, [actor.id, question.authorId, answer.authorId, ...(before ? [before.authorId] : [])]);
    if (before) await takeBack(ctx, tx, question, before);
    if (accepted) await accept(ctx, tx, actor, question, answer);
    return { question, changed: true };
  });

  if (changed)
    ctx.events.publish(questionChannel(question.id), {
      kind: 'AcceptanceChanged',
      questionId: question.id,
      acceptedAnswerId: accepted ? answerId : null,
    });
  return { questionId: question.id, answerId };
}

function acceptedAnswer(tx: Transaction, question: Question): Promise<Answer | null> {
  return question.acceptedAnswerId
    ? tx.answer.findUnique({ where: { id: question.acceptedAnswerId } })
    : Promise.resolve(null);
}

async function takeBack(ctx: Context, tx: Transaction, question: Question, answer: Answer) {
  await tx.answer.update({ where: { id: answer.id }, data: { accepted: false } });
  await tx.question.update({ where: { id: question.id }, data: { acceptedAnswerId: null } });
  await undoLedger(ctx, tx, { source: sourceOf(question.id, question.acceptance) });
}

async function accept(ctx: Context, tx: Transaction, actor: Actor, question: Question, answer: Answer) {
  const acceptance = question.acceptance + 1;
  await tx.answer.update({ where: { id: answer.id }, data: { accepted: true } });
  await tx.question.update({ where: { id: question.id }, data: { acceptedAnswerId: answer.id, acceptance } });
  if (answer.authorId === question.authorId) return;

  const event = { source: sourceOf(question.id, acceptance), postId: answer.id, actorId: actor.id };
  await writeLedger(ctx, tx, {
    ...event,
    userId: answer.authorId,
    kind: 'ANSWER_ACCEPTED',
    points: POINTS.answerAccepted,
  });
  if (question.authorId === actor.id)
    await writeLedger(ctx, tx, {
      ...event,
      userId: actor.id,
      kind: 'ACCEPTED_ANSWER',
      points: POINTS.acceptedAnswer,
    });
}

const sourceOf = (questionId: string, acceptance: number) => `acceptance/${questionId}/${acceptance}`;
