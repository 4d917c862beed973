import {
  FollowPersonDocument,
  GetProfileDocument,
  GetUserStatsDocument,
  IsFollowingPersonDocument,
  type IsFollowingPersonQuery,
  ListActivityDocument,
  ListFollowersDocument,
  ListFollowingDocument,
  RemoveAvatarDocument,
  UpdateProfileDocument,
} from '../operations.gen.ts';
import { keepAvatar, openAvatar } from '../../../uploads/operations/avatars.ts';
import { MAX_FILE } from '../../../uploads/rules.ts';
import { page, pageOf, paging } from '../../protocol/parameters.ts';
import { readBody } from '../../protocol/present.ts';
import { file, type RestRequest, type Route, route, upload } from '../../protocol/route.ts';

const PROFILES = '/api/community/profiles';
const MB = 1024 * 1024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Connection {
  nodes: readonly object[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount?: number;
}

/** A list of somebody’s, where they show it. */
const pageOrRefusal = (list: Connection | { code: string }) => ('nodes' in list ? page(list) : list);

const listed = {
  query: paging(),
  variables: ({ params, query }: RestRequest) => ({ id: params['id']!, ...pageOf(query) }),
};

export const profileRoutes: Route[] = [
  upload(`${PROFILES}/me/avatar`, {
    name: 'KeepAvatar',
    summary: `Upload your picture, of at most ${MAX_FILE / MB} MB; a small square of its middle is kept`,
    async receive(context, arriving) {
      const { id, url, name, contentType, size } = await keepAvatar(context, arriving);
      return { id, url, name, contentType, size };
    },
    component: 'Attachment',
    isRepeatable: true,
    refusals: [403, 409, 413, 415, 422, 507],
  }),
  file('/api/avatars/:id', {
    name: 'GetAvatar',
    summary: 'Somebody’s picture; it never changes under its address',
    guests: true,
    open: openAvatar,
    refusals: [404],
  }),
  route('GET', `${PROFILES}/:id`, GetProfileDocument, {
    summary: 'One person; `me` is whoever asks',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ profile }) => profile,
  }),
  route('PUT', `${PROFILES}/:id`, UpdateProfileDocument, {
    summary: 'Change a profile, in whole or in part',
    body: 'UpdateProfileInput',
    inPath: 'userId',
    variables: ({ params, body: { privacy, ...body } }) => ({
      input: { ...body, ...(isObject(privacy) && { privacy: readBody(privacy) }), userId: params['id']! },
    }),
    result: ({ updateProfile }) => updateProfile,
  }),
  route('DELETE', `${PROFILES}/:id/avatar`, RemoveAvatarDocument, {
    summary: 'Take a person’s picture away',
    variables: ({ params }) => ({ userId: params['id']! }),
    result: ({ removeAvatar }) => removeAvatar,
    status: 204,
  }),
  route('GET', `${PROFILES}/:id/stats`, GetUserStatsDocument, {
    summary: 'What somebody has done so far',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ profile }) => profile && profile.stats,
    inside: 'stats',
  }),
  route('GET', `${PROFILES}/:id/activity`, ListActivityDocument, {
    summary: 'What somebody did, the latest first',
    ...listed,
    result: ({ profile }) => profile && pageOrRefusal(profile.activity),
    inside: 'activity',
  }),
  route('GET', `${PROFILES}/:id/following`, ListFollowingDocument, {
    summary: 'Whom somebody follows, the latest first',
    ...listed,
    result: ({ profile }) => profile && pageOrRefusal(profile.following),
    inside: 'following',
  }),
  route('GET', `${PROFILES}/:id/followers`, ListFollowersDocument, {
    summary: 'Who follows somebody, the latest first',
    ...listed,
    result: ({ profile }) => profile && pageOrRefusal(profile.followers),
    inside: 'followers',
  }),
  route('POST', `${PROFILES}/:id/follow`, FollowPersonDocument, {
    summary: 'Follow somebody, or follow them no more',
    body: { active: { type: 'boolean', description: 'Left out, it is turned round.' } },
    variables: ({ params, body }) => ({ userId: params['id']!, active: body['active'] }),
    result: ({ followPerson }) =>
      'followerCount' in followPerson
        ? { following: followPerson.viewer?.following ?? false, followerCount: followPerson.followerCount }
        : followPerson,
    described: {
      id: null,
      viewer: null,
      following: { type: 'boolean', description: 'Whether the caller follows them.' },
    },
    toggles: {
      document: IsFollowingPersonDocument,
      isActive: (data) => (data as IsFollowingPersonQuery).profile?.viewer?.following ?? false,
    },
  }),
];
