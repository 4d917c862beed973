import {
  AwardBadgeDocument,
  GetBadgeDocument,
  ListAwardsDocument,
  ListBadgesDocument,
  ListHeldBadgesDocument,
} from '../operations.gen.ts';
import { page, pageOf, paging, pagingOfWhole, wholeList } from '../../protocol/parameters.ts';
import { type Route, route } from '../../protocol/route.ts';

const COMMUNITY = '/api/community';

export const badgeRoutes: Route[] = [
  route('GET', `${COMMUNITY}/badges`, ListBadgesDocument, {
    summary: 'Every badge there is',
    variables: () => ({}),
    result: ({ badges }) => wholeList(badges),
    query: pagingOfWhole,
    whole: true,
  }),
  route('POST', `${COMMUNITY}/badges/award`, AwardBadgeDocument, {
    summary: 'Award a badge by hand: for moderators and admins',
    body: 'AwardBadgeInput',
    variables: ({ body }) => ({ input: body }),
    result: ({ awardBadge }) =>
      'award' in awardBadge ? { ...awardBadge.award, isNew: awardBadge.isNew } : awardBadge,
    spread: 'award',
    status: 201,
    repeated: (given) => 'isNew' in given && given.isNew === false,
  }),
  route('GET', `${COMMUNITY}/badges/user/:id`, ListHeldBadgesDocument, {
    summary: 'The badges that somebody holds, each once',
    variables: ({ params }) => ({ id: params['id']! }),
    inside: 'badges',
    result: ({ profile }) => profile && wholeList(profile.badges),
    query: pagingOfWhole,
    whole: true,
  }),
  route('GET', `${COMMUNITY}/badges/user/:id/history`, ListAwardsDocument, {
    summary: 'Every badge that somebody was awarded, the newest first',
    query: paging(),
    variables: ({ params, query }) => ({ id: params['id']!, ...pageOf(query) }),
    result: ({ profile }) => profile && page(profile.awards),
  }),
  route('GET', `${COMMUNITY}/badges/:id`, GetBadgeDocument, {
    summary: 'One badge, by its type or its id, with its last ten awards',
    rows: ['recent'],
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ badge }) => badge && { ...badge, recent: badge.recent.nodes },
  }),
];
