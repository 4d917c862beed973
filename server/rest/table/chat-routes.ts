import {
  DeleteConversationDocument,
  GetConversationDocument,
  ListChatHistoryDocument,
  ListConversationsDocument,
  RateReplyDocument,
  RegenerateReplyDocument,
  RenameConversationDocument,
  ReplyToMessagesDocument,
  SendMessageDocument,
  StopReplyDocument,
} from './operations.gen.ts';
import { limit, page, paging, parameter } from '../protocol/parameters.ts';
import { completionWriter } from './chat-completion.ts';
import { CHAT_PATHS } from '../protocol/chat-refusal.ts';
import { MAX_NOTE, MAX_TITLE } from '../../chat/rules.ts';
import { ChatRequest } from './chat-request.ts';
import { events, type RestRequest, route } from '../protocol/route.ts';

const [CHAT, COMPLETIONS] = CHAT_PATHS;
const HISTORY = 50;

const messageIn = ({ body, idempotencyKey }: RestRequest, conversationId: string | null) => ({
  input: {
    ...body,
    conversationId,
    ...(idempotencyKey && { idempotencyKey }),
  },
});

/** The format of OpenAI: messages in, choices out, whole or as events. */
const completions = (path: string, name: string) =>
  events(path, ReplyToMessagesDocument, {
    name,
    summary: 'Ask the tutor, sending the conversation along; nothing is stored',
    body: ChatRequest,
    variables: ({ messages, segments, mode, rung }) => ({ messages, segments, mode, rung }),
    wantsEvents: ({ stream }) => stream === true,
    writer: completionWriter,
    components: { body: 'ChatRequest', reply: 'ChatCompletion', refusal: 'ChatProblem' },
  });

/** The tutor, and private conversations with it. */
export const chatRoutes = [
  completions(CHAT, 'Chat'),
  completions(COMPLETIONS, 'CreateChatCompletion'),
  route('GET', `${CHAT}/history`, ListChatHistoryDocument, {
    summary: 'Questions and replies, the newest first, 50 by default',
    guests: false,
    query: [limit(HISTORY)],
    variables: ({ query }) => ({ first: query.first() }),
    result: ({ chatHistory }) => page({ nodes: chatHistory, pageInfo: { hasNextPage: false } }),
  }),
  route('GET', `${CHAT}/conversations`, ListConversationsDocument, {
    summary: 'Your conversations, the latest first',
    guests: false,
    query: [parameter('search', 'Only conversations that contain this text.'), ...paging(HISTORY)],
    variables: ({ query }) => ({
      search: query.text('search'),
      first: query.first(),
      after: query.text('cursor'),
      total: query.flag('total') ?? false,
    }),
    result: ({ conversations }) => page(conversations),
  }),
  route('POST', `${CHAT}/conversations`, SendMessageDocument, {
    summary: 'Start a conversation',
    name: 'BeginConversation',
    body: 'SendMessageInput',
    variables: (request) => messageIn(request, null),
    result: ({ sendMessage }) => sendMessage,
    status: 201,
  }),
  route('GET', `${CHAT}/conversations/:id`, GetConversationDocument, {
    summary: 'A conversation: the messages of one branch, and the newest branch as Markdown',
    guests: false,
    query: [parameter('through', 'Id of a message on the branch; default: the newest branch.')],
    variables: ({ params, query }) => ({ id: params['id']!, through: query.text('through') }),
    result: ({ conversation }) => conversation,
  }),
  route('PUT', `${CHAT}/conversations/:id`, RenameConversationDocument, {
    summary: 'Rename a conversation',
    body: { title: { maxLength: MAX_TITLE } },
    variables: ({ params, body }) => ({ id: params['id']!, title: body['title'] }),
    result: ({ renameConversation }) => renameConversation,
  }),
  route('DELETE', `${CHAT}/conversations/:id`, DeleteConversationDocument, {
    summary: 'Delete a conversation and its messages',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ deleteConversation }) => deleteConversation,
    status: 204,
  }),
  route('POST', `${CHAT}/conversations/:id/messages`, SendMessageDocument, {
    summary: 'Send a message',
    body: 'SendMessageInput',
    variables: (request) => messageIn(request, request.params['id']!),
    result: ({ sendMessage }) => sendMessage,
    status: 201,
  }),
  route('POST', `${CHAT}/replies/:id/regenerate`, RegenerateReplyDocument, {
    summary: 'Regenerate a reply',
    body: { rung: {} },
    variables: ({ params, body, idempotencyKey }) => ({
      id: params['id']!,
      rung: body['rung'],
      idempotencyKey,
    }),
    result: ({ regenerateReply }) => regenerateReply,
    status: 201,
  }),
  route('POST', `${CHAT}/replies/:id/stop`, StopReplyDocument, {
    summary: 'Stop a reply',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ stopReply }) => stopReply,
  }),
  route('POST', `${CHAT}/replies/:id/feedback`, RateReplyDocument, {
    summary: 'Rate a reply',
    body: { rating: {}, note: { maxLength: MAX_NOTE } },
    variables: ({ params, body }) => ({
      id: params['id']!,
      rating: body['rating'],
      note: body['note'],
    }),
    result: ({ rateReply }) => rateReply,
  }),
];
