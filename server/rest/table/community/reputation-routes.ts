import {
  AdjustReputationDocument,
  GetLeaderboardDocument,
  GetReputationDocument,
  ListPrivilegesDocument,
  ListReputationHistoryDocument,
} from '../operations.gen.ts';
import { page, pageOf, paging, parameter, pagingOfWhole, wholeList } from '../../protocol/parameters.ts';
import { type Parameter, type Query, type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';

const RANGES: Record<string, string> = { '7d': 'LAST_7_DAYS', '30d': 'LAST_30_DAYS', all: 'ALL_TIME' };

const RANGE: Parameter = {
  name: 'range',
  description: 'The time it is about.',
  schema: { type: 'string', enum: Object.keys(RANGES), default: 'all' },
};

const rangeIn = (query: Query) => RANGES[query.text('range')?.toLowerCase() ?? 'all'];

export const reputationRoutes: Route[] = [
  route('GET', `${COMMUNITY}/reputation`, GetReputationDocument, {
    summary: 'What somebody has earned',
    query: [parameter('user_id', 'Whose, or `me`; whoever asks by default.')],
    variables: ({ query }) => ({ userId: query.text('user_id') ?? 'me' }),
    result: ({ reputation }) => reputation,
  }),
  route('GET', `${COMMUNITY}/reputation/leaderboard`, GetLeaderboardDocument, {
    summary: 'Who earned most, with the place of whoever asks',
    query: [RANGE, parameter('subject', 'Only posts of this subject, such as 9709.'), ...paging()],
    beside: ['viewer'],
    variables: ({ query }) => ({
      range: rangeIn(query),
      subjectCode: query.text('subject'),
      ...pageOf(query),
    }),
    result: ({ leaderboard, viewer }) => page(leaderboard, { viewer }),
  }),
  route('GET', `${COMMUNITY}/reputation/privileges`, ListPrivilegesDocument, {
    summary: 'What reputation lets people do',
    variables: () => ({}),
    result: ({ privileges }) => wholeList(privileges),
    query: pagingOfWhole,
    whole: true,
  }),
  route('POST', `${COMMUNITY}/reputation/adjust`, AdjustReputationDocument, {
    summary: 'Adjust somebody’s reputation: for admins',
    body: 'AdjustReputationInput',
    variables: ({ body, idempotencyKey }) => ({
      input: { ...body, ...(idempotencyKey && { idempotencyKey }) },
    }),
    result: ({ adjustReputation }) => adjustReputation,
    status: 201,
  }),
  route('GET', `${COMMUNITY}/reputation/:id/history`, ListReputationHistoryDocument, {
    summary: 'What changed somebody’s reputation, the newest first',
    query: paging(),
    variables: ({ params, query }) => ({ id: params['id']!, ...pageOf(query) }),
    result: ({ reputation }) => reputation && page(reputation.history),
  }),
];
