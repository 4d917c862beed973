import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import { type Context, requireActor } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { keysetOf, MAX_TOTAL, type Page, type PageRequest, pageSize, toPage } from '../../core/pagination.ts';
import { valid } from '../../core/validation.ts';
import type { Draft, Prisma } from '../../database/client/client.ts';
import { lockUsers } from '../../database/lock-users.ts';
import type { Rows } from '../../graph/statement/request.ts';
import { WRITE_PRICES } from '../../limits/table.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { editConflict } from '../posts/revise.ts';
import { announceDraft } from './events.ts';
import { type DraftContent, DraftSaved, MAX_DRAFTS } from './rules.ts';

type Selection = Pick<Prisma.DraftDefaultArgs, 'include' | 'select'>;

/** A draft is its writer's alone. */
const own = ({ actor }: Pick<Context, 'actor'>) => ({ userId: actor?.id ?? NOBODY });
const NOBODY = '00000000-0000-7000-8000-000000000000';

export const draftRow = ({ id }: { id: string }, ctx: Context): Rows | null =>
  isId('draft', id) && ctx.actor ? { model: 'Draft', where: { id, ...own(ctx) } } : null;

export async function draft(
  ctx: Context,
  named: { id: string },
  selection: Selection = {},
): Promise<Draft | null> {
  const row = draftRow(named, ctx);
  return row && ctx.db.draft.findFirst({ ...selection, where: row.where });
}

/** What one is writing at a place, from whichever device. */
export async function draftAt(
  ctx: Context,
  { key }: { key: string },
  selection: Selection = {},
): Promise<Draft | null> {
  const actor = requireActor(ctx);
  return ctx.db.draft.findUnique({ ...selection, where: { userId_place: { userId: actor.id, place: key } } });
}

const LATEST = keysetOf(
  { field: 'updatedAt', kind: 'date', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

export async function drafts(
  ctx: Context,
  request: PageRequest,
  selection: Selection = {},
): Promise<Page<Draft>> {
  requireActor(ctx);
  const where = own(ctx);
  const rows = await ctx.db.draft.findMany({
    ...selection,
    where: request.after ? { AND: [where, LATEST.after(request.after)] } : where,
    orderBy: LATEST.orderBy,
    take: pageSize(request) + 1,
  });
  return toPage(rows, request, LATEST.cursorOf, () => ctx.db.draft.count({ where, take: MAX_TOTAL }));
}

type Saving = v.InferInput<typeof DraftSaved> & { expectedVersion?: number | null | undefined };

/**
 * Keeps what is being written, unless another device saved meanwhile: the version must be the one that was read, and
 * there must be nothing at its place where none was.
 */
export async function saveDraft(
  ctx: Context,
  { expectedVersion, ...input }: Saving,
  selection: Selection = {},
): Promise<Draft> {
  const actor = requireActor(ctx);
  const { key: place, ...typed } = valid(DraftSaved, input);
  const content = {
    title: typed.title ?? '',
    body: typed.body ?? '',
    tags: typed.tags ?? [],
    subjectCode: typed.subjectCode ?? null,
    paper: typed.paper ?? null,
    topic: typed.topic ?? null,
    language: typed.language ?? null,
    anonymous: typed.anonymous ?? false,
    aiGenerated: typed.aiGenerated ?? false,
  } satisfies DraftContent;
  payForWriting(ctx, WRITE_PRICES.row);

  const saved = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const at = { userId: actor.id, place };
    const before = await tx.draft.findUnique({ where: { userId_place: at } });
    const now = ctx.now();
    if (!before) {
      // What it went on from is gone: it was posted, or deleted on another device.
      if (expectedVersion != null) throw editConflict();
      if ((await tx.draft.count({ where: { userId: actor.id } })) >= MAX_DRAFTS) throw tooMany();
      const row = { id: newId('draft', now), ...at, content, updatedAt: now };
      return tx.draft.create({ ...selection, data: row });
    }
    const here = { where: { id: before.id } };
    if (isDeepStrictEqual(before.content, content))
      return tx.draft.findUniqueOrThrow({ ...selection, ...here });
    if (before.version !== expectedVersion) throw editConflict();
    const data = { content, version: { increment: 1 }, updatedAt: now };
    return tx.draft.update({ ...selection, ...here, data });
  });
  announceDraft(ctx, { userId: actor.id, place });
  return saved;
}

const tooMany = () =>
  new Conflict('CONFLICT', {
    en: `You have ${MAX_DRAFTS} drafts. Post or delete one of them first.`,
    zh: `你已有 ${MAX_DRAFTS} 份草稿，请先发布或删除一份。`,
  });

export async function deleteDraft(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion?: number | null | undefined },
): Promise<{ id: string }> {
  requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  const there = await draft(ctx, { id });
  if (!there) throw noSuchDraft();
  const { count } = await ctx.db.draft.deleteMany({
    where: { id, ...(expectedVersion != null && { version: expectedVersion }) },
  });
  if (count === 0) throw (await draft(ctx, { id })) ? editConflict() : noSuchDraft();
  announceDraft(ctx, there);
  return { id };
}

const noSuchDraft = () => new NotFound({ en: 'There is no such draft.', zh: '没有这份草稿。' });
