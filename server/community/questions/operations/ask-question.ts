import type * as v from 'valibot';
import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import type { Reading, Transaction } from '../../../database/client.ts';
import type { Question } from '../../../database/client/client.ts';
import { enforce, Invalid } from '../../../core/errors.ts';
import { once, type Retriable, unlessDone } from '../../../database/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { POSTING } from '../../../limits/table.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { noSuch, question, type QuestionSelection } from '../../posts/find.ts';
import { requirePostingRate } from '../../posts/posting-rate.ts';
import { standingNow } from '../../reputation/standing.ts';
import { refusalToCreateTag } from '../policy.ts';
import { searchWords } from '../../../text/search-words.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost } from '../../posts/render-post.ts';
import { QuestionDraft, withSubjectTag } from '../rules.ts';
import { EVENT_SELECTION, subjectChannel } from '../events.ts';

type Draft = v.InferInput<typeof QuestionDraft>;

export async function askQuestion(
  ctx: Context,
  { idempotencyKey, ...input }: Draft & Retriable,
  selection: QuestionSelection = {},
): Promise<Question> {
  const actor = requireActor(ctx);
  const draft = valid(QuestionDraft, input);
  await requirePlace(ctx, draft);
  // Looked at before the text is rendered; what counts is looked at again under the lock.
  await unlessDone(ctx, actor, idempotencyKey, () => requireRate(ctx, ctx.db, actor, draft));
  const rendering = await renderPost(ctx, draft);

  const { event, result } = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'askQuestion', key: idempotencyKey, input: draft };
    const { id, repeated } = await once(ctx, tx, actor, named, async () => {
      await requireRate(ctx, tx, actor, draft);
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
    const event = repeated
      ? null
      : await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    return { event, result: await question({ ...ctx, db: tx }, { id }, selection) };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (event)
    ctx.events.publish(subjectChannel(event.subjectCode), { kind: 'QuestionAsked', question: event });
  if (!result) throw noSuch('question');
  return result;
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

function requireRate(ctx: Context, tx: Transaction, actor: Actor, draft: { title: string; body: string }) {
  return requirePostingRate(ctx, tx, actor, {
    recent: (since) =>
      tx.question.findMany({
        where: { authorId: actor.id, createdAt: { gt: since } },
        orderBy: { createdAt: 'desc' },
        select: { createdAt: true, title: true, body: true, deletedAt: true },
      }),
    isSame: ({ title, body }) => title === draft.title && body === draft.body,
    repeated: { en: 'You have just asked this very question.', zh: '你刚刚提过完全相同的问题。' },
    limits: POSTING.question,
  });
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
  enforce(refusalToCreateTag(await standingNow(tx, actor), fresh[0]!));
  await tx.tag.createMany({
    data: fresh.map((name) => ({ name, createdBy: actor.id, createdAt: ctx.now() })),
    skipDuplicates: true,
  });
}
