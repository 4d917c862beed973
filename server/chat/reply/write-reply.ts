import type { Context } from '../../core/context.ts';
import type { ChatStatus, Prisma } from '../../database/client/client.ts';
import { Refusal } from '../../core/errors.ts';
import { replyChannel } from '../events.ts';
import type { FailureCode } from '../failure.ts';
import type { Reply, ReplyRequest } from './reply.ts';
import { replyTo } from './reply-to.ts';

/** The first text is stored and published at once, later text at most this often. */
const FLUSH_MS = 250;
const HEARTBEAT_MS = 10_000;

/** Writes a reply into its row as it comes, also after the client has disconnected. */
export function beginReply(ctx: Context, id: string, request: ReplyRequest): void {
  ctx.replies.begin(id, (signal) => writeReply(ctx, id, request, signal));
}

async function writeReply(ctx: Context, id: string, request: ReplyRequest, stop: AbortSignal): Promise<void> {
  const gone = new AbortController();
  const signal = AbortSignal.any([stop, gone.signal]);
  const page = openPage(ctx, id, () => gone.abort());
  const beat = setInterval(() => void page.beat().catch(() => {}), HEARTBEAT_MS);
  try {
    let reply: Reply | null = null;
    for await (const chunk of replyTo(ctx, request, signal)) {
      if ('reply' in chunk) reply = chunk.reply;
      else await page.add(chunk.text);
    }
    const failure = reply?.failure?.code;
    await (failure ? page.end('FAILED', { reply, failure }) : page.end('DONE', { reply }));
  } catch (error) {
    if (signal.aborted)
      await (stop.reason === 'closing'
        ? page.end('FAILED', { failure: 'INTERRUPTED' })
        : page.end('STOPPED', {}));
    else {
      if (error instanceof Refusal) await page.add(error.text[ctx.language]);
      else ctx.log.error({ message: String(error), stack: (error as Error)?.stack }, 'a reply failed');
      await page.end('FAILED', { failure: 'OTHER' });
    }
  } finally {
    clearInterval(beat);
  }
}

/** The row of a reply while it is written; `onGone` is called once its status is no longer WRITING. */
function openPage(ctx: Context, id: string, onGone: () => void) {
  const channel = replyChannel(id);
  let content = '';
  let stored = 0;
  let storedAt = -Infinity;

  async function update(data: Prisma.ChatMessageUpdateManyMutationInput): Promise<boolean> {
    const { count } = await ctx.db.chatMessage.updateMany({
      where: { id, status: 'WRITING' },
      data: { beatAt: ctx.now(), ...data },
    });
    if (count === 0) onGone();
    return count > 0;
  }

  async function flush(): Promise<void> {
    const [at, text] = [stored, content.slice(stored)];
    if (!text || !(await update({ content }))) return;
    stored = at + text.length;
    storedAt = performance.now();
    ctx.events.publish(channel, { kind: 'Grew', at, text });
  }

  return {
    async add(text: string): Promise<void> {
      content += text;
      if (performance.now() - storedAt >= FLUSH_MS) await flush();
    },
    beat: () => update({}),
    async end(
      status: ChatStatus,
      { reply, failure }: { reply?: Reply | null; failure?: FailureCode },
    ): Promise<void> {
      await flush();
      const { content: own, source = null, ...rest } = reply ?? {};
      const detail = reply?.failure ? { ...rest, instead: own } : rest;
      const rendering = await ctx.renderer.renderAnyway({ title: null, body: content });
      const isStored = await update({
        status,
        failure: failure ?? null,
        source,
        ...(reply && { detail: detail as unknown as Prisma.InputJsonObject }),
      });
      if (isStored) await ctx.db.rendering.update({ where: { messageId: id }, data: rendering });
      ctx.events.publish(channel, { kind: 'Ended' });
    },
  };
}
