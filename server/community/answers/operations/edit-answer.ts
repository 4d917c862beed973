import { type Context, requireActor } from '../../../core/context.ts';
import type { Answer } from '../../../database/client/client.ts';
import { enforce } from '../../../core/errors.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { EVENT_SELECTION, questionChannel } from '../../questions/events.ts';
import { answer, type AnswerSelection } from '../../posts/find.ts';
import { lockAnswer } from '../../posts/lock.ts';
import { refusalToEdit } from '../../posts/policy.ts';
import { isUnchanged, keepRevision, requireVersion } from '../../posts/revise.ts';
import { standingNow } from '../../reputation/standing.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost } from '../../posts/render-post.ts';
import { AnswerDraft } from '../rules.ts';
import { checkAnswer } from './check-answer.ts';

export async function editAnswer(
  ctx: Context,
  { id, body, expectedVersion }: { id: string; body: string; expectedVersion?: number | null | undefined },
  selection: AnswerSelection = {},
): Promise<Answer> {
  const actor = requireActor(ctx);
  const change = valid(AnswerDraft, { body });
  payForWriting(ctx, WRITE_PRICES.version);
  const rendering = await renderPost(ctx, { title: null, ...change });

  const { event, result } = await ctx.db.$transaction(async (tx) => {
    const { answer: before, question } = await lockAnswer(tx, actor, id);
    enforce(refusalToEdit(await standingNow(tx, actor), before, question));
    const result = () => answer({ ...ctx, db: tx }, { id }, selection);
    if (isUnchanged(before, change, expectedVersion)) return { event: null, result: await result() };
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
    const event = await tx.answer.findUniqueOrThrow({ ...EVENT_SELECTION.answer, where: { id } });
    return { event, result: await result() };
  });

  if (event) {
    const { questionId } = event;
    ctx.events.publish(questionChannel(questionId), { kind: 'AnswerEdited', questionId, answer: event });
  }
  return result!;
}
