import { rm } from 'node:fs/promises';
import type { Actor, Context } from '../../core/context.ts';
import type { Upload } from '../../database/client/client.ts';
import { isDiskFull } from '../../database/failure.ts';
import { NoSpace } from '../../core/errors.ts';
import { once, type Retriable } from '../../database/idempotency.ts';
import { newId } from '../../core/ids.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { noSuchUpload, requireUploader } from '../policy.ts';
import { MAX_FILE } from '../rules.ts';
import { enforceUploadQuota } from './quota.ts';
import { readFile, type ReadFile } from './read-file.ts';
import { receive, tooLarge } from './receive.ts';

export interface IncomingFile extends Retriable {
  name: string;
  body: AsyncIterable<Buffer>;
  /** Content-Length; the file is measured as well. */
  length: number | null;
  /** Whether the client has disconnected. */
  isDisconnected: () => boolean;
}

/** A file without a row is removed after this time. */
export const ABANDONED_MS = 3_600_000;

/** Receives a file, checks its size and content, then stores it. */
export async function keepUpload(ctx: Context, arriving: IncomingFile): Promise<Upload> {
  const actor = requireUploader(ctx);
  if ((arriving.length ?? 0) > MAX_FILE) throw tooLarge();
  ctx.budgets.spend(ctx, 1, 'upload');
  await enforceUploadQuota(ctx, ctx.db, actor, arriving.length ?? 0);

  return received(ctx, actor, arriving, async (temporaryPath, { size, digest }) => {
    const file = await readFile(ctx, { sourcePath: temporaryPath, name: arriving.name, size });
    return store(ctx, actor, file, { size, digest, arriving });
  });
}

/** Receives a file in its turn and hands it on; what is left of it in the upload folder goes. */
export async function received<Result>(
  ctx: Context,
  actor: Actor,
  arriving: IncomingFile,
  use: (temporaryPath: string, file: { size: number; digest: string }) => Promise<Result>,
): Promise<Result> {
  const { temporaryPath, release } = await ctx.uploads.enter(ctx, actor.id);
  try {
    return await use(temporaryPath, await receive(arriving.body, temporaryPath));
  } catch (error) {
    if (isDiskFull(error)) throw noSpace();
    throw error;
  } finally {
    release();
    // A leftover is swept later; the upload has succeeded.
    await Promise.allSettled([
      rm(temporaryPath, { force: true }),
      rm(`${temporaryPath}.painted`, { force: true }),
    ]);
  }
}

/** Plans the removal, stores the file, then writes the row: after a crash no row lacks its file and no file stays without a row. */
async function store(
  ctx: Context,
  actor: Actor,
  { path, ...file }: ReadFile,
  { size, digest, arriving }: { size: number; digest: string; arriving: IncomingFile },
): Promise<Upload> {
  requireSender(arriving);
  const now = ctx.now();
  const fileId = newId('upload', now);
  const dueAt = new Date(now.getTime() + ABANDONED_MS);
  // Encoding again can make a picture larger.
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
      await enforceUploadQuota(ctx, tx, actor, bytes);
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

/** The client will retry an upload that looked failed: nothing of it is kept. */
export function requireSender({ isDisconnected }: IncomingFile): void {
  if (isDisconnected()) throw new Error('client disconnected before the file was stored');
}

const noSpace = () =>
  new NoSpace({
    en: 'There is no room for files here at the moment. Try again later.',
    zh: '服务器暂时没有空间保存文件，请稍后再试。',
  });
