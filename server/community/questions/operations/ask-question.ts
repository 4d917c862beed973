import type { z } from 'zod';
import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import type { Reading, Transaction } from '../../../database/client.ts';
import type { Question } from '../../../database/client/client.ts';
import { Conflict, Invalid } from '../../../core/errors.ts';
import { EVENT_SELECTION, subjectChannel } from '../events.ts';
import { once, type Retriable, wasDone } from '../../../database/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { POSTING } from '../../../limits/table.ts';
import { keepPace } from '../../posts/posting-rate.ts';
import { requirePrivilege } from '../../reputation/operations.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { isNew } from '../../reputation/rules.ts';
import { searchWords } from '../../../text/search-words.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost } from '../../posts/render-post.ts';
import { QuestionDraft, withSubjectTag } from '../rules.ts';
import { noSuchQuestion, question, type Selection } from './lists.ts';

type Draft = z.input<typeof QuestionDraft>;

export async function askQuestion(
  ctx: Context,
  { idempotencyKey, ...input }: Draft & Retriable,
  selection: Selection = {},
): Promise<Question> {
  const actor = requireActor(ctx);
  const draft = valid(QuestionDraft, input);
  await requirePlace(ctx, draft);
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  if (!(await wasDone(ctx, actor, idempotencyKey))) await requireRoom(ctx, ctx.db, actor, draft);
  const rendering = await renderPost(ctx, draft);

  const { asked, told } = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'askQuestion', key: idempotencyKey, input: draft };
    const { id, repeated } = await once(ctx, tx, actor, named, async () => {
      await requireRoom(ctx, tx, actor, draft);
      const tags = withSubjectTag(draft.tags, draft.subjectCode);
      await createTags(ctx, tx, actor, tags);
      const now = ctx.now();
      const row = await tx.question.create({
        data: {
          id: newId('question', now),
          authorId: actor.id,
          subjectCode: draft.subjectCode,
          paper: draft.paper ?? null,
          topic: draft.topic ?? null,
          title: draft.title,
          body: draft.body,
          language: draft.language,
          tags,
          createdAt: now,
          activeAt: now,
          titleWords: searchWords(draft.title),
          bodyWords: searchWords(draft.body),
          rendering: { create: rendering },
        },
        select: { id: true },
      });
      return row.id;
    });
    const asked = repeated
      ? null
      : await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    return { asked, told: await question({ ...ctx, db: tx }, { id }, selection) };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (asked)
    ctx.events.publish(subjectChannel(asked.subjectCode), { kind: 'QuestionAsked', question: asked });
  if (!told) throw noSuchQuestion();
  return told;
}

/** The subject, and where named its paper and topic, must be ones that we know. */
export async function requirePlace(
  ctx: Reading,
  {
    subjectCode,
    paper,
    topic,
  }: { subjectCode: string; paper?: string | null | undefined; topic?: string | null | undefined },
): Promise<void> {
  const subject = await ctx.db.subject.findUnique({
    where: { code: subjectCode },
    include: { papers: { where: { code: paper ?? '' } }, topics: { where: { slug: topic ?? '' } } },
  });
  if (!subject)
    throw new Invalid([
      {
        field: 'subjectCode',
        code: 'UNKNOWN',
        text: { en: 'Choose one of the subjects.', zh: '请选择一个科目。' },
      },
    ]);
  if (paper && subject.papers.length === 0)
    throw new Invalid([
      {
        field: 'paper',
        code: 'UNKNOWN',
        text: { en: 'This subject has no such paper.', zh: '该科目没有这份试卷。' },
      },
    ]);
  if (topic && !subject.topics.some((known) => !paper || known.paperCode === paper))
    throw new Invalid([
      {
        field: 'topic',
        code: 'UNKNOWN',
        text: { en: 'There is no such topic here.', zh: '这里没有这个知识点。' },
      },
    ]);
}

async function requireRoom(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  draft: { title: string; body: string },
) {
  const user = await tx.user.findUniqueOrThrow({ where: { id: actor.id } });
  const recent = await tx.question.findMany({
    where: { authorId: actor.id, createdAt: { gt: new Date(ctx.now().getTime() - 86_400_000) } },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true, title: true, body: true, deletedAt: true },
  });
  if (recent.some((q) => !q.deletedAt && q.title === draft.title && q.body === draft.body))
    throw new Conflict('DUPLICATE_IN_FLIGHT', {
      en: 'You have just asked this very question.',
      zh: '你刚刚提过完全相同的问题。',
    });
  keepPace(
    ctx,
    recent.map((q) => q.createdAt),
    isNew(user, ctx.now()) ? POSTING.question.fresh : POSTING.question.established,
  );
}

/** Tags that nobody has used before are a privilege. */
export async function createTags(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  names: string[],
): Promise<void> {
  const known = await tx.tag.findMany({ where: { name: { in: names } } });
  const fresh = names.filter((name) => !known.some((tag) => tag.name === name));
  if (fresh.length === 0) return;
  await requirePrivilege(tx, actor, 'createTag', (required) => ({
    en: `“${fresh[0]}” would be a new tag, and new tags need ${required} reputation.`,
    zh: `“${fresh[0]}”是新标签，创建新标签需要 ${required} 点声望。`,
  }));
  await tx.tag.createMany({
    data: fresh.map((name) => ({ name, createdBy: actor.id, createdAt: ctx.now() })),
    skipDuplicates: true,
  });
}
