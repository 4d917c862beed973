import {
  AcceptAnswerDocument,
  AskQuestionDocument,
  CastVoteDocument,
  CheckWorkingDocument,
  CompareAnswersDocument,
  DeleteAnswerDocument,
  DeleteQuestionDocument,
  EditAnswerDocument,
  EditQuestionDocument,
  GetAnswerDocument,
  GetQuestionDocument,
  ListAnswersDocument,
  ListQuestionsDocument,
  PostAnswerDocument,
  SearchQuestionsDocument,
  SolveQuestionDocument,
} from './operations.gen.ts';
import { chatRoutes } from './chat-routes.ts';
import { FILTERS, page, paging, parameter } from '../protocol/parameters.ts';
import { requireTarget } from '../protocol/read.ts';
import { type Query, type Route, route } from '../protocol/route.ts';
import { MAX_LINE, MAX_LINES, MAX_QUERY, MAX_QUESTION } from '../../text/limits.ts';
import { uploadRoutes } from './upload-routes.ts';

const COMMUNITY = '/api/community';
const MATHS = '/api/maths';

const filterOf = (query: Query) => ({
  subjectCode: query.text('subject_code'),
  paper: query.text('paper'),
  topic: query.text('topic'),
  tag: query.text('tag'),
  authorId: query.text('author'),
  status: query.text('status'),
  unanswered: query.flag('unanswered'),
  language: query.text('language'),
  since: query.text('since'),
});

const pageOf = (query: Query) => ({
  first: query.first(),
  after: query.text('cursor'),
  total: query.flag('total') ?? false,
});

/** All routes of REST, in the order of the documentation. */
export const routes: Route[] = [
  route('GET', `${COMMUNITY}/questions`, ListQuestionsDocument, {
    summary: 'Questions, newest first by default',
    query: [
      ...FILTERS,
      parameter('sort', 'Their order; unanswered leaves out closed ones.', 'QuestionSort'),
      ...paging(),
    ],
    variables: ({ query }) => ({
      filter: filterOf(query),
      sort: query.text('sort'),
      ...pageOf(query),
    }),
    result: ({ questions }) => page(questions),
  }),
  route('POST', `${COMMUNITY}/questions`, AskQuestionDocument, {
    summary: 'Ask a question',
    body: 'AskQuestionInput',
    defaults: (language) => ({ language, tags: [], body: '' }),
    variables: ({ body, idempotencyKey }) => ({
      input: {
        ...body,
        ...(idempotencyKey && { idempotencyKey }),
      },
    }),
    result: ({ askQuestion }) => askQuestion,
    status: 201,
    location: ({ id }) => `${COMMUNITY}/questions/${id}`,
  }),
  route('GET', `${COMMUNITY}/questions/search`, SearchQuestionsDocument, {
    summary: 'Search questions, best match first',
    query: [
      {
        ...parameter('q', `Words in English or Chinese, 1 to ${MAX_QUERY} characters; may hold LaTeX.`),
        required: true,
      },
      ...FILTERS,
      ...paging(),
    ],
    variables: ({ query }) => ({ query: query.text('q') ?? '', filter: filterOf(query), ...pageOf(query) }),
    result: ({ searchQuestions }) => page(searchQuestions),
  }),
  route('GET', `${COMMUNITY}/questions/:id`, GetQuestionDocument, {
    summary: 'One question',
    described: {
      top_answers: null,
      top_answer_ids: {
        type: 'array',
        items: { type: 'string' },
        description: 'Ids of its three best answers.',
      },
    },
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ question }) => {
      if (!question) return null;
      const { topAnswers, ...rest } = question;
      return { ...rest, topAnswerIds: topAnswers.nodes.map(({ id }) => id) };
    },
  }),
  route('PUT', `${COMMUNITY}/questions/:id`, EditQuestionDocument, {
    summary: 'Change a question, in whole or in part',
    body: 'EditQuestionInput',
    variables: ({ params, body, version }) => ({
      input: {
        ...body,
        id: params['id']!,
        ...(version !== null && { expectedVersion: version }),
      },
    }),
    result: ({ editQuestion }) => editQuestion,
    versioned: true,
  }),
  route('DELETE', `${COMMUNITY}/questions/:id`, DeleteQuestionDocument, {
    summary: 'Delete a question',
    variables: ({ params, version }) => ({ id: params['id']!, expectedVersion: version }),
    result: ({ deleteQuestion }) => deleteQuestion,
    versioned: true,
    status: 204,
  }),
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
  }),
  route('DELETE', `${COMMUNITY}/answers/:id`, DeleteAnswerDocument, {
    summary: 'Delete an answer',
    variables: ({ params, version }) => ({ id: params['id']!, expectedVersion: version }),
    result: ({ deleteAnswer }) => deleteAnswer,
    versioned: true,
    status: 204,
  }),
  route('POST', `${COMMUNITY}/answers/:id/accept`, AcceptAnswerDocument, {
    summary: 'Accept or unaccept an answer',
    body: { accepted: { default: true } },
    variables: ({ params, body }) => ({ answerId: params['id']!, accepted: body['accepted'] ?? true }),
    result: ({ acceptAnswer }) => acceptAnswer,
  }),
  route('POST', `${COMMUNITY}/interactions/vote`, CastVoteDocument, {
    summary: 'Vote on a question or an answer; `none` removes the vote',
    body: { targetType: { type: 'string', enum: ['question', 'answer'] }, postId: {}, type: {} },
    variables: ({ body }) => {
      requireTarget(body['targetType'], body['targetId']);
      return { postId: body['targetId'], type: body['voteType'] };
    },
    result: ({ vote }) => vote,
  }),
  route('POST', `${MATHS}/solve`, SolveQuestionDocument, {
    summary: 'Solve a question; answers are verified independently',
    guests: true,
    body: { question: { maxLength: MAX_QUESTION } },
    variables: ({ body }) => ({ question: body['question'] }),
    result: ({ solve }) => solve,
  }),
  route('POST', `${MATHS}/check`, CheckWorkingDocument, {
    summary: 'Check working line by line',
    guests: true,
    body: { lines: { minItems: 2, maxItems: MAX_LINES, items: { type: 'string', maxLength: MAX_LINE } } },
    variables: ({ body }) => ({ lines: body['lines'] }),
    result: ({ checkWorking }) => checkWorking,
  }),
  route('POST', `${MATHS}/equivalent`, CompareAnswersDocument, {
    summary: 'Compare two answers; null if undetermined',
    guests: true,
    body: {
      a: { maxLength: MAX_LINE },
      b: { maxLength: MAX_LINE },
      kind: { default: 'statement' },
      form: { description: 'The form required of the second.' },
    },
    variables: ({ body }) => ({
      a: body['a'],
      b: body['b'],
      kind: body['kind'] ?? 'STATEMENT',
      form: body['form'],
    }),
    result: ({ equivalent }) => equivalent,
  }),
  ...chatRoutes,
  ...uploadRoutes,
];
