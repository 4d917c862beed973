import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../core/context.ts';
import { Conflict, NotFound } from '../core/errors.ts';
import { ALWAYS, builder } from '../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../graph/connection.ts';
import { fixed, listOf, MUTATION_COST } from '../graph/cost/price.ts';
import { chargeMessageText } from '../graph/cost/response-size.ts';
import { findableAsNode, Node } from '../graph/node.ts';
import { Deleted, PAGE } from '../graph/shared-types.ts';
import { READ_PRICES } from '../limits/table.ts';
import { written } from '../text/limits.ts';
import { conversation, type MessageSelection } from './find.ts';
import { branch } from './operations/branch.ts';
import { conversations, deleteConversation, renameConversation } from './operations/conversations.ts';
import { chatHistory, exportConversation } from './operations/history.ts';
import type { Exchanged, ExchangeSelection } from './operations/open-reply.ts';
import { rateReply } from './operations/rate-reply.ts';
import { regenerateReply } from './operations/regenerate-reply.ts';
import { sendMessage } from './operations/send-message.ts';
import { stopReply } from './operations/stop-reply.ts';
import { visibleConversations, visibleMessages } from './policy.ts';
import { GOAL, HISTORY_PAGE, MAX_MESSAGE, MAX_NOTE, MAX_TITLE, SEGMENTS, TOPIC } from './rules.ts';
import { MAX_ATTACHMENTS } from '../uploads/rules.ts';

const Conversation = builder.prismaObject('Conversation', {
  description: 'A private conversation between a user and the tutor.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Opaque.' }),
    title: t.exposeString('title', {
      description: 'The first words of the conversation until it is renamed.',
    }),
    mode: t.expose('mode', { type: 'TutorMode', description: 'How the tutor answers in it.' }),
    subjectCode: t.exposeString('subjectCode', {
      nullable: true,
      description: 'Code of its subject.',
    }),
    topic: t.exposeString('topic', { nullable: true, description: TOPIC }),
    goal: t.exposeString('goal', { nullable: true, description: GOAL }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the first message.' }),
    activeAt: t.expose('activeAt', { type: 'DateTime', description: 'Time of the last message.' }),
    messages: t.prismaField({
      type: ['ChatMessage'],
      description: 'One branch, the oldest message first; by default the newest branch.',
      complexity: listOf(20, READ_PRICES.conversation),
      args: { through: t.arg.id({ description: 'Id of a message on the branch.' }) },
      resolve: (selection, { id }, { through }, ctx) =>
        branch(ctx, { conversationId: id, through }, selection),
    }),
    markdown: t.string({
      description: 'The newest branch as Markdown, for export.',
      complexity: READ_PRICES.conversation,
      resolve: async (row, _args, ctx, info) =>
        chargeMessageText(info, ctx, await exportConversation(ctx, row)),
    }),
  }),
});

findableAsNode('conversation', 'Conversation', {
  find: (ctx, id, selection) => (ctx.actor ? conversation(ctx, { id }, selection) : Promise.resolve(null)),
  row: ({ id }, { actor }) =>
    actor && { model: 'Conversation', where: { id, ...visibleConversations(actor) } },
});

findableAsNode('message', 'ChatMessage', {
  find: ({ db, actor }, id, selection: MessageSelection) =>
    actor
      ? db.chatMessage.findFirst({ ...selection, where: { id, ...visibleMessages(actor) } })
      : Promise.resolve(null),
  row: ({ id }, { actor }) => actor && { model: 'ChatMessage', where: { id, ...visibleMessages(actor) } },
});

const ConversationConnection = connectionOf('Conversation', Conversation, 'A page of conversations.');

