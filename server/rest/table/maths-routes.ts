import {
  CheckWorkingDocument,
  CompareAnswersDocument,
  ReadProblemDocument,
  SolveProblemDocument,
  SolveQuestionDocument,
} from './operations.gen.ts';
import { type Route, route } from '../protocol/route.ts';
import { MAX_LINE, MAX_LINES, MAX_PART, MAX_QUESTION } from '../../text/limits.ts';

const MATHS = '/api/maths';

export const mathsRoutes: Route[] = [
  route('POST', `${MATHS}/solve`, SolveQuestionDocument, {
    summary: 'Solve a question; answers are verified independently',
    guests: true,
    body: { question: { maxLength: MAX_QUESTION } },
    variables: ({ body }) => ({ question: body['question'] }),
    result: ({ solve }) => solve,
  }),
  route('POST', `${MATHS}/read`, ReadProblemDocument, {
    summary: 'Read a question into things, facts and goals, without solving it',
    guests: true,
    body: { question: { maxLength: MAX_QUESTION } },
    variables: ({ body }) => ({ question: body['question'] }),
    result: ({ readProblem }) => readProblem,
  }),
  route('POST', `${MATHS}/solve-problem`, SolveProblemDocument, {
    summary: 'Solve a question that is given as data, as it was read or corrected',
    guests: true,
    body: { problem: {} },
    variables: ({ body }) => ({ problem: body['problem'] }),
    result: ({ solveProblem }) => solveProblem,
  }),
  route('POST', `${MATHS}/check`, CheckWorkingDocument, {
    summary: 'Check working line by line',
    guests: true,
    body: {
      lines: { minItems: 1, maxItems: MAX_LINES, items: { type: 'string', maxLength: MAX_LINE } },
      question: { maxLength: MAX_QUESTION, description: 'The question that they answer.' },
      problem: { description: 'The question as data instead, as it was read or corrected.' },
      part: { maxLength: MAX_PART, description: 'The part of it.' },
    },
    variables: ({ body }) => ({
      lines: body['lines'],
      question: body['question'],
      problem: body['problem'],
      part: body['part'],
    }),
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
];
