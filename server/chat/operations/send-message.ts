import { type Actor, type Context, requireActor } from '../../core/context.ts';
import type { ChatMessage, Conversation } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { Conflict } from '../../core/errors.ts';
import { once, type Retriable } from '../../database/idempotency.ts';
import { newId } from '../../core/ids.ts';
import { callerOf } from '../../limits/engine-caller.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { studiedTopic } from '../../tutor/operations/studied-topic.ts';
import { type About, languageOf, type Mode, type Rung } from '../../tutor/rules.ts';
import { attach, carryOver, unsentUploads } from '../../uploads/operations/attach.ts';
import { valid } from '../../core/validation.ts';
import { ATTACHED } from '../attached.ts';
import {
  type AboutSent,
  aboutOf,
  MAX_MESSAGES,
  MessageDraft,
  pathTo,
  type SegmentSent,
  titleFrom,
  visibleTo,
} from '../rules.ts';
import { known, noSuch } from './conversations.ts';
import { noSuchMessage, ownMessage } from './messages.ts';
import { requireRoomForReply } from './quota.ts';
import type { Asked } from './reply.ts';
import { askedOn } from './turns.ts';
import { beginReply } from './write-reply.ts';

interface Sent extends Retriable, AboutSent {
  text: string;
  segments?: SegmentSent[] | null | undefined;
  /** Files of one's own that no message has yet; unless named, other words keep the files of the first ones. */
  attachmentIds?: string[] | null | undefined;
  /** A new conversation unless given. */
  conversationId?: string | null | undefined;
  /** The reply to go on from; the newest unless given. */
  afterId?: string | null | undefined;
  /** A message of one's own to say in other words: a branch beside it. */
  editsId?: string | null | undefined;
  rung?: Rung | null | undefined;
  mode?: Mode | null | undefined;
}

export interface Exchanged {
  conversation: Conversation;
  sent: ChatMessage;
  reply: ChatMessage;
}

/** Says something to the tutor; the reply is written whether or not anybody waits for it. */
export async function sendMessage(ctx: Context, sent: Sent): Promise<Exchanged> {
  const actor = requireActor(ctx);
  const { idempotencyKey, ...rest } = sent;
  const draft = valid(MessageDraft, {
    text: sent.text,
    segments: sent.segments ?? [],
    attachmentIds: [...new Set(sent.attachmentIds ?? [])],
  });
  const about = aboutOf(sent);
  const rendering = await ctx.renderer.renderAnyway({ title: null, body: draft.text }, callerOf(ctx));
  const title = sent.conversationId ? '' : await titleOf(ctx, draft.text, about);

  const { exchanged, asked } = await ctx.db.$transaction(async (tx) => {
    // The person stands for all conversations of theirs.
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'sendMessage', key: idempotencyKey, input: rest };
    const made = await once(ctx, tx, actor, named, async () => {
      const { conversation, parentId } = await placeOf(tx, actor, sent);
      const files = await unsentUploads(tx, actor, draft.attachmentIds);
      await requireRoomForReply(ctx, tx, actor, conversation?.id ?? null);
      const now = ctx.now();
      const conversationId = conversation?.id ?? newId('conversation', now);
      const mode = sent.mode ?? conversation?.mode ?? 'ANSWER';
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
          rung: sent.rung ?? null,
          segments: draft.segments,
          createdAt: now,
          rendering: { create: rendering },
        },
      });
      await attach(tx, files, message.id);
      if (sent.editsId && !sent.attachmentIds)
        await carryOver(ctx, tx, { from: sent.editsId, to: message.id });
      return openReply(ctx, tx, message);
    });
    return whatWasMade(tx, made);
  });

  if (asked) beginReply(ctx, exchanged.reply.id, asked);
  return exchanged;
}

