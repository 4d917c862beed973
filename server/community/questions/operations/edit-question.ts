import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import type { Question } from '../../../database/client/client.ts';
import type { Transaction } from '../../../database/client.ts';
import { Conflict } from '../../../core/errors.ts';
import { EVENT_SELECTION, questionChannel } from '../events.ts';
import { isId, newId } from '../../../core/ids.ts';
import { WRITING } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { requirePrivilege } from '../../reputation/operations.ts';
import { searchWords } from '../../../text/search-words.ts';
import { valid } from '../../../core/validation.ts';
import { renderPost } from '../../posts/render-post.ts';
import { QuestionChange, visibleTo, withSubjectTag } from '../rules.ts';
import { createTags, requirePlace } from './ask-question.ts';
import { noSuchQuestion, question, type Selection } from './lists.ts';

type Change = z.input<typeof QuestionChange>;

export async function editQuestion(
  ctx: Context,
  { id, expectedVersion, ...input }: Change & { id: string; expectedVersion?: number | null | undefined },
  selection: Selection = {},
): Promise<Question> {
  const actor = requireActor(ctx);
  const change = valid(QuestionChange, input);
  payForWriting(ctx, WRITING.version);
  const text = await textAfter(ctx, id, change);
  const rendering = await renderPost(ctx, text);

  const { edited, told } = await ctx.db.$transaction(async (tx) => {
    const before = await lockQuestion(tx, id);
    await requireRightToEdit(tx, actor, before);
    const told = () => question({ ...ctx, db: tx }, { id }, selection);
    const subjectCode = change.subjectCode ?? before.subjectCode;
    const tags = withSubjectTag(
      change.tags ?? before.tags.filter((tag) => tag !== before.subjectCode),
      subjectCode,
    );
    if (isDone(before, { ...change, tags }, expectedVersion)) return { edited: null, told: await told() };
    requireVersion(before, expectedVersion);

    await requirePlace(
      { ...ctx, db: tx },
      {
        subjectCode,
        paper: change.paper === undefined ? before.paper : change.paper,
        topic: change.topic === undefined ? before.topic : change.topic,
      },
    );
    await createTags(ctx, tx, actor, tags);

    const now = ctx.now();
    const title = change.title ?? before.title;
    const body = change.body ?? before.body;
    if (title !== text.title || body !== text.body) throw changedMeanwhile();
    await keepRevision(ctx, tx, actor, { questionId: id }, before, { title, body, tags });
    await tx.question.update({
      where: { id },
      data: {
        subjectCode,
        ...(change.paper !== undefined && { paper: change.paper }),
        ...(change.topic !== undefined && { topic: change.topic }),
        ...(change.language && { language: change.language }),
        title,
        body,
        tags,
        titleWords: searchWords(title),
        bodyWords: searchWords(body),
        rendering: { upsert: { create: rendering, update: rendering } },
        version: before.version + 1,
        editedAt: now,
        activeAt: now,
      },
    });
    const edited = await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    return { edited, told: await told() };
  });

  // All was read before the commit: what is done cannot look failed any more.
  if (edited) ctx.events.publish(questionChannel(id), { kind: 'QuestionEdited', question: edited });
  return told!;
}

/** The question with its row locked: whatever changes it or its answers waits here in turn. */
export async function lockQuestion(tx: Transaction, id: string): Promise<Question> {
  if (isId('question', id)) {
    await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const found = await tx.question.findFirst({ where: { id, deletedAt: null } });
    if (found) return found;
  }
  throw noSuchQuestion();
}

/** One's own posts, or anybody's with enough reputation. */
export async function requireRightToEdit(
  tx: Transaction,
  actor: Actor,
  post: { authorId: string },
): Promise<void> {
  if (post.authorId === actor.id) return;
  await requirePrivilege(tx, actor, 'editOthers', (required) => ({
    en: `Editing what others wrote needs ${required} reputation.`,
    zh: `编辑他人的内容需要 ${required} 点声望。`,
  }));
}

/** Whether nothing is left to change, also where this very edit was made just before and is sent again. */
export function isDone<Post extends { version: number }>(
  post: Post,
  change: { [Field in keyof Post]?: Post[Field] | undefined },
  expected: number | null | undefined,
): boolean {
  if (expected != null && post.version !== expected && post.version !== expected + 1) return false;
  const fields = Object.keys(change) as (keyof Post)[];
  return fields.every(
    (field) => change[field] === undefined || isDeepStrictEqual(change[field], post[field]),
  );
}

/** An edit says which version it started from, so that nobody's words are lost unseen. */
export function requireVersion(post: { version: number }, expected: number | null | undefined): void {
  if (expected == null || expected === post.version) return;
  throw changedMeanwhile();
}

const changedMeanwhile = () =>
  new Conflict('EDIT_CONFLICT', {
    en: 'Somebody changed this while you were editing. Look at the new version before you save yours.',
    zh: '在你编辑期间，内容已被修改。请先查看新版本再保存。',
  });

/** The question's words as the change leaves them. */
async function textAfter(ctx: Context, id: string, change: { title?: string; body?: string }) {
  const now = isId('question', id)
    ? await ctx.db.question.findFirst({
        where: { id, ...visibleTo(ctx.actor) },
        select: { title: true, body: true },
      })
    : null;
  if (!now) throw noSuchQuestion();
  return { title: change.title ?? now.title, body: change.body ?? now.body };
}

interface Version {
  title: string | null;
  body: string;
  tags: string[];
}

/** Keeps the version that is about to be written, and before the first edit the original as well. */
export async function keepRevision(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  post: { questionId: string } | { answerId: string },
  before: {
    authorId: string;
    version: number;
    createdAt: Date;
    body: string;
    title?: string;
    tags?: string[];
  },
  next: Version,
): Promise<void> {
  const now = ctx.now();
  if (before.version === 1)
    await tx.revision.create({
      data: {
        id: newId('revision', now),
        ...post,
        number: 1,
        editorId: before.authorId,
        title: before.title ?? null,
        body: before.body,
        tags: before.tags ?? [],
        createdAt: before.createdAt,
      },
    });
  await tx.revision.create({
    data: {
      id: newId('revision', now),
      ...post,
      number: before.version + 1,
      editorId: actor.id,
      ...next,
      createdAt: now,
    },
  });
}