/** A reply with its question. */
const ChatExchange = builder.prismaObject('ChatMessage', {
  variant: 'ChatExchange',
  select: { id: true },
  description: 'A question and its reply.',
  fields: (t) => ({
    replyId: t.exposeID('id', { description: 'Id of the reply.' }),
    message: t.string({
      description: 'The question as typed.',
      select: { parent: { select: { content: true } } },
      resolve: ({ parent }, _args, ctx, info) => chargeMessageText(info, ctx, parent?.content ?? ''),
    }),
    response: t.string({
      description: 'The reply, as Markdown with LaTeX.',
      select: { content: true },
      resolve: ({ content }, _args, ctx, info) => chargeMessageText(info, ctx, content),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the reply.' }),
  }),
});

builder.queryFields((t) => ({
  conversations: t.field({
    type: ConversationConnection,
    description: 'Your conversations, the latest first.',
    complexity: connectionCost,
    args: {
      search: t.arg.string({ description: 'Only conversations that contain this text.' }),
      first: t.arg.int({ ...PAGE.first, defaultValue: HISTORY_PAGE }),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx, info) => conversations(ctx, args, nodeSelection(ctx, info)),
  }),
  conversation: t.prismaField({
    type: Conversation,
    nullable: true,
    description: 'One of your conversations; null if not found.',
    complexity: fixed(READ_PRICES.query),
    args: { id: t.arg.id({ required: true, description: 'Id of the conversation.' }) },
    resolve: (selection, _root, args, ctx) => conversation(ctx, args, selection),
  }),
  chatHistory: t.prismaField({
    type: [ChatExchange],
    description: 'Questions and replies of all conversations, the newest first.',
    complexity: connectionCost,
    args: { first: t.arg.int({ ...PAGE.first, defaultValue: HISTORY_PAGE }) },
    resolve: (selection, _root, args, ctx) => chatHistory(ctx, args, selection),
  }),
}));

const SendMessageInput = builder.inputType('SendMessageInput', {
  description: 'A message to the tutor, in a conversation or as the first of one.',
  fields: (t) => ({
    text: t.string({
      required: true,
      description: `1 to ${written(MAX_MESSAGE)} characters; may be empty with attachments.`,
    }),
    segments: t.field({
      type: ['ContextSegmentInput'],
      description: SEGMENTS,
    }),
    attachmentIds: t.idList({
      description: `Ids of at most ${MAX_ATTACHMENTS} of your unsent files. Null with \`editsId\` keeps the files of the edited message.`,
    }),
    conversationId: t.id({ description: 'Default: a new conversation.' }),
    afterId: t.id({ description: 'The reply to continue from; defaults to the newest.' }),
    editsId: t.id({ description: 'Id of the message to edit; creates a new branch.' }),
    rung: t.field({ type: 'TutorRung', description: 'Level of help.' }),
    mode: t.field({ type: 'TutorMode', description: 'Stored with the conversation.' }),
    subjectCode: t.string({ description: 'Code of the subject of a new conversation, such as `9709`.' }),
    topic: t.string({ description: TOPIC }),
    goal: t.string({ description: GOAL }),
    idempotencyKey: t.string({
      description: 'Idempotency key: retries with the same key have no further effect.',
    }),
  }),
});

const SentMessage = builder.objectRef<Exchanged>('SentMessage').implement({
  description: 'The sent message and its pending reply.',
  fields: (t) => ({
    conversation: t.expose('conversation', { type: Conversation, description: 'Its conversation.' }),
    sent: t.expose('sent', { type: 'ChatMessage', description: 'The sent message.' }),
    reply: t.expose('reply', { type: 'ChatMessage', description: 'The pending reply.' }),
  }),
});

/** What to load of the exchange that this field returns. */
function exchangeSelection(context: Context, info: GraphQLResolveInfo): ExchangeSelection {
  const selected = (name: keyof ExchangeSelection) => queryFromInfo({ context, info, path: [name] });
  return { conversation: selected('conversation'), sent: selected('sent'), reply: selected('reply') };
}

const RegenerateReplyInput = builder.inputType('RegenerateReplyInput', {
  description: 'A reply to be written anew.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the reply.' }),
    rung: t.field({ type: 'TutorRung', description: 'Level of help.' }),
    idempotencyKey: t.string({
      description: 'Idempotency key: retries with the same key have no further effect.',
    }),
  }),
});

const StopReplyInput = builder.inputType('StopReplyInput', {
  description: 'A reply to be stopped.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the reply.' }) }),
});

const RateReplyInput = builder.inputType('RateReplyInput', {
  description: 'A rating of a reply.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the reply.' }),
    rating: t.field({ type: 'ReplyRating', required: true, description: 'The rating.' }),
    note: t.string({ description: `At most ${written(MAX_NOTE)} characters.` }),
  }),
});

const RenameConversationInput = builder.inputType('RenameConversationInput', {
  description: 'A new title of a conversation.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the conversation.' }),
    title: t.string({ required: true, description: `1 to ${MAX_TITLE} characters.` }),
  }),
});

const DeleteConversationInput = builder.inputType('DeleteConversationInput', {
  description: 'A conversation to be deleted.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the conversation.' }) }),
});

builder.mutationFields((t) => ({
  sendMessage: t.field({
    type: SentMessage,
    description:
      'Sends a message to the tutor. The reply is written even if the client disconnects; subscribe to `replyGrew`. At most 60 an hour and 200 a day.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { input: t.arg({ type: SendMessageInput, required: true, description: 'The message.' }) },
    resolve: (_root, { input }, ctx, info) => sendMessage(ctx, input, exchangeSelection(ctx, info)),
  }),
  regenerateReply: t.field({
    type: SentMessage,
    description: 'Writes an alternative reply, optionally with another level of help.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: {
      input: t.arg({
        type: RegenerateReplyInput,
        required: true,
        description: 'A reply to be written anew.',
      }),
    },
    resolve: (_root, { input }, ctx, info) => regenerateReply(ctx, input, exchangeSelection(ctx, info)),
  }),
  stopReply: t.prismaField({
    type: 'ChatMessage',
    description: 'Stops a reply.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { input: t.arg({ type: StopReplyInput, required: true, description: 'A reply to be stopped.' }) },
    resolve: (selection, _root, { input }, ctx) => stopReply(ctx, input, selection),
  }),
  rateReply: t.prismaField({
    type: 'ChatMessage',
    description: 'Rates a reply.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { input: t.arg({ type: RateReplyInput, required: true, description: 'A rating of a reply.' }) },
    resolve: (selection, _root, { input }, ctx) => rateReply(ctx, input, selection),
  }),
  renameConversation: t.field({
    type: Conversation,
    description: 'Renames one of your conversations.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound] },
    args: {
      input: t.arg({
        type: RenameConversationInput,
        required: true,
        description: 'A new title of a conversation.',
      }),
    },
    resolve: (_root, { input }, ctx) => renameConversation(ctx, input),
  }),
  deleteConversation: t.field({
    type: Deleted,
    description: 'Deletes one of your conversations and its messages.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound] },
    args: {
      input: t.arg({
        type: DeleteConversationInput,
        required: true,
        description: 'A conversation to be deleted.',
      }),
    },
    resolve: (_root, { input }, ctx) => deleteConversation(ctx, input),
  }),
}));
