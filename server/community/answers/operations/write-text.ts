import type { Context } from '../../../core/context.ts';
import type { Transaction } from '../../../database/client.ts';
import { type Answer, Prisma } from '../../../database/client/client.ts';
import type { Rendering } from '../../../text/markdown/renderer.ts';
import { keepRevision } from '../../posts/revise.ts';
import { checkAnswer } from './check-answer.ts';
import { NOT_LOOKED_AT } from '../../posts/rendering/working-check.ts';

interface NextText {
  body: string;
  aiGenerated?: boolean;
  rendering: Rendering;
}

/** Writes the next version of an answer. The caller holds its lock and has asked who may. */
export async function writeAnswerText(
  ctx: Context,
  tx: Transaction,
  { before, editorId }: { before: Answer; editorId: string },
  { rendering, ...text }: NextText,
): Promise<void> {
  const { id, questionId, version } = before;
  const now = ctx.now();
  const kept = { title: null, body: text.body, tags: [] };
  await keepRevision(ctx, tx, { id: editorId }, { answerId: id }, before, kept);
  await tx.answer.update({
    where: { id },
    data: {
      ...text,
      version: version + 1,
      editedAt: now,
      ...NOT_LOOKED_AT,
      working: Prisma.DbNull,
      rendering: { upsert: { create: rendering, update: rendering } },
    },
  });
  await tx.question.update({ where: { id: questionId }, data: { activeAt: now } });
  await ctx.jobs.add(tx, checkAnswer, { id, version: version + 1 });
}
