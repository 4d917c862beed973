import type { Context } from '../../core/context.ts';
import type { Mode, Rung } from '../../tutor/rules.ts';
import { untilLeft } from '../../core/abortable-generator.ts';
import { valid } from '../../core/validation.ts';
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
  ctx.budgets.spend(ctx, 1, 'chat');

  return untilLeft((left) => replyTo(ctx, asked, left));
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
