import {
  DeleteCommentDocument,
  EditCommentDocument,
  GetCommentDocument,
  ListAnswerCommentsDocument,
  ListQuestionCommentsDocument,
  PostCommentDocument,
} from '../operations.gen.ts';
import { page, pageOf, paging } from '../../protocol/parameters.ts';
import { type RestRequest, type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';

const posted = (kind: 'Question' | 'Answer') => ({
  name: `PostCommentOn${kind}`,
  body: 'PostCommentInput',
  inPath: 'postId',
  variables: ({ params, body, idempotencyKey }: RestRequest) => ({
    input: { ...body, postId: params['id']!, ...(idempotencyKey && { idempotencyKey }) },
  }),
  status: 201 as const,
  location: ({ id }: { id: string }) => `${COMMUNITY}/comments/${id}`,
});

const listed = {
  query: paging(),
  variables: ({ params, query }: RestRequest) => ({ id: params['id']!, ...pageOf(query) }),
};

export const commentRoutes: Route[] = [
  route('GET', `${COMMUNITY}/questions/:id/comments`, ListQuestionCommentsDocument, {
    summary: 'The comments on a question, the oldest first',
    ...listed,
    result: ({ question }) => question && page(question.comments),
  }),
  route('POST', `${COMMUNITY}/questions/:id/comments`, PostCommentDocument, {
    summary: 'Comment on a question',
    ...posted('Question'),
    result: ({ postComment }) => postComment,
  }),
  route('GET', `${COMMUNITY}/answers/:id/comments`, ListAnswerCommentsDocument, {
    summary: 'The comments on an answer, the oldest first',
    ...listed,
    result: ({ answer }) => answer && page(answer.comments),
  }),
  route('POST', `${COMMUNITY}/answers/:id/comments`, PostCommentDocument, {
    summary: 'Comment on an answer',
    ...posted('Answer'),
    result: ({ postComment }) => postComment,
  }),
  route('GET', `${COMMUNITY}/comments/:id`, GetCommentDocument, {
    summary: 'One comment',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ comment }) => comment,
  }),
  route('PUT', `${COMMUNITY}/comments/:id`, EditCommentDocument, {
    summary: 'Change a comment within five minutes',
    body: 'EditCommentInput',
    variables: ({ params, body, version }) => ({
      input: { ...body, id: params['id']!, ...(version !== null && { expectedVersion: version }) },
    }),
    result: ({ editComment }) => editComment,
    versioned: true,
  }),
  route('DELETE', `${COMMUNITY}/comments/:id`, DeleteCommentDocument, {
    summary: 'Delete a comment',
    variables: ({ params, version }) => ({ id: params['id']!, expectedVersion: version }),
    result: ({ deleteComment }) => deleteComment,
    versioned: true,
    status: 204,
  }),
];
