import type { Context } from '../../../core/context.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Prisma, Question } from '../../../database/client/client.ts';
import type { Rendering } from '../../../text/markdown/renderer.ts';
import { questionWords } from '../../posts/rendering/question-words.ts';
import { notifyFollowers } from '../../notifications/jobs/notify-followers.ts';
import { keepRevision } from '../../posts/revise.ts';
import { checkQuestion } from './check-question.ts';
import { NOT_LOOKED_AT } from '../../posts/rendering/working-check.ts';

interface NextText {
  title: string;
  body: string;
  tags: string[];
  rendering: Rendering;
}

/** Writes the next version of a question, with what follows from its words. The caller holds its lock and has asked who may. */
export async function writeQuestionText(
  ctx: Context,
  tx: Transaction,
  { before, editorId }: { before: Question; editorId: string },
  { title, body, tags, rendering }: NextText,
  more: Prisma.QuestionUncheckedUpdateInput & { anonymous?: boolean } = {},
): Promise<void> {
  const { id, version } = before;
  const now = ctx.now();
  const known = { ...before, anonymous: more.anonymous ?? before.anonymous };
  await keepRevision(ctx, tx, { id: editorId }, { questionId: id }, known, { title, body, tags });
  await tx.question.update({
    where: { id },
    data: {
      ...(more as object),
      title,
      body,
      tags,
      ...questionWords({ title, body, tags, subjectCode: before.subjectCode }),
      rendering: { upsert: { create: rendering, update: rendering } },
      version: version + 1,
      editedAt: now,
      activeAt: now,
      ...NOT_LOOKED_AT,
      solved: null,
      solvedPart: null,
    },
  });
  await ctx.jobs.add(tx, checkQuestion, { id, version: version + 1 });
  const told = { questionId: id, actorId: editorId, at: now.toISOString() };
  await ctx.jobs.add(tx, notifyFollowers, told);
}
