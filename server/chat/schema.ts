import { Conflict, NotFound } from '../core/errors.ts';
import { ALWAYS, builder, MUTATION_COST } from '../graph/builder.ts';
import { connectionCost, connectionOf } from '../graph/connection.ts';
import { listOf } from '../graph/cost/price.ts';
import { takeRoomForTalk } from '../graph/cost/response-size.ts';
import { Deleted, PAGE } from '../graph/shared-types.ts';
import {
  branch,
  chatHistory,
  conversation,
  conversations,
  deleteConversation,
  type Exchange,
  exportConversation,
  renameConversation,
} from './operations/conversations.ts';
import { rateReply, stopReply } from './operations/messages.ts';
import { type Exchanged, regenerateReply, sendMessage } from './operations/send-message.ts';
import { GOAL, HISTORY_PAGE, MAX_MESSAGE, SEGMENTS, TOPIC } from './rules.ts';
import { MAX_ATTACHMENTS } from '../uploads/rules.ts';

/** To read all branches of a conversation, which may have hundreds of messages with solutions. */
const WHOLE_CONVERSATION = 500;

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
    messages: t.field({
      type: ['ChatMessage'],
      description:
        'One branch, the oldest message first: the newest one, or that which goes through a message.',
      complexity: listOf(20, WHOLE_CONVERSATION),
      args: { through: t.arg.id({ description: 'Id of the message that it goes through.' }) },
      resolve: ({ id }, { through }, ctx) => branch(ctx, id, through),
    }),
    markdown: t.string({
      description: 'The newest branch as Markdown, to keep.',
      complexity: WHOLE_CONVERSATION,
      resolve: async (one, _args, ctx, info) =>
        takeRoomForTalk(info, ctx, await exportConversation(ctx, one)),
    }),
  }),
});

const ConversationConnection = connectionOf('Conversation', Conversation, 'A page of conversations.');

const ChatExchange = builder.objectRef<Exchange>('ChatExchange').implement({
  description: 'Something asked and answered.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'That of the reply.' }),
    message: t.string({
      description: 'What was asked, as it was typed.',
      resolve: ({ message }, _args, ctx, info) => takeRoomForTalk(info, ctx, message),
    }),
    response: t.string({
      description: 'The reply, as Markdown with LaTeX.',
      resolve: ({ response }, _args, ctx, info) => takeRoomForTalk(info, ctx, response),
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
    resolve: (_root, args, ctx) => conversations(ctx, args),
  }),
  conversation: t.field({
    type: Conversation,
    nullable: true,
    description: 'One of one’s own; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Id of the conversation.' }) },
    resolve: (_root, args, ctx) => conversation(ctx, args),
  }),
  chatHistory: t.field({
    type: [ChatExchange],
    description: 'What was asked and answered in all conversations, the newest first.',
    complexity: connectionCost,
    args: { first: t.arg.int({ ...PAGE.first, defaultValue: HISTORY_PAGE }) },
    resolve: (_root, args, ctx) => chatHistory(ctx, args),
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

builder.mutationFields((t) => ({
  sendMessage: t.field({
    type: SentMessage,
    description:
      'Says something to the tutor. The reply is written on the server whether or not anybody waits: follow `replyGrew`. 60 an hour and 200 a day.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { input: t.arg({ type: SendMessageInput, required: true, description: 'The message.' }) },
    resolve: (_root, { input }, ctx) => sendMessage(ctx, input),
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
    resolve: (_root, args, ctx) => regenerateReply(ctx, args),
  }),
  stopReply: t.field({
    type: 'ChatMessage',
    description: 'Ends a reply where it is.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { id: t.arg.id({ required: true, description: 'Id of the reply.' }) },
    resolve: (_root, args, ctx) => stopReply(ctx, args),
  }),
  rateReply: t.field({
    type: 'ChatMessage',
    description: 'Keeps what its reader thinks of a reply.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the reply.' }),
      rating: t.arg({ type: 'ReplyRating', required: true, description: 'Whether it helped.' }),
      note: t.arg.string({ description: 'At most 1,000 characters.' }),
    },
    resolve: (_root, args, ctx) => rateReply(ctx, args),
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
