import type { Context } from '../../context.ts';
import type { Mode, Rung } from '../../tutor/rules.ts';
import { valid } from '../../validation.ts';
import type { Spoken } from '../provider/prompt.ts';
import { type AboutSent, aboutOf, MessagesSent, type SegmentSent } from '../rules.ts';
import { type Asked, type Piece, type Reply, replyTo } from './reply.ts';

export interface Said {
  role: 'SYSTEM' | 'USER' | 'ASSISTANT';
  content: string;
}

interface Asking extends AboutSent {
  messages: Said[];
  segments?: SegmentSent[] | null | undefined;
  mode?: Mode | null | undefined;
  rung?: Rung | null | undefined;
}

/** Asks with a conversation that the client keeps; nothing of it is stored here. */
export async function askTutor(ctx: Context, asking: Asking): Promise<Reply> {
  for await (const piece of streamFromTutor(ctx, asking)) if ('reply' in piece) return piece.reply;
  throw new Error('a reply came to no end');
}

/** The same, as it is written. Whoever stops reading ends it. */
export function streamFromTutor(ctx: Context, asking: Asking): AsyncGenerator<Piece> {
  const asked = askedIn(asking);
  ctx.pace.spend(ctx, 1, 'chat');

  return pieces(ctx, asked);
}

/** Ends when its reader leaves: by itself a generator would first wait for the next piece, which may never come. */
function pieces(ctx: Context, asked: Asked): AsyncGenerator<Piece, void> {
  const left = new AbortController();
  const replying = replyTo(ctx, asked, left.signal);
  const [next, end] = [replying.next.bind(replying), replying.return.bind(replying)];
  return Object.assign(replying, {
    next: () =>
      next().catch((error: unknown): IteratorReturnResult<void> => {
        if (left.signal.aborted) return { done: true, value: undefined };
        throw error;
      }),
    return: () => {
      left.abort();
      return end(undefined);
    },
  });
}

function askedIn({ mode, rung, ...input }: Asking): Asked {
  const { messages, segments } = valid(MessagesSent, { ...input, segments: input.segments ?? [] });
  const about = aboutOf(input);
  const turns = messages
    .filter(({ role, content }) => role === 'USER' && content)
    .map(({ content }) => ({ text: content }));
  const last = { ...turns.at(-1)!, rung: rung ?? null, segments: segments.map(({ text }) => text) };
  const history = messages
    .slice(0, -1)
    .filter(({ role, content }) => role !== 'SYSTEM' && content)
    .map(({ role, content }): Spoken => ({ role: role === 'USER' ? 'user' : 'assistant', content }));
  const titles = segments.map(({ title }) => title);
  return { turns: [...turns.slice(0, -1), last], history, titles, mode: mode ?? 'ANSWER', about };
}
