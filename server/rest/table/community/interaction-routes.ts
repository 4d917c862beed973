import {
  CastVoteDocument,
  IsBookmarkedDocument,
  type IsBookmarkedQuery,
  IsLikedDocument,
  type IsLikedQuery,
  ListInteractionsDocument,
  SetBookmarkDocument,
  SetLikeDocument,
} from '../operations.gen.ts';
import { page, pageOf, paging, parameter } from '../../protocol/parameters.ts';
import { requireTarget, type Target } from '../../protocol/read.ts';
import { type RestRequest, type Route, route } from '../../protocol/route.ts';

const INTERACTIONS = '/api/community/interactions';

const bodyOf = (kinds: readonly Target[]) => ({
  targetType: { type: 'string', enum: kinds },
  targetId: {},
  active: { type: 'boolean', description: 'Left out, it is turned round.' },
});

const setting =
  (kinds: readonly Target[]) =>
  ({ body }: RestRequest) => {
    requireTarget(body['targetType'], body['targetId'], kinds);
    return { targetId: body['targetId'], active: body['active'] };
  };

const ANY = ['question', 'answer', 'comment'] as const;
const POSTS = ['question', 'answer'] as const;

export const interactionRoutes: Route[] = [
  route('POST', `${INTERACTIONS}/like`, SetLikeDocument, {
    summary: 'Like a question, an answer or a comment, or like it no more',
    body: bodyOf(ANY),
    variables: setting(ANY),
    result: ({ setLike }) => setLike,
    toggles: {
      document: IsLikedDocument,
      isActive: (data) => {
        const node = (data as IsLikedQuery).node;
        return node && 'viewer' in node ? (node.viewer?.liked ?? false) : false;
      },
    },
  }),
  route('POST', `${INTERACTIONS}/bookmark`, SetBookmarkDocument, {
    summary: 'Keep a bookmark of a question or an answer, or keep it no more',
    body: bodyOf(POSTS),
    variables: setting(POSTS),
    result: ({ setBookmark }) => setBookmark,
    toggles: {
      document: IsBookmarkedDocument,
      isActive: (data) => {
        const node = (data as IsBookmarkedQuery).node;
        return node && 'viewer' in node ? (node.viewer?.bookmarked ?? false) : false;
      },
    },
  }),
  route('POST', `${INTERACTIONS}/vote`, CastVoteDocument, {
    summary: 'Vote on a question, an answer or a comment; `none` removes the vote',
    body: { targetType: { type: 'string', enum: ANY }, postId: {}, type: {} },
    variables: ({ body }) => {
      requireTarget(body['targetType'], body['targetId'], ANY);
      return { postId: body['targetId'], type: body['voteType'] };
    },
    result: ({ vote }) => vote,
  }),
  route('GET', `${INTERACTIONS}/user/:id`, ListInteractionsDocument, {
    summary: 'What somebody did to posts and comments; of others only likes',
    query: [parameter('type', 'Only these.', 'InteractionType'), ...paging()],
    variables: ({ params, query }) => ({
      userId: params['id']!,
      type: query.text('type'),
      ...pageOf(query),
    }),
    result: ({ interactions }) => page(interactions),
  }),
];
