import { type Context, requireActor } from '../../../core/context.ts';
import type { Answer } from '../../../database/client/client.ts';
import type { Transaction } from '../../../database/client.ts';
import { NotFound } from '../../../core/errors.ts';
import { EVENT_SELECTION, questionChannel } from '../../questions/events.ts';
import { isId } from '../../../core/ids.ts';
import { WRITING } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import {
  isDone,
  keepRevision,
  lockQuestion,
  requireRightToEdit,
  requireVersion,
} from '../../questions/operations/edit-question.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost } from '../../posts/render-post.ts';
import { AnswerDraft } from '../rules.ts';
import { checkAnswer } from './check-answer.ts';
import { answer, noSuchAnswer, type Selection } from './lists.ts';

export async function editAnswer(
  ctx: Context,
  { id, body, expectedVersion }: { id: string; body: string; expectedVersion?: number | null | undefined },
  selection: Selection = {},
): Promise<Answer> {
  const actor = requireActor(ctx);
  const change = valid(AnswerDraft, { body });
  payForWriting(ctx, WRITING.version);
  const rendering = await renderPost(ctx, { title: null, ...change });

  const { edited, told } = await ctx.db.$transaction(async (tx) => {
    const before = await lockAnswer(tx, id);
    await requireRightToEdit(tx, actor, before);
    const told = () => answer({ ...ctx, db: tx }, { id }, selection);
    if (isDone(before, change, expectedVersion)) return { edited: null, told: await told() };
    requireVersion(before, expectedVersion);

    const now = ctx.now();
    await keepRevision(ctx, tx, actor, { answerId: id }, before, {
      title: null,
      body: change.body,
      tags: [],
    });
    await tx.answer.update({
      where: { id },
      data: {
        ...change,
        version: before.version + 1,
        editedAt: now,
        linesOk: null,
        linesTotal: null,
        rendering: { upsert: { create: rendering, update: rendering } },
      },
    });
    await tx.question.update({ where: { id: before.questionId }, data: { activeAt: now } });
    await ctx.jobs.add(tx, checkAnswer, { id, version: before.version + 1 });
    const edited = await tx.answer.findUniqueOrThrow({ ...EVENT_SELECTION.answer, where: { id } });
    return { edited, told: await told() };
  });

  if (edited) {
    const { questionId } = edited;
    ctx.events.publish(questionChannel(questionId), { kind: 'AnswerEdited', questionId, answer: edited });
  }
  return told!;
}

/** The answer with its question's row and its own locked, in this order. */
export async function lockAnswer(tx: Transaction, id: string): Promise<Answer> {
  const known = isId('answer', id) ? await tx.answer.findFirst({ where: { id, deletedAt: null } }) : null;
  if (!known) throw noSuchAnswer();
  await lockQuestion(tx, known.questionId).catch((error: unknown) => {
    throw error instanceof NotFound ? noSuchAnswer() : error;
  });
  await tx.$queryRaw`SELECT 1 FROM answers WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const locked = await tx.answer.findFirst({ where: { id, deletedAt: null } });
  if (!locked) throw noSuchAnswer();
  return locked;
}
