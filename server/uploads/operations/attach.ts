import type { Actor, Context } from '../../core/context.ts';
import type { Upload } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { isId, newId } from '../../core/ids.ts';
import { notUnsent, unsentUploads, visibleUploads } from '../policy.ts';

/** The actor's unsent files, in the given order. */
export async function filesToSend(tx: Transaction, actor: Actor, ids: string[]): Promise<Upload[]> {
  if (ids.length === 0) return [];
  const known = ids.filter((id) => isId('upload', id));
  const uploads = await tx.upload.findMany({
    where: { id: { in: known }, ...unsentUploads(actor) },
  });
  const byId = new Map(uploads.map((one) => [one.id, one]));
  if (byId.size !== ids.length) throw notUnsent();
  return ids.map((id) => byId.get(id)!);
}

/** Attaches files to a message; refused if one was attached elsewhere or deleted in the meantime. */
export async function attach(
  tx: Transaction,
  actor: Actor,
  files: Upload[],
  messageId: string,
): Promise<void> {
  for (const [position, { id }] of files.entries()) {
    const { count } = await tx.upload.updateMany({
      where: { id, ...unsentUploads(actor) },
      data: { messageId, position },
    });
    if (count === 0) throw notUnsent();
  }
}

/** An edited message gets its own rows for the same stored files. */
export async function reuseAttachments(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const createdAt = ctx.now();
  const files = await tx.upload.findMany({ where: { messageId: from, ...visibleUploads(actor) } });
  await tx.upload.createMany({
    data: files.map((file) => ({ ...file, id: newId('upload', createdAt), messageId: to, createdAt })),
  });
}
