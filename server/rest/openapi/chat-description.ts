import { RETRY_AFTER } from './described.ts';
import { PROBLEM } from './shapes.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };

const refused = {
  description: 'Refused, as chat clients read it.',
  content: { 'application/json': { schema: ref('ChatProblem') } },
};

/** What clients of OpenAI send and read, with what Lemma adds. */
export const CHAT_SCHEMAS: Record<string, Record<string, unknown>> = {
  ChatRequest: {
    type: 'object',
    required: ['messages'],
    properties: {
      messages: { type: 'array', minItems: 1, maxItems: 50, items: ref('ChatRequestMessage') },
      stream: { type: 'boolean', default: false, description: 'Whether the reply comes as events.' },
      model: { type: 'string', description: 'Read by nobody; clients send one.' },
      mode: {
        type: 'string',
        enum: ['answer', 'study'],
        description: 'Study gives hints before solutions.',
      },
      rung: { type: 'string', enum: ['hint', 'step', 'solution'] },
      segments: {
        type: 'array',
        items: ref('ContextSegmentInput'),
        description: 'Passages that the question is about.',
      },
    },
  },
  ChatRequestMessage: {
    type: 'object',
    required: ['role', 'content'],
    properties: {
      role: { type: 'string', enum: ['system', 'developer', 'user', 'assistant'] },
      content: {
        anyOf: [
          text,
          {
            type: 'array',
            items: {
              type: 'object',
              required: ['type'],
              properties: { type: { const: 'text' }, text },
            },
          },
        ],
      },
    },
  },
  ChatCompletion: {
    type: 'object',
    required: ['id', 'object', 'created', 'model', 'choices', 'verification', 'citations', 'language'],
    properties: {
      id: text,
      object: { const: 'chat.completion' },
      created: { type: 'integer' },
      model: { type: 'string', description: 'What wrote the reply.' },
      choices: {
        type: 'array',
        items: {
          type: 'object',
          required: ['index', 'message', 'finish_reason'],
          properties: {
            index: { type: 'integer' },
            message: {
              type: 'object',
              required: ['role', 'content'],
              properties: { role: { const: 'assistant' }, content: text },
            },
            finish_reason: text,
            logprobs: { type: 'null' },
          },
        },
      },
      verification: { allOf: [ref('Verified')], description: 'What was checked of the reply.' },
      citations: { type: 'array', items: ref('CitedCard'), description: 'The cards that it draws on.' },
      language: { type: 'string', enum: ['en', 'zh'] },
    },
  },
  ChatProblem: {
    ...PROBLEM,
    description: 'What every refusal is, with what chat programs read of one.',
    required: [...PROBLEM.required, 'userMessage', 'error'],
    properties: {
      ...PROBLEM.properties,
      userMessage: { type: 'string', description: 'The message, in the reader’s language.' },
      error: {
        type: 'object',
        required: ['message', 'code', 'type'],
        properties: { message: text, code: text, type: text },
      },
    },
  },
};

const post = (operationId: string) => ({
  post: {
    summary: 'Ask the tutor with a conversation that the client keeps; nothing of it is stored',
    operationId,
    security: [{}, { bearer: [] }],
    requestBody: { required: true, content: { 'application/json': { schema: ref('ChatRequest') } } },
    responses: {
      '200': {
        description: 'The reply: whole, or with `stream` as events that end with [DONE].',
        content: {
          'application/json': { schema: ref('ChatCompletion') },
          'text/event-stream': { schema: text },
        },
      },
      '400': refused,
      '401': refused,
      '413': refused,
      '422': refused,
      '429': { ...refused, headers: RETRY_AFTER },
      '502': refused,
      '503': { ...refused, headers: RETRY_AFTER },
      default: refused,
    },
  },
});

export const CHAT_PATHS_DESCRIBED: Record<string, Record<string, unknown>> = {
  '/api/chat': post('Chat'),
  '/api/chat/completions': post('CreateChatCompletion'),
};
