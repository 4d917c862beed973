import {
  DeleteConversationDocument,
  GetConversationDocument,
  ListChatHistoryDocument,
  ListConversationsDocument,
  RateReplyDocument,
  RegenerateReplyDocument,
  RenameConversationDocument,
  SendMessageDocument,
  StopReplyDocument,
} from './operations.gen.ts';
import { limit, page, paging, parameter } from '../parameters.ts';
import { type RestRequest, route } from './route.ts';

const CHAT = '/api/chat';
const HISTORY = 50;

const messageIn = ({ body, idempotencyKey }: RestRequest, conversationId: string | null) => ({
  input: {
    ...body,
    conversationId,
    ...(idempotencyKey && { idempotencyKey }),
  },
});

/** Conversations with the tutor, each of them their owner's alone. */
export const chatRoutes = [
  route('GET', `${CHAT}/history`, ListChatHistoryDocument, {
    summary: 'What was asked and answered, the newest first, 50 unless said otherwise',
    guests: false,
    query: [limit(HISTORY)],
    variables: ({ query }) => ({ first: query.first() }),
    result: ({ chatHistory }) => page({ nodes: chatHistory, pageInfo: { hasNextPage: false } }),
  }),
  route('GET', `${CHAT}/conversations`, ListConversationsDocument, {
    summary: 'One’s conversations, the latest first',
    guests: false,
    query: [parameter('search', 'Only those that say this.'), ...paging(HISTORY)],
    variables: ({ query }) => ({
      search: query.text('search'),
      first: query.first(),
      after: query.text('cursor'),
      total: query.flag('total') ?? false,
    }),
    result: ({ conversations }) => page(conversations),
  }),
  route('POST', `${CHAT}/conversations`, SendMessageDocument, {
    summary: 'Begin a conversation with a question; the reply is being written',
    name: 'BeginConversation',
    body: 'SendMessageInput',
    variables: (request) => messageIn(request, null),
    result: ({ sendMessage }) => sendMessage,
    status: 201,
  }),
  route('GET', `${CHAT}/conversations/:id`, GetConversationDocument, {
    summary: 'A conversation with the messages of one branch, and as Markdown',
    guests: false,
    query: [parameter('through', 'Id of a message that the branch goes through; the newest unless given.')],
    variables: ({ params, query }) => ({ id: params['id']!, through: query.text('through') }),
    result: ({ conversation }) => conversation,
  }),
  route('PUT', `${CHAT}/conversations/:id`, RenameConversationDocument, {
    summary: 'Rename a conversation',
    body: { type: 'object', required: ['title'], properties: { title: { type: 'string', maxLength: 120 } } },
    variables: ({ params, body }) => ({ id: params['id']!, title: body['title'] }),
    result: ({ renameConversation }) => renameConversation,
  }),
  route('DELETE', `${CHAT}/conversations/:id`, DeleteConversationDocument, {
    summary: 'Delete a conversation with all that was said in it',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ deleteConversation }) => deleteConversation,
    status: 204,
  }),
  route('POST', `${CHAT}/conversations/:id/messages`, SendMessageDocument, {
    summary: 'Say something more; the reply is being written',
    body: 'SendMessageInput',
    variables: (request) => messageIn(request, request.params['id']!),
    result: ({ sendMessage }) => sendMessage,
    status: 201,
  }),
  route('POST', `${CHAT}/replies/:id/regenerate`, RegenerateReplyDocument, {
    summary: 'Another reply beside this one',
    body: {
      type: 'object',
      properties: { rung: { type: 'string', enum: ['hint', 'step', 'solution'] } },
    },
    variables: ({ params, body, idempotencyKey }) => ({
      id: params['id']!,
      rung: body['rung'],
      idempotencyKey,
    }),
    result: ({ regenerateReply }) => regenerateReply,
    status: 201,
  }),
  route('POST', `${CHAT}/replies/:id/stop`, StopReplyDocument, {
    summary: 'End a reply where it is',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ stopReply }) => stopReply,
  }),
  route('POST', `${CHAT}/replies/:id/feedback`, RateReplyDocument, {
    summary: 'Keep what its reader thinks of a reply',
    body: {
      type: 'object',
      required: ['rating'],
      properties: {
        rating: { type: 'string', enum: ['up', 'down', 'none'] },
        note: { type: 'string', maxLength: 1000 },
      },
    },
    variables: ({ params, body }) => ({
      id: params['id']!,
      rating: body['rating'],
      note: body['note'],
    }),
    result: ({ rateReply }) => rateReply,
  }),
];
