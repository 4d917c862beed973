import { rm } from 'node:fs/promises';
import type { Actor, Context } from '../../core/context.ts';
import type { Upload } from '../../database/client/client.ts';
import { isDiskFull } from '../../database/failure.ts';
import { NoSpace, NotFound, SignedOut } from '../../core/errors.ts';
import { once, type Retriable } from '../../database/idempotency.ts';
import { newId } from '../../core/ids.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { MAX_FILE } from '../rules.ts';
import { requireRoom } from './quota.ts';
import { readFile, type ReadFile } from './read-file.ts';
import { receive, tooLarge } from './receive.ts';

interface Arriving extends Retriable {
  name: string;
  body: AsyncIterable<Buffer>;
  /** What the sender says; the file is measured all the same. */
  length: number | null;
  /** Whether the sender can no longer be told what became of it. */
  hasLeft: () => boolean;
}

/** A file that never got its row leaves the storage after this. */
const ABANDONED_MS = 3_600_000;

/** Takes a file in: measured and judged by what is in it while nobody else can see it, then kept whole. */
export async function keepUpload(ctx: Context, arriving: Arriving): Promise<Upload> {
  const actor = ctx.actor;
  if (!actor) throw signedOut();
  if ((arriving.length ?? 0) > MAX_FILE) throw tooLarge();
  ctx.budgets.spend(ctx, 1, 'upload');
  await requireRoom(ctx, ctx.db, actor, arriving.length ?? 0);

  const { place, leave } = await ctx.uploads.enter({ userId: actor.id, address: ctx.address });
  try {
    const received = await receive(arriving.body, place);
    const file = await readFile(ctx, { place, name: arriving.name, size: received.size });
    return await store(ctx, actor, file, { ...received, arriving });
  } catch (error) {
    if (isDiskFull(error)) throw noSpace();
    throw error;
  } finally {
    leave();
    // What stays behind here is swept; it is no reason to tell that the file was not kept.
    await Promise.allSettled([rm(place, { force: true }), rm(`${place}.painted`, { force: true })]);
  }
}

/** The file first, its removal already planned: whatever ends this process, no row lacks its file and no file stays without. */
async function store(
  ctx: Context,
  actor: Actor,
  { path, ...file }: ReadFile,
  { size, digest, arriving }: { size: number; digest: string; arriving: Arriving },
): Promise<Upload> {
  requireSender(arriving);
  const now = ctx.now();
  const fileId = newId('upload', now);
  const dueAt = new Date(now.getTime() + ABANDONED_MS);
  // A picture may be larger when it is painted anew.
  const bytes = Math.max(size, file.size);
  await ctx.db.uploadRemoval.create({ data: { fileId, dueAt } });
  await ctx.uploads.storage.keep(fileId, path);

  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    requireSender(arriving);
    const named = {
      operation: 'keepUpload',
      key: arriving.idempotencyKey,
      input: { name: file.name, digest },
    };
    const { id } = await once(ctx, tx, actor, named, async () => {
      await requireRoom(ctx, tx, actor, bytes);
      await tx.uploadUse.create({ data: { userId: actor.id, bytes, createdAt: now } });
      const { count } = await tx.uploadRemoval.deleteMany({ where: { fileId } });
      if (count === 0) throw new Error('the file was removed while it arrived');
      const upload = { id: newId('upload', now), ownerId: actor.id, fileId, createdAt: now, ...file };
      return (await tx.upload.create({ data: upload })).id;
    });
    const upload = await tx.upload.findUnique({ where: { id } });
    if (!upload) throw noSuchUpload();
    return upload;
  });
}

/** What looks failed to its sender will be sent again: nothing of it is kept. */
function requireSender({ hasLeft }: Arriving): void {
  if (hasLeft()) throw new Error('the sender left before the file was kept');
}

export const noSuchUpload = () => new NotFound({ en: 'There is no such file.', zh: '没有这个文件。' });

const signedOut = () =>
  new SignedOut({
    en: 'Sign in to attach files: they are kept with your conversations.',
    zh: '请先登录再添加文件：文件会随你的对话保存。',
  });

const noSpace = () =>
  new NoSpace({
    en: 'There is no room for files here at the moment. Try again later.',
    zh: '服务器暂时没有空间保存文件，请稍后再试。',
  });
