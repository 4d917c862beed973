import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../core/context.ts';
import { Conflict } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Transaction } from '../../database/client.ts';
import { earnBadge } from '../reputation/earn-badge.ts';

/** Whether nothing is left to change, also where this very edit was made just before and is sent again. */
export function isUnchanged<Post extends { version: number }>(
  post: Post,
  change: { [Field in keyof Post]?: Post[Field] | undefined },
  expectedVersion: number | null | undefined,
): boolean {
  if (expectedVersion != null && ![expectedVersion, expectedVersion + 1].includes(post.version)) return false;
  const fields = Object.keys(change) as (keyof Post)[];
  return fields.every(
    (field) => change[field] === undefined || isDeepStrictEqual(change[field], post[field]),
  );
}

/** An edit says which version it started from, so that nobody's words are lost unseen. */
export function requireVersion(post: { version: number }, expectedVersion: number | null | undefined): void {
  if (expectedVersion != null && expectedVersion !== post.version) throw editConflict();
}

export const editConflict = () =>
  new Conflict('EDIT_CONFLICT', {
    en: 'Somebody changed this while you were editing. Look at the new version before you save yours.',
    zh: '在你编辑期间，内容已被修改。请先查看新版本再保存。',
  });

interface Version {
  title: string | null;
  body: string;
  tags: string[];
}

interface Revised extends Partial<Omit<Version, 'title'>> {
  authorId: string;
  version: number;
  createdAt: Date;
  body: string;
  title?: string;
  /** Of a question, as the edit leaves it. */
  anonymous?: boolean;
}

/** Keeps the version that is about to be written, and before the first edit the original as well. */
export async function keepRevision(
  ctx: Context,
  tx: Transaction,
  { id: editorId }: { id: string },
  post: { questionId: string } | { answerId: string },
  before: Revised,
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
      editorId,
      ...next,
      createdAt: now,
    },
  });
  // A badge would tell who asked anonymously.
  if (!before.anonymous || editorId !== before.authorId) await earnBadge(ctx, tx, editorId, 'editor');
}
