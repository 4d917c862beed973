import type { Actor, Context } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { Conflict, type RateLimited } from '../../core/errors.ts';
import { noteLimit } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import { slidingWindow } from '../../limits/sliding-window.ts';
import { UPLOADS } from '../../limits/table.ts';
import { visibleUploads } from '../policy.ts';

const DAY = 24 * 3_600_000;
const MB = 1024 * 1024;

/** Refuses a file that would exceed the user's quota. Called again under the lock on the user's row before the write. */
export async function enforceUploadQuota(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  bytes: number,
): Promise<void> {
  const now = ctx.now().getTime();
  const used = await tx.uploadUse.findMany({
    where: { userId: actor.id, createdAt: { gt: new Date(now - DAY) } },
    orderBy: { createdAt: 'asc' },
    select: { bytes: true, createdAt: true },
  });
  const { filesPerDay, bytesPerDay } = UPLOADS;
  const of = (points: number, amount: number, amountOf: (one: { bytes: number }) => number) =>
    slidingWindow(
      used.map((one) => ({ at: one.createdAt, amount: amountOf(one) })),
      { points, seconds: DAY / 1000 },
      { now: ctx.now(), amount },
    );
  const files = of(filesPerDay, 1, () => 1);
  const size = of(bytesPerDay, bytes, (one) => one.bytes);
  const wait = Math.max(files.wait, size.wait);
  if (wait > 0) throw dayIsFull(ctx, wait);
  const stored = await tx.upload.aggregate({ where: visibleUploads(actor), _sum: { size: true } });
  if ((stored._sum.size ?? 0) + bytes > UPLOADS.bytesStored) throw full();

  noteLimit(ctx, files.state);
  noteLimit(ctx, size.state);
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
    en: `Your files take up ${UPLOADS.bytesStored / MB} MB, the most that can be kept. Delete conversations that you no longer need.`,
    zh: `你的文件已占用 ${UPLOADS.bytesStored / MB} MB，达到上限，请删除不再需要的对话。`,
  });
