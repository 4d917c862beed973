import { type Context, requireActor } from '../../../core/context.ts';
import type { Answer } from '../../../database/client/client.ts';
import { enforce } from '../../../core/errors.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { EVENT_SELECTION, questionChannel } from '../../questions/events.ts';
import { turnByEdit } from '../../holds/hiding.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { answer, type AnswerSelection } from '../../posts/find.ts';
import { requireLinks } from '../../posts/links.ts';
import { lockAnswer } from '../../posts/lock.ts';
import { refusalToEdit } from '../../posts/policy.ts';
import { isUnchanged, requireVersion } from '../../posts/revise.ts';
import { standingNow } from '../../reputation/standing.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost } from '../../posts/rendering/render-post.ts';
import { AnswerDraft } from '../rules.ts';
import { writeAnswerText } from './write-text.ts';

interface AnswerEdit {
  id: string;
  body: string;
  aiGenerated?: boolean | null | undefined;
  expectedVersion?: number | null | undefined;
}

export async function editAnswer(
  ctx: Context,
  { id, body, aiGenerated, expectedVersion }: AnswerEdit,
  selection: AnswerSelection = {},
): Promise<Answer> {
  const actor = requireActor(ctx);
  const draft = valid(AnswerDraft, { body, aiGenerated });
  const change = { body: draft.body, ...(draft.aiGenerated != null && { aiGenerated: draft.aiGenerated }) };
  payForWriting(ctx, WRITE_PRICES.version);
  const rendering = await renderPost(ctx, { title: null, body: draft.body });

  const { written, event, turned, result } = await ctx.db.$transaction(async (tx) => {
    const { answer: before, question } = await lockAnswer(tx, actor, id);
    enforce(refusalToEdit(await standingNow(tx, actor), before, question));
    const result = () => answer({ ...ctx, db: tx }, { id }, selection);
    if (isUnchanged(before, change, expectedVersion))
      return { written: false, event: null, turned: null, result: await result() };
    requireVersion(before, expectedVersion);
    await requireLinks(tx, actor, rendering, { answerId: id });

    await writeAnswerText(ctx, tx, { before, editorId: actor.id }, { ...change, rendering });
    const turned = await turnByEdit(ctx, tx, { kind: 'answer', id, questionId: question.id }, before);
    // Whoever listens to a hidden question hears nothing of what it says.
    const event = question.hiddenAt
      ? null
      : await tx.answer.findUniqueOrThrow({ ...EVENT_SELECTION.answer, where: { id } });
    return { written: true, event, turned, result: await result() };
  });

  // The first edit earns its author a badge.
  if (written) announceNotifications(ctx, [actor.id]);
  if (event) {
    const { questionId } = event;
    ctx.events.publish(questionChannel(questionId), { kind: 'AnswerEdited', questionId, answer: event });
    if (turned) ctx.events.publish(questionChannel(questionId), turned);
  }
  return result!;
}
