import {
  DecideSuggestionDocument,
  GetSuggestionDocument,
  ListSuggestionsDocument,
  SuggestEditDocument,
  WithdrawSuggestionDocument,
} from '../operations.gen.ts';
import { REASON_LENGTH } from '../../../community/suggestions/rules.ts';
import { page, pageOf, paging, parameter } from '../../protocol/parameters.ts';
import { type Fallback, fallback, type RestRequest, type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';

/** Whoever may not edit suggests what they would write. */
export const suggestInstead: Fallback = fallback(SuggestEditDocument, {
  refusal: 'NEED_REPUTATION',
  takes: ['title', 'body', 'tags', 'comment'],
  alone: {
    comment: {
      type: ['string', 'null'],
      maxLength: REASON_LENGTH.max,
      description: 'Why, for those who decide about it where the change becomes a suggestion.',
    },
  },
  variables: ({ params, body, version }: RestRequest) => ({
    input: {
      postId: params['id']!,
      expectedVersion: version,
      title: body['title'],
      body: body['body'],
      tags: body['tags'],
      comment: body['comment'],
    },
  }),
  result: ({ suggestEdit }) => suggestEdit,
  status: 202,
});

export const suggestionRoutes: Route[] = [
  route('GET', `${COMMUNITY}/suggestions`, ListSuggestionsDocument, {
    summary: 'Suggested edits that wait, or one’s own',
    guests: false,
    query: [
      parameter('status', 'What became of them.', 'SuggestionStatus'),
      { ...parameter('mine', 'Only one’s own.'), schema: { type: 'boolean' } },
      ...paging(),
    ],
    variables: ({ query }) => ({ status: query.text('status'), mine: query.flag('mine'), ...pageOf(query) }),
    result: ({ suggestions }) => page(suggestions),
  }),
  route('GET', `${COMMUNITY}/suggestions/:id`, GetSuggestionDocument, {
    summary: 'One suggested edit, with what it changes',
    guests: false,
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ node }) => node && 'baseVersion' in node && node,
  }),
  route('POST', `${COMMUNITY}/suggestions/:id/decide`, DecideSuggestionDocument, {
    summary: 'Accept or reject a suggested edit',
    body: 'DecideSuggestionInput',
    variables: ({ params, body }) => ({ input: { ...body, id: params['id']! } }),
    result: ({ decideSuggestion }) => decideSuggestion,
  }),
  route('POST', `${COMMUNITY}/suggestions/:id/withdraw`, WithdrawSuggestionDocument, {
    summary: 'Take back an edit that one suggested',
    variables: ({ params }) => ({ input: { id: params['id']! } }),
    result: ({ withdrawSuggestion }) => withdrawSuggestion,
  }),
];
