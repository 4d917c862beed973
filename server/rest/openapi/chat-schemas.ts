import type { GraphQLSchema } from 'graphql';
import { type Json, wordsOf } from './graph-schemas.ts';
import { PROBLEM } from './shapes.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };

const CHAT_PROBLEM = {
  ...PROBLEM,
  description: 'Problem details, plus the OpenAI error object.',
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
};

/** OpenAI's chat format with Lemma's additions. */
export const chatSchemas = (graph: GraphQLSchema): Record<string, Json> => ({
  ChatRequest: {
    type: 'object',
    required: ['messages'],
    properties: {
      messages: { type: 'array', minItems: 1, maxItems: 50, items: ref('ChatRequestMessage') },
      stream: { type: 'boolean', default: false, description: 'Whether to stream the reply as events.' },
      model: { type: 'string', description: 'Ignored; accepted for OpenAI compatibility.' },
      mode: {
        type: 'string',
        enum: wordsOf(graph, 'TutorMode'),
        description: 'Study gives hints before solutions.',
      },
      rung: { type: 'string', enum: wordsOf(graph, 'TutorRung') },
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
      model: { type: 'string', description: 'The author of the reply: `lemma` or a model.' },
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
      verification: { allOf: [ref('Verified')], description: 'Result of checking the reply.' },
      citations: { type: 'array', items: ref('CitedCard'), description: 'The cited cards.' },
      language: { type: 'string', enum: wordsOf(graph, 'Language') },
    },
  },
  ChatProblem: CHAT_PROBLEM,
});
