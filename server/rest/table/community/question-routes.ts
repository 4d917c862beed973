import {
  AskQuestionDocument,
  CloseQuestionDocument,
  DeleteQuestionDocument,
  EditQuestionDocument,
  GetQuestionDocument,
  ListDuplicatesDocument,
  ListQuestionsDocument,
  LockQuestionDocument,
  ReopenQuestionDocument,
  SearchQuestionsDocument,
  SimilarQuestionsDocument,
} from '../operations.gen.ts';
import {
  FILTERS,
  page,
  pageOf,
  paging,
  parameter,
  pagingOfWhole,
  wholeList,
} from '../../protocol/parameters.ts';
import { type Query, type Route, route } from '../../protocol/route.ts';
import { MAX_QUERY } from '../../../text/limits.ts';
import { suggestInstead } from './suggestion-routes.ts';

const QUESTIONS = '/api/community/questions';

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
  bookmarked: query.flag('bookmarked'),
  following: query.flag('following'),
});

export const questionRoutes: Route[] = [
  route('GET', `${QUESTIONS}`, ListQuestionsDocument, {
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
  route('POST', `${QUESTIONS}`, AskQuestionDocument, {
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
    location: ({ id }) => `${QUESTIONS}/${id}`,
  }),
  route('GET', `${QUESTIONS}/search`, SearchQuestionsDocument, {
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
  route('GET', `${QUESTIONS}/similar`, SimilarQuestionsDocument, {
    summary: 'Up to five questions that may be the one whose title is typed',
    query: [
      { ...parameter('title', 'The title as far as it is typed.'), required: true },
      { ...parameter('subject_code', 'The syllabus code, such as 9709.'), required: true },
      ...pagingOfWhole,
    ],
    variables: ({ query }) => ({ title: query.text('title'), subjectCode: query.text('subject_code') }),
    result: ({ similarQuestions }) => wholeList(similarQuestions),
    whole: true,
  }),
  route('GET', `${QUESTIONS}/:id`, GetQuestionDocument, {
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
  route('PUT', `${QUESTIONS}/:id`, EditQuestionDocument, {
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
    otherwise: suggestInstead,
  }),
  route('DELETE', `${QUESTIONS}/:id`, DeleteQuestionDocument, {
    summary: 'Delete a question',
    variables: ({ params, version }) => ({ input: { id: params['id']!, expectedVersion: version } }),
    result: ({ deleteQuestion }) => deleteQuestion,
    versioned: true,
    status: 204,
  }),
  route('POST', `${QUESTIONS}/:id/close`, CloseQuestionDocument, {
    summary: 'Close a question, so that it takes no more answers',
    body: 'CloseQuestionInput',
    variables: ({ params, body }) => ({ input: { ...body, id: params['id']! } }),
    result: ({ closeQuestion }) => closeQuestion,
  }),
  route('POST', `${QUESTIONS}/:id/reopen`, ReopenQuestionDocument, {
    summary: 'Open a closed question again',
    variables: ({ params }) => ({ input: { id: params['id']! } }),
    result: ({ reopenQuestion }) => reopenQuestion,
  }),
  route('POST', `${QUESTIONS}/:id/lock`, LockQuestionDocument, {
    summary: 'Lock or unlock a question',
    body: 'LockQuestionInput',
    variables: ({ params, body }) => ({
      input: { id: params['id']!, locked: body['locked'] ?? true },
    }),
    result: ({ lockQuestion }) => lockQuestion,
  }),
  route('GET', `${QUESTIONS}/:id/duplicates`, ListDuplicatesDocument, {
    summary: 'The questions that were closed because they repeat this one',
    query: paging(),
    variables: ({ params, query }) => ({ id: params['id']!, ...pageOf(query) }),
    result: ({ question }) => question && page(question.duplicates),
  }),
];
