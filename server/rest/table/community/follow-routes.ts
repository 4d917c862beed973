import {
  FollowQuestionDocument,
  FollowTagDocument,
  GetTagDocument,
  ListFollowedTagsDocument,
  IsFollowingQuestionDocument,
  type IsFollowingQuestionQuery,
} from '../operations.gen.ts';
import { page, pageOf, paging } from '../../protocol/parameters.ts';
import { type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';

export const followRoutes: Route[] = [
  route('GET', `${COMMUNITY}/followed-tags`, ListFollowedTagsDocument, {
    summary: 'The tags that you follow, in the order of the alphabet',
    guests: false,
    query: paging(),
    variables: ({ query }) => pageOf(query),
    result: ({ followedTags }) => page(followedTags),
  }),
  route('GET', `${COMMUNITY}/tags/:tag`, GetTagDocument, {
    summary: 'One tag',
    variables: ({ params }) => ({ tag: params['tag']! }),
    result: ({ tag }) => tag,
  }),
  route('POST', `${COMMUNITY}/questions/:id/follow`, FollowQuestionDocument, {
    summary: 'Follow a question, or follow it no more',
    body: { active: { type: 'boolean', description: 'Left out, it is turned round.' } },
    variables: ({ params, body }) => ({ questionId: params['id']!, active: body['active'] }),
    result: ({ followQuestion }) => followQuestion,
    toggles: {
      document: IsFollowingQuestionDocument,
      isActive: (data) => (data as IsFollowingQuestionQuery).question?.viewer?.following ?? false,
    },
  }),
  route('POST', `${COMMUNITY}/tags/:tag/follow`, FollowTagDocument, {
    summary: 'Follow a tag, or follow it no more',
    body: { active: { default: true } },
    variables: ({ params, body }) => ({ tag: params['tag']!, active: body['active'] ?? true }),
    result: ({ followTag }) => followTag,
  }),
];
