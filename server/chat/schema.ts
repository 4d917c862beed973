import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../core/context.ts';
import { Conflict, NotFound } from '../core/errors.ts';
import { ALWAYS, builder } from '../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../graph/connection.ts';
import { listOf, MUTATION_COST } from '../graph/cost/price.ts';
import { chargeMessageText } from '../graph/cost/response-size.ts';
import { Deleted, PAGE } from '../graph/shared-types.ts';
import { READ_PRICES } from '../limits/table.ts';
import { conversation } from './find.ts';
import { branch } from './operations/branch.ts';
import { conversations, deleteConversation, renameConversation } from './operations/conversations.ts';
import { chatHistory, exportConversation } from './operations/history.ts';
import type { Exchanged, ExchangeSelection } from './operations/open-reply.ts';
import { rateReply } from './operations/rate-reply.ts';
import { regenerateReply } from './operations/regenerate-reply.ts';
import { sendMessage } from './operations/send-message.ts';
import { stopReply } from './operations/stop-reply.ts';
import { GOAL, HISTORY_PAGE, MAX_MESSAGE, SEGMENTS, TOPIC } from './rules.ts';
import { MAX_ATTACHMENTS } from '../uploads/rules.ts';

const Conversation = builder.prismaObject('Conversation', {
  description: 'What somebody and the tutor said to each other. Nobody else sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Opaque.' }),
    title: t.exposeString('title', { description: 'Its first words, until it is given another one.' }),
    mode: t.expose('mode', { type: 'TutorMode', description: 'How the tutor answers in it.' }),
    subjectCode: t.exposeString('subjectCode', {
      nullable: true,
      description: 'Code of the subject that it was begun about.',
    }),
    topic: t.exposeString('topic', { nullable: true, description: TOPIC }),
    goal: t.exposeString('goal', { nullable: true, description: GOAL }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    activeAt: t.expose('activeAt', { type: 'DateTime', description: 'When something was said last.' }),
    messages: t.prismaField({
      type: ['ChatMessage'],
      description:
        'One branch, the oldest message first: the newest one, or that which goes through a message.',
      complexity: listOf(20, READ_PRICES.conversation),
      args: { through: t.arg.id({ description: 'Id of the message that it goes through.' }) },
      resolve: (selection, { id }, { through }, ctx) =>
        branch(ctx, { conversationId: id, through }, selection),
    }),
    markdown: t.string({
      description: 'The newest branch as Markdown, to keep.',
      complexity: READ_PRICES.conversation,
      resolve: async (one, _args, ctx, info) =>
        chargeMessageText(info, ctx, await exportConversation(ctx, one)),
    }),
  }),
});

const ConversationConnection = connectionOf('Conversation', Conversation, 'A page of conversations.');

/** A reply with what it answers. */
const ChatExchange = builder.prismaObject('ChatMessage', {
  variant: 'ChatExchange',
  select: { id: true },
  description: 'Something asked and answered.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'That of the reply.' }),
    message: t.string({
      description: 'What was asked, as it was typed.',
      select: { parent: { select: { content: true } } },
      resolve: ({ parent }, _args, ctx, info) => chargeMessageText(info, ctx, parent?.content ?? ''),
    }),
    response: t.string({
      description: 'The reply, as Markdown with LaTeX.',
      select: { content: true },
      resolve: ({ content }, _args, ctx, info) => chargeMessageText(info, ctx, content),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the reply was begun.' }),
  }),
});

