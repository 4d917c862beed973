import type { Actor, Context } from '../../core/context.ts';
import type { Upload } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { NotFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { visibleTo } from '../rules.ts';

/** One's own files that no message has yet, in the order named. */
export async function unsentUploads(tx: Transaction, actor: Actor, ids: string[]): Promise<Upload[]> {
  if (ids.length === 0) return [];
  const known = ids.filter((id) => isId('upload', id));
  const uploads = await tx.upload.findMany({
    where: { id: { in: known }, messageId: null, ...visibleTo(actor) },
  });
  const byId = new Map(uploads.map((one) => [one.id, one]));
  if (byId.size !== ids.length) throw notUnsent();
  return ids.map((id) => byId.get(id)!);
}

/** Gives files to a message; refused when another message took one, or it went, in the meantime. */
export async function attach(tx: Transaction, files: Upload[], messageId: string): Promise<void> {
  for (const [position, { id }] of files.entries()) {
    const { count } = await tx.upload.updateMany({
      where: { id, messageId: null },
      data: { messageId, position },
    });
    if (count === 0) throw notUnsent();
  }
}

/** What is said in other words has the same files: rows of its own, the same content behind them. */
export async function carryOver(
  ctx: Context,
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const createdAt = ctx.now();
  const files = await tx.upload.findMany({ where: { messageId: from } });
  await tx.upload.createMany({
    data: files.map((file) => ({ ...file, id: newId('upload', createdAt), messageId: to, createdAt })),
  });
}

const notUnsent = () =>
  new NotFound({
    en: 'One of the files is not there, or was sent already. Attach it again.',
    zh: '其中一个文件不存在或已经发送过，请重新添加。',
  });