/** Another reply to the same message, beside the one there is. */
export async function regenerateReply(
  ctx: Context,
  { id, rung, idempotencyKey }: { id: string; rung?: Rung | null | undefined } & Retriable,
): Promise<Exchanged> {
  const actor = requireActor(ctx);
  const old = await ownMessage(ctx, id);
  if (old.role !== 'TUTOR' || !old.parentId)
    throw new Conflict('CONFLICT', { en: 'This message is not a reply.', zh: '这条消息不是回答。' });
  const { parentId, conversationId } = old;

  const { exchanged, asked } = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'regenerateReply', key: idempotencyKey, input: { id, rung } };
    const made = await once(ctx, tx, actor, named, async () => {
      await requireRoomForReply(ctx, tx, actor, conversationId);
      const parent = await tx.chatMessage.findFirst({
        where: { id: parentId, conversation: visibleTo(actor) },
      });
      if (!parent) throw noSuchMessage();
      if ((await tx.chatMessage.count({ where: { conversationId } })) >= MAX_MESSAGES) throw full();
      await tx.conversation.update({ where: { id: conversationId }, data: { activeAt: ctx.now() } });
      return openReply(ctx, tx, parent, rung);
    });
    return whatWasMade(tx, made);
  });
  if (asked) beginReply(ctx, exchanged.reply.id, asked);
  return exchanged;
}

/** More of a message than a title shows. */
const SHOWN = 200;

/** The first words, after the name of the topic that is studied. */
async function titleOf(ctx: Context, text: string, about: About | null): Promise<string> {
  const topic = await studiedTopic(ctx, about);
  const language = languageOf(text.slice(0, SHOWN)) ?? ctx.language;
  return titleFrom(topic ? `${topic.title[language]}${language === 'zh' ? '：' : ': '}${text}` : text);
}

async function placeOf(
  tx: Transaction,
  actor: Actor,
  { conversationId, afterId, editsId }: Sent,
): Promise<{ conversation: Conversation | null; parentId: string | null }> {
  if (!conversationId) return { conversation: null, parentId: null };
  const conversation = await tx.conversation.findFirst({
    where: { id: known(conversationId), ...visibleTo(actor) },
  });
  if (!conversation) throw noSuch();
  const rows = await tx.chatMessage.findMany({
    where: { conversationId },
    select: { id: true, number: true, parentId: true, role: true },
    orderBy: { number: 'asc' },
  });
  if (rows.length + 2 > MAX_MESSAGES) throw full();
  if (editsId) {
    const edited = rows.find(({ id, role }) => id === editsId && role === 'USER');
    if (!edited) throw noSuchMessage();
    return { conversation, parentId: edited.parentId };
  }
  const last = afterId
    ? rows.find(({ id, role }) => id === afterId && role === 'TUTOR')
    : pathTo(rows, null).at(-1);
  if (afterId && !last) throw noSuchMessage();
  return { conversation, parentId: last?.id ?? null };
}

async function openReply(
  ctx: Context,
  tx: Transaction,
  { id, conversationId }: ChatMessage,
  rung: Rung | null | undefined = null,
): Promise<string> {
  const now = ctx.now();
  const reply = await tx.chatMessage.create({
    data: {
      id: newId('message', now),
      conversationId,
      parentId: id,
      role: 'TUTOR',
      content: '',
      status: 'WRITING',
      rung: rung ?? null,
      createdAt: now,
      beatAt: now,
      rendering: { create: { renderer: 0 } },
    },
  });
  return reply.id;
}

/** What was said, and for a reply that is still to be written what it answers: read before the commit, after which nothing may fail. */
async function whatWasMade(
  tx: Transaction,
  { id, repeated }: { id: string; repeated: boolean },
): Promise<{ exchanged: Exchanged; asked: Asked | null }> {
  const found = await tx.chatMessage.findUnique({
    where: { id },
    include: { parent: true, conversation: true },
  });
  if (!found) throw noSuchMessage();
  const { parent, conversation, ...reply } = found;
  const exchanged = { conversation, sent: parent!, reply };
  if (repeated) return { exchanged, asked: null };
  const rows = await tx.chatMessage.findMany({
    where: { conversationId: conversation.id },
    orderBy: { number: 'asc' },
    include: { uploads: ATTACHED },
  });
  return { exchanged, asked: askedOn(pathTo(rows, reply.parentId), reply.rung, conversation) };
}

const full = () =>
  new Conflict('CONFLICT', {
    en: `A conversation holds at most ${MAX_MESSAGES} messages. Start a new one.`,
    zh: `一个对话最多 ${MAX_MESSAGES} 条消息，请新建对话。`,
  });
