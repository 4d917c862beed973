import type { Actor } from '../core/context.ts';
import { NotFound, SignedOut } from '../core/errors.ts';
import type { Prisma } from '../database/client/client.ts';

/** The files that a reader may open and delete: their own, whatever their role. */
export function visibleUploads(reader: Actor): Prisma.UploadWhereInput {
  return { ownerId: reader.id };
}

/** The files that may be attached to a message: own ones without a message. */
export function unsentUploads(person: Actor): Prisma.UploadWhereInput {
  return { messageId: null, ...visibleUploads(person) };
}

/** Every signed-in user may upload. */
export function requireUploader({ actor }: { actor: Actor | null }): Actor {
  if (actor) return actor;
  throw new SignedOut({
    en: 'Sign in to attach files: they are kept with your conversations.',
    zh: '请先登录再添加文件：文件会随你的对话保存。',
  });
}

export const noSuchUpload = () => new NotFound({ en: 'There is no such file.', zh: '没有这个文件。' });

export const notUnsent = () =>
  new NotFound({
    en: 'One of the files is not there, or was sent already. Attach it again.',
    zh: '其中一个文件不存在或已经发送过，请重新添加。',
  });
