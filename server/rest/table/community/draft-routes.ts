import {
  DeleteDraftDocument,
  GetDraftDocument,
  GetLastPostedDocument,
  ListDraftsDocument,
  SaveDraftDocument,
} from '../operations.gen.ts';
import { page, pageOf, paging, parameter } from '../../protocol/parameters.ts';
import { type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';

export const draftRoutes: Route[] = [
  route('GET', `${COMMUNITY}/drafts`, ListDraftsDocument, {
    summary: 'One’s own drafts, the last written first',
    guests: false,
    query: paging(),
    variables: ({ query }) => pageOf(query),
    result: ({ drafts }) => page(drafts),
  }),
  route('GET', `${COMMUNITY}/drafts/at`, GetDraftDocument, {
    summary: 'Your draft at a place',
    guests: false,
    query: [{ ...parameter('key', 'Where it is written, such as ask/9709.'), required: true }],
    variables: ({ query }) => ({ key: query.text('key') }),
    result: ({ draft }) => draft,
  }),
  route('GET', `${COMMUNITY}/drafts/posted`, GetLastPostedDocument, {
    summary: 'What you posted last from a place',
    guests: false,
    query: [{ ...parameter('key', 'Where it was written, such as ask/question.'), required: true }],
    variables: ({ query }) => ({ key: query.text('key') }),
    result: ({ lastPosted }) => lastPosted,
  }),
  route('POST', `${COMMUNITY}/drafts`, SaveDraftDocument, {
    summary: 'Keep what is being written at a place; over what is kept there, with its ETag in If-Match',
    body: 'SaveDraftInput',
    variables: ({ body, version }) => ({
      input: { ...body, ...(version !== null && { expectedVersion: version }) },
    }),
    result: ({ saveDraft }) => saveDraft,
    versioned: true,
  }),
  route('DELETE', `${COMMUNITY}/drafts/:id`, DeleteDraftDocument, {
    summary: 'Delete a draft',
    variables: ({ params, version }) => ({ input: { id: params['id']!, expectedVersion: version } }),
    result: ({ deleteDraft }) => deleteDraft,
    versioned: true,
    status: 204,
  }),
];
