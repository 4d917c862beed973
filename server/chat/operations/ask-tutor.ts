import type { Context } from '../../core/context.ts';
import type { ChatRole } from '../../database/client/client.ts';
import type { Mode, Rung } from '../../tutor/rules.ts';
import { abortableGenerator } from '../../core/abortable-generator.ts';
import { valid } from '../../core/validation.ts';
import { type AboutSent, aboutOf, MessagesSent, type SegmentSent } from '../rules.ts';
import type { Reply, ReplyChunk, ReplyRequest } from '../reply/reply.ts';
import { heardBefore } from '../reply/turns.ts';
import { replyTo } from '../reply/reply-to.ts';

export interface ClientMessage {
  role: ChatRole;
  content: string;
}

interface Asking extends AboutSent {
  messages: ClientMessage[];
  segments?: SegmentSent[] | null | undefined;
  mode?: Mode | null | undefined;
  rung?: Rung | null | undefined;
}

/** Asks with a conversation that the client sends along; nothing of it is stored. */
export async function askTutor(ctx: Context, asking: Asking): Promise<Reply> {
  for await (const chunk of streamFromTutor(ctx, asking)) if ('reply' in chunk) return chunk.reply;
  throw new Error('a reply came to no end');
}

/** The same, as it is written; ends when its reader leaves. */
export function streamFromTutor(ctx: Context, asking: Asking): AsyncGenerator<ReplyChunk> {
  const request = requestFrom(asking);
  ctx.budgets.spend(ctx, 1, 'chat');

  return abortableGenerator((left) => replyTo(ctx, request, left));
}

function requestFrom({ mode, rung, ...input }: Asking): ReplyRequest {
  const { messages, segments } = valid(MessagesSent, { ...input, segments: input.segments ?? [] });
  const about = aboutOf(input);
  const turns = messages.flatMap(({ role, content }, at) =>
    role === 'USER' && content ? [{ text: content, heard: heardBefore(messages, at) }] : [],
  );
  const last = { ...turns.at(-1)!, rung: rung ?? null, segments: segments.map(({ text }) => text) };
  const history = messages.slice(0, -1).filter(({ content }) => content);
  const titles = segments.map(({ title }) => title);
  return { turns: [...turns.slice(0, -1), last], history, titles, mode: mode ?? 'ANSWER', about };
}