builder.queryFields((t) => ({
  conversations: t.field({
    type: ConversationConnection,
    description: 'One’s own, the latest first.',
    complexity: connectionCost,
    args: {
      search: t.arg.string({ description: 'Only those that say this.' }),
      first: t.arg.int({ ...PAGE.first, defaultValue: HISTORY_PAGE }),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx, info) => conversations(ctx, args, nodeSelection(ctx, info)),
  }),
  conversation: t.prismaField({
    type: Conversation,
    nullable: true,
    description: 'One of one’s own; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Id of the conversation.' }) },
    resolve: (selection, _root, args, ctx) => conversation(ctx, args, selection),
  }),
  chatHistory: t.prismaField({
    type: [ChatExchange],
    description: 'What was asked and answered in all conversations, the newest first.',
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
      description: `1 to ${MAX_MESSAGE} characters; may be empty when files come with it.`,
    }),
    segments: t.field({
      type: ['ContextSegmentInput'],
      description: SEGMENTS,
    }),
    attachmentIds: t.idList({
      description: `At most ${MAX_ATTACHMENTS} files of one’s own that were not sent yet. Null with \`editsId\` keeps those of that message.`,
    }),
    conversationId: t.id({ description: 'A new conversation unless given.' }),
    afterId: t.id({ description: 'The reply to go on from; the newest unless given.' }),
    editsId: t.id({ description: 'A message of one’s own to say in other words: a branch beside it.' }),
    rung: t.field({ type: 'TutorRung', description: 'How much of a solution is wanted.' }),
    mode: t.field({ type: 'TutorMode', description: 'Kept for the conversation.' }),
    subjectCode: t.string({ description: 'What a new conversation is about.' }),
    topic: t.string({ description: TOPIC }),
    goal: t.string({ description: GOAL }),
    idempotencyKey: t.string({ description: 'Sending the same key again does nothing twice.' }),
  }),
});

const SentMessage = builder.objectRef<Exchanged>('SentMessage').implement({
  description: 'What was said, and the reply that is on its way.',
  fields: (t) => ({
    conversation: t.expose('conversation', { type: Conversation, description: 'Where it was said.' }),
    sent: t.expose('sent', { type: 'ChatMessage', description: 'What was said.' }),
    reply: t.expose('reply', { type: 'ChatMessage', description: 'The reply, which is being written.' }),
  }),
});

/** What to load of the exchange that this field returns. */
function exchangeSelection(context: Context, info: GraphQLResolveInfo): ExchangeSelection {
  const selected = (name: keyof ExchangeSelection) => queryFromInfo({ context, info, path: [name] });
  return { conversation: selected('conversation'), sent: selected('sent'), reply: selected('reply') };
}

builder.mutationFields((t) => ({
  sendMessage: t.field({
    type: SentMessage,
    description:
      'Says something to the tutor. The reply is written on the server whether or not anybody waits: follow `replyGrew`. 60 an hour and 200 a day.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { input: t.arg({ type: SendMessageInput, required: true, description: 'The message.' }) },
    resolve: (_root, { input }, ctx, info) => sendMessage(ctx, input, exchangeSelection(ctx, info)),
  }),
  regenerateReply: t.field({
    type: SentMessage,
    description: 'Another reply beside this one: to try again, or with more of the solution.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the reply.' }),
      rung: t.arg({ type: 'TutorRung', description: 'How much of a solution is wanted.' }),
      idempotencyKey: t.arg.string({ description: 'Sending the same key again does nothing twice.' }),
    },
    resolve: (_root, args, ctx, info) => regenerateReply(ctx, args, exchangeSelection(ctx, info)),
  }),
  stopReply: t.prismaField({
    type: 'ChatMessage',
    description: 'Ends a reply where it is.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { id: t.arg.id({ required: true, description: 'Id of the reply.' }) },
    resolve: (selection, _root, args, ctx) => stopReply(ctx, args, selection),
  }),
  rateReply: t.prismaField({
    type: 'ChatMessage',
    description: 'Keeps what its reader thinks of a reply.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the reply.' }),
      rating: t.arg({ type: 'ReplyRating', required: true, description: 'Whether it helped.' }),
      note: t.arg.string({ description: 'At most 1,000 characters.' }),
    },
    resolve: (selection, _root, args, ctx) => rateReply(ctx, args, selection),
  }),
  renameConversation: t.field({
    type: Conversation,
    description: 'Gives a conversation of one’s own another title.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound] },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the conversation.' }),
      title: t.arg.string({ required: true, description: '1 to 120 characters.' }),
    },
    resolve: (_root, args, ctx) => renameConversation(ctx, args),
  }),
  deleteConversation: t.field({
    type: Deleted,
    description: 'Deletes a conversation of one’s own with all that was said in it.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound] },
    args: { id: t.arg.id({ required: true, description: 'Id of the conversation.' }) },
    resolve: (_root, args, ctx) => deleteConversation(ctx, args),
  }),
}));
