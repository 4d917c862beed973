import type { Context } from '../../core/context.ts';
import { replyChannel } from '../events.ts';
import { ownMessage } from '../find.ts';
import { statusOf } from '../rules.ts';

/** Text of a reply from `at` on, and the id of the reply once it has ended. */
export interface Grown {
  at: number;
  text: string;
  endedId: string | null;
}

/** How long nothing may be heard of a reply before its row is looked at. */
const LOOK_MS = 15_000;

/** The reply from a place on, as it was stored and as it grows; ends with it. */
export async function followReply(
  ctx: Context,
  { id, from }: { id: string; from: number },
): Promise<AsyncGenerator<Grown>> {
  await ownMessage(ctx, id);
  return growing(ctx, id, from);
}

async function* growing(ctx: Context, id: string, from: number): AsyncGenerator<Grown> {
  const events = ctx.events.subscribe(replyChannel(id));
  // Listening begins before the row is read, so that nothing is lost between the two.
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
        // Where a piece was lost on the way, the row has it.
        if (begins <= at) continue;
      } else if (event) next = events.next();
      message = await ownMessage(ctx, id);
    }
    yield { at: Math.min(at, message.content.length), text: message.content.slice(at), endedId: id };
  } finally {
    await events.return();
  }
}

/** What comes next, or null when nothing does for long. */
async function within<Value>(next: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<null>((resolve) => (timer = setTimeout(resolve, LOOK_MS, null)));
  return Promise.race([next, silence]).finally(() => clearTimeout(timer));
}
