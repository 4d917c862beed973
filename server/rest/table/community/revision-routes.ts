import {
  GetRevisionDocument,
  ListAnswerRevisionsDocument,
  ListQuestionRevisionsDocument,
  RestoreRevisionDocument,
} from '../operations.gen.ts';
import { page, pageOf, paging } from '../../protocol/parameters.ts';
import { type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';

export const revisionRoutes: Route[] = [
  route('GET', `${COMMUNITY}/questions/:id/revisions`, ListQuestionRevisionsDocument, {
    summary: 'The versions of a question, the newest first',
    query: paging(),
    variables: ({ params, query }) => ({ id: params['id']!, ...pageOf(query) }),
    result: ({ question }) => question && page(question.revisions),
  }),
  route('GET', `${COMMUNITY}/answers/:id/revisions`, ListAnswerRevisionsDocument, {
    summary: 'The versions of an answer, the newest first',
    query: paging(),
    variables: ({ params, query }) => ({ id: params['id']!, ...pageOf(query) }),
    result: ({ answer }) => answer && page(answer.revisions),
  }),
  route('GET', `${COMMUNITY}/revisions/:id`, GetRevisionDocument, {
    summary: 'One version of a post, with what it changed',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ node }) => node && 'number' in node && node,
  }),
  route('POST', `${COMMUNITY}/revisions/:id/restore`, RestoreRevisionDocument, {
    summary: 'Write an earlier version of a post once more',
    body: 'RestoreRevisionInput',
    variables: ({ params, body, version }) => ({
      input: { ...body, id: params['id']!, ...(version !== null && { expectedVersion: version }) },
    }),
    result: ({ restoreRevision }) => restoreRevision,
    versioned: true,
  }),
];
