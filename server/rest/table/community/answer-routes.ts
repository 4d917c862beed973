import {
  AcceptAnswerDocument,
  DeleteAnswerDocument,
  EditAnswerDocument,
  GetAnswerDocument,
  ListAnswersDocument,
  PostAnswerDocument,
} from '../operations.gen.ts';
import { page, pageOf, paging, parameter } from '../../protocol/parameters.ts';
import { type Route, route } from '../../protocol/route.ts';
import { suggestInstead } from './suggestion-routes.ts';

const COMMUNITY = '/api/community';

export const answerRoutes: Route[] = [
  route('GET', `${COMMUNITY}/questions/:id/answers`, ListAnswersDocument, {
    summary: 'The answers to a question, best first by default',
    query: [parameter('sort', 'Their order.', 'AnswerSort'), ...paging()],
    variables: ({ params, query }) => ({
      id: params['id']!,
      sort: query.text('sort'),
      ...pageOf(query),
    }),
    result: ({ question }) => question && page(question.answers),
  }),
  route('POST', `${COMMUNITY}/questions/:id/answers`, PostAnswerDocument, {
    summary: 'Answer a question',
    body: 'PostAnswerInput',
    variables: ({ params, body, idempotencyKey }) => ({
      input: {
        ...body,
        questionId: params['id']!,
        ...(idempotencyKey && { idempotencyKey }),
      },
    }),
    result: ({ postAnswer }) => postAnswer,
    status: 201,
    location: ({ id }) => `${COMMUNITY}/answers/${id}`,
  }),
  route('GET', `${COMMUNITY}/answers/:id`, GetAnswerDocument, {
    summary: 'One answer',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ answer }) => answer,
  }),
  route('PUT', `${COMMUNITY}/answers/:id`, EditAnswerDocument, {
    summary: 'Change an answer',
    body: 'EditAnswerInput',
    variables: ({ params, body, version }) => ({
      input: {
        ...body,
        id: params['id']!,
        ...(version !== null && { expectedVersion: version }),
      },
    }),
    result: ({ editAnswer }) => editAnswer,
    versioned: true,
    otherwise: suggestInstead,
  }),
  route('DELETE', `${COMMUNITY}/answers/:id`, DeleteAnswerDocument, {
    summary: 'Delete an answer',
    variables: ({ params, version }) => ({ input: { id: params['id']!, expectedVersion: version } }),
    result: ({ deleteAnswer }) => deleteAnswer,
    versioned: true,
    status: 204,
  }),
  route('POST', `${COMMUNITY}/answers/:id/accept`, AcceptAnswerDocument, {
    summary: 'Accept or unaccept an answer',
    body: 'AcceptAnswerInput',
    inPath: 'answerId',
    variables: ({ params, body }) => ({
      input: { answerId: params['id']!, accepted: body['accepted'] ?? true },
    }),
    result: ({ acceptAnswer }) => acceptAnswer,
  }),
];
