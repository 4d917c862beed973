import type { Context } from '../../core/context.ts';
import { replyChannel } from '../events.ts';
import { ownMessage } from '../find.ts';
import { statusOf } from '../rules.ts';

/** Text of a reply from `at` on, and the id of the reply once it has ended. */
export interface ReplyGrowth {
  at: number;
  text: string;
  endedId: string | null;
}

/** After this time without an event the row is read. */
const LOOK_MS = 15_000;

/** The text of a reply from an offset on, stored and new, until it is complete. */
export async function followReply(
  ctx: Context,
  { id, from }: { id: string; from: number },
): Promise<AsyncGenerator<ReplyGrowth>> {
  await ownMessage(ctx, id);
  return growing(ctx, id, from);
}

async function* growing(ctx: Context, id: string, from: number): AsyncGenerator<ReplyGrowth> {
  const events = ctx.events.subscribe(replyChannel(id));
  // Subscribed before the row is read, so that no event is lost in between.
  let next = events.next();
  try {
    let at = Math.max(0, from);
    let message = await ownMessage(ctx, id);
    while (message.status === 'WRITING' && statusOf(message, ctx.now()) === 'WRITING') {
      if (message.content.length > at) {
        yield { at, text: message.content.slice(at), endedId: null };
        at = message.content.length;
      }
      const event = await within(next);
      if (event && !event.done && event.value.kind === 'Grew') {
        const { at: begins, text } = event.value;
        if (begins + text.length > at && begins <= at) {
          yield { at, text: text.slice(at - begins), endedId: null };
          at = begins + text.length;
        }
        next = events.next();
        // The row has the text of events that were lost.
        if (begins <= at) continue;
      } else if (event) next = events.next();
      message = await ownMessage(ctx, id);
    }
    yield { at: Math.min(at, message.content.length), text: message.content.slice(at), endedId: id };
  } finally {
    await events.return();
  }
}

/** The next event, or null after a timeout. */
async function within<Value>(next: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => (timer = setTimeout(resolve, LOOK_MS, null)));
  return Promise.race([next, silence]).finally(() => clearTimeout(timer));
}
