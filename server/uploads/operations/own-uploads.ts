import type { Readable } from 'node:stream';
import { type Context, requireActor } from '../../core/context.ts';
import type { Upload } from '../../database/client/client.ts';
import { isId } from '../../core/ids.ts';
import { noSuchUpload, unsentUploads, visibleUploads } from '../policy.ts';
import type { Span } from '../storage/storage.ts';

/** A file of the actor, or NOT_FOUND. */
export async function ownUpload(ctx: Context, id: string): Promise<Upload> {
  const actor = requireActor(ctx);
  const upload = isId('upload', id)
    ? await ctx.db.upload.findFirst({ where: { id, ...visibleUploads(actor) } })
    : null;
  if (!upload) throw noSuchUpload();
  return upload;
}

export async function openUpload(ctx: Context, { fileId }: Upload, span?: Span): Promise<Readable> {
  const content = await ctx.uploads.storage.read(fileId, span);
  if (!content) throw noSuchUpload();
  return content;
}

/** Deletes a file, also from its message. */
export async function deleteUpload(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  if (!isId('upload', id)) throw noSuchUpload();
  const { count } = await ctx.db.upload.deleteMany({ where: { id, ...visibleUploads(actor) } });
  if (count === 0) throw noSuchUpload();
  return { id };
}

/** Deletes a file unless it belongs to a message. */
export async function deleteUnsent(ctx: Context, { id }: { id: string }): Promise<void> {
  const actor = requireActor(ctx);
  await ctx.db.upload.deleteMany({ where: { id, ...unsentUploads(actor) } });
}
