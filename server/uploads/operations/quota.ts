import type { Actor, Context } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { Conflict, type RateLimited } from '../../core/errors.ts';
import { comeNear } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import { UPLOADS } from '../../limits/table.ts';
import { visibleTo } from '../rules.ts';

const DAY = 24 * 3_600_000;
const MB = 1024 * 1024;

/** Refuses one more file of so many bytes. Whoever then writes holds the lock on the person's row. */
export async function requireRoom(ctx: Context, tx: Transaction, actor: Actor, bytes: number): Promise<void> {
  const now = ctx.now().getTime();
  const used = await tx.uploadUse.findMany({
    where: { userId: actor.id, createdAt: { gt: new Date(now - DAY) } },
    orderBy: { createdAt: 'asc' },
    select: { bytes: true, createdAt: true },
  });
  // The oldest leave the day first, until there is room for this one.
  let left = used.length + 1;
  let sum = used.reduce((total, one) => total + one.bytes, bytes);
  let wait = 0;
  for (const one of used) {
    if (left <= UPLOADS.filesPerDay && sum <= UPLOADS.bytesPerDay) break;
    left -= 1;
    sum -= one.bytes;
    wait = one.createdAt.getTime() + DAY - now;
  }
  if (wait > 0) throw dayIsFull(ctx, wait / 1000);
  const kept = await tx.upload.aggregate({ where: visibleTo(actor), _sum: { size: true } });
  if ((kept._sum.size ?? 0) + bytes > UPLOADS.kept) throw full();

  const { filesPerDay, bytesPerDay } = UPLOADS;
  comeNear(ctx, { limit: filesPerDay, remaining: filesPerDay - used.length - 1, reset: DAY / 1000 });
  comeNear(ctx, { limit: bytesPerDay, remaining: bytesPerDay - sum, reset: DAY / 1000 });
}

function dayIsFull(ctx: Context, seconds: number): RateLimited {
  const { filesPerDay, bytesPerDay } = UPLOADS;
  const minutes = Math.ceil(seconds / 60);
  return overLimit(ctx, {
    limit: filesPerDay,
    retryAfter: seconds,
    text: {
      en: `You can upload ${filesPerDay} files or ${bytesPerDay / MB} MB within 24 hours. Try again in ${minutes} minutes.`,
      zh: `24 小时内最多上传 ${filesPerDay} 个文件或 ${bytesPerDay / MB} MB，请 ${minutes} 分钟后再试。`,
    },
  });
}

const full = () =>
  new Conflict('CONFLICT', {
    en: `Your files take up ${UPLOADS.kept / MB} MB, the most that can be kept. Delete conversations that you no longer need.`,
    zh: `你的文件已占用 ${UPLOADS.kept / MB} MB，达到上限，请删除不再需要的对话。`,
  });
