import { type Actor, type Context, requireActor } from '../../core/context.ts';
import { enforce } from '../../core/errors.ts';
import { isId, newId } from '../../core/ids.ts';
import { valid } from '../../core/validation.ts';
import type { Conversation } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { once, type Retriable } from '../../database/idempotency.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { callerOf } from '../../limits/engine-caller.ts';
import { studiedTopic } from '../../tutor/operations/studied-topic.ts';
import { type About, languageOf, type Mode, type Rung } from '../../tutor/rules.ts';
import { attach, reuseAttachments, filesToSend } from '../../uploads/operations/attach.ts';
import {
  noSuchConversation,
  refusalToAdd,
  refusalToEdit,
  refusalToFollow,
  visibleConversations,
} from '../policy.ts';
import { type AboutSent, aboutOf, MessageDraft, pathTo, type SegmentSent, titleFrom } from '../rules.ts';
import { type Exchanged, exchangeOf, NO_SELECTION, openReply } from './open-reply.ts';
import { admitReply } from './quota.ts';
import { beginReply } from '../reply/write-reply.ts';

interface MessageInput extends Retriable, AboutSent {
  text: string;
  segments?: SegmentSent[] | null | undefined;
  /** Ids of the user's unsent files; when omitted in an edit, the original message's files are kept. */
  attachmentIds?: string[] | null | undefined;
  /** Default: a new conversation. */
  conversationId?: string | null | undefined;
  /** The reply to continue from; defaults to the newest. */
  afterId?: string | null | undefined;
  /** The message to edit; creates a new branch. */
  editsId?: string | null | undefined;
  rung?: Rung | null | undefined;
  mode?: Mode | null | undefined;
}

/** Sends a message to the tutor; the reply is written even if the client disconnects. */
export async function sendMessage(
  ctx: Context,
  input: MessageInput,
  selection = NO_SELECTION,
): Promise<Exchanged> {
  const actor = requireActor(ctx);
  const { idempotencyKey, ...rest } = input;
  const draft = valid(MessageDraft, {
    text: input.text,
    segments: input.segments ?? [],
    attachmentIds: [...new Set(input.attachmentIds ?? [])],
  });
  const about = aboutOf(input);
  const rendering = await ctx.renderer.renderAnyway({ title: null, body: draft.text }, callerOf(ctx));
  const title = input.conversationId ? '' : await titleOf(ctx, draft.text, about);

  const { exchanged, request } = await ctx.db.$transaction(async (tx) => {
    // The lock on the person covers all their conversations.
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'sendMessage', key: idempotencyKey, input: rest };
    const made = await once(ctx, tx, actor, named, async () => {
      const { conversation, parentId } = await placeOf(tx, actor, input);
      const files = await filesToSend(tx, actor, draft.attachmentIds);
      await admitReply(ctx, tx, actor, conversation?.id ?? null);
      const now = ctx.now();
      const conversationId = conversation?.id ?? newId('conversation', now);
      const mode = input.mode ?? conversation?.mode ?? 'ANSWER';
      if (conversation)
        await tx.conversation.update({ where: { id: conversationId }, data: { activeAt: now, mode } });
      else
        await tx.conversation.create({
          data: {
            id: conversationId,
            ownerId: actor.id,
            title: title || titleFrom(files.map(({ name }) => name).join(', ')),
            mode,
            ...about,
            createdAt: now,
            activeAt: now,
          },
        });
      const message = await tx.chatMessage.create({
        data: {
          id: newId('message', now),
          conversationId,
          parentId,
          role: 'USER',
          content: draft.text,
          rung: input.rung ?? null,
          segments: draft.segments,
          createdAt: now,
          rendering: { create: rendering },
        },
      });
      await attach(tx, actor, files, message.id);
      if (input.editsId && !input.attachmentIds)
        await reuseAttachments(ctx, tx, actor, { from: input.editsId, to: message.id });
      return openReply(ctx, tx, message);
    });
    return exchangeOf(tx, made, selection);
  });

  if (request) beginReply(ctx, exchanged.reply.id, request);
  return exchanged;
}

/** Longer than a title shows. */
const SHOWN = 200;

/** The first words of the question, after the name of the topic. */
async function titleOf(ctx: Context, text: string, about: About | null): Promise<string> {
  const topic = await studiedTopic(ctx, about);
  const language = languageOf(text.slice(0, SHOWN)) ?? ctx.language;
  return titleFrom(topic ? `${topic.title[language]}${language === 'zh' ? '：' : ': '}${text}` : text);
}

async function placeOf(
  tx: Transaction,
  actor: Actor,
  { conversationId, afterId, editsId }: MessageInput,
): Promise<{ conversation: Conversation | null; parentId: string | null }> {
  if (!conversationId) return { conversation: null, parentId: null };
  const conversation = isId('conversation', conversationId)
    ? await tx.conversation.findFirst({ where: { id: conversationId, ...visibleConversations(actor) } })
    : null;
  if (!conversation) throw noSuchConversation();
  const rows = await tx.chatMessage.findMany({
    where: { conversationId },
    select: { id: true, number: true, parentId: true, role: true },
    orderBy: { number: 'asc' },
  });
  enforce(refusalToAdd(2, { messageCount: rows.length }));
  if (editsId) {
    const edited = rows.find(({ id }) => id === editsId);
    enforce(refusalToEdit(edited));
    return { conversation, parentId: edited?.parentId ?? null };
  }
  if (!afterId) return { conversation, parentId: pathTo(rows, null).at(-1)?.id ?? null };
  enforce(refusalToFollow(rows.find(({ id }) => id === afterId)));
  return { conversation, parentId: afterId };
}
