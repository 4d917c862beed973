import { type Actor, type Context, requireActor, requireWriter } from '../../core/context.ts';
import { enforce, NotFound } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { profile } from '../../community/profiles/operations/profile.ts';
import { noSuchPerson, refusalToEditProfile } from '../../community/profiles/policy.ts';
import { WRITE_PRICES } from '../../limits/table.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { noSuchUpload } from '../policy.ts';
import { MAX_FILE } from '../rules.ts';
import { ABANDONED_MS, type IncomingFile, received, requireSender } from './keep-upload.ts';
import { enforceUploadQuota } from './quota.ts';
import { readAvatar } from './read-file.ts';
import { tooLarge } from './receive.ts';

const urlOf = (fileId: string) => `/api/avatars/${fileId}`;

type Shown = typeof SHOWN & { id: string; size: number };

const SHOWN = { name: 'avatar.webp', contentType: 'image/webp' };

/** Receives one's picture, makes a small square of it, and shows it in place of the one before, which is removed. */
export async function keepAvatar(ctx: Context, arriving: IncomingFile): Promise<Shown & { url: string }> {
  const actor = requireWriter(ctx);
  if ((arriving.length ?? 0) > MAX_FILE) throw tooLarge();
  ctx.budgets.spend(ctx, 1, 'upload');
  await enforceUploadQuota(ctx, ctx.db, actor, arriving.length ?? 0);

  return received(ctx, actor, arriving, async (temporaryPath, { size }) => {
    const file = await readAvatar(ctx, temporaryPath);
    requireSender(arriving);
    const fileId = await show(ctx, actor, { ...file, received: size });
    return { id: fileId, ...SHOWN, size: file.size, url: urlOf(fileId) };
  });
}

/** Plans the removal, stores the file, then writes the row: after a crash no row lacks its file and no file stays without a row. */
async function show(
  ctx: Context,
  actor: Actor,
  { path, size, received: bytes }: { path: string; size: number; received: number },
): Promise<string> {
  const now = ctx.now();
  const fileId = newId('upload', now);
  await ctx.db.uploadRemoval.create({ data: { fileId, dueAt: new Date(now.getTime() + ABANDONED_MS) } });
  await ctx.uploads.storage.keep(fileId, path);

  await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    await enforceUploadQuota(ctx, tx, actor, bytes);
    await tx.uploadUse.create({ data: { userId: actor.id, bytes, createdAt: now } });
    const { count } = await tx.uploadRemoval.deleteMany({ where: { fileId } });
    if (count === 0) throw new Error('the file was removed while it arrived');
    const avatar = { fileId, size, createdAt: now };
    await tx.avatar.upsert({
      where: { userId: actor.id },
      create: { userId: actor.id, ...avatar },
      update: avatar,
    });
    await tx.user.update({ where: { id: actor.id }, data: { avatarUrl: urlOf(fileId) } });
  });
  return fileId;
}

/** Takes a picture away: one’s own, or as an admin that of somebody else. */
export async function removeAvatar(
  ctx: Context,
  { userId: named }: { userId: string },
): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  const userId = named === 'me' ? actor.id : named;
  if (!(await profile(ctx, { id: userId }))) throw noSuchPerson();
  enforce(refusalToEditProfile(actor, userId));
  payForWriting(ctx, WRITE_PRICES.row);
  await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    await tx.avatar.deleteMany({ where: { userId } });
    await tx.user.update({ where: { id: userId }, data: { avatarUrl: null } });
  });
  return { id: userId };
}

/** A picture that somebody shows; it never changes under its address. */
export async function openAvatar(ctx: Context, fileId: string) {
  const avatar = isId('upload', fileId) ? await ctx.db.avatar.findUnique({ where: { fileId } }) : null;
  if (!avatar) throw noSuchAvatar();
  return {
    id: fileId,
    ...SHOWN,
    size: avatar.size,
    isShown: true,
    isPublic: true,
    async read(span?: { from: number; to: number }) {
      const content = await ctx.uploads.storage.read(fileId, span);
      if (!content) throw noSuchUpload();
      return content;
    },
  };
}

const noSuchAvatar = () => new NotFound({ en: 'There is no such picture.', zh: '没有这张图片。' });
