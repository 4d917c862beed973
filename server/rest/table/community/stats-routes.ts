import {
  GetSiteStatsDocument,
  GetUserSeriesDocument,
  ListActivePeopleDocument,
  ListTagsDocument,
} from '../operations.gen.ts';
import { RANGES } from '../../../community/stats/rules.ts';
import { page, pageOf, paging } from '../../protocol/parameters.ts';
import { type Parameter, type Query, type Route, route } from '../../protocol/route.ts';

const STATS = '/api/community/stats';

const names = Object.values(RANGES).map(({ name }) => name);

const range = (usual: string): Parameter => ({
  name: 'range',
  description: 'Which days; today is the last of them.',
  schema: { type: 'string', enum: names, default: usual },
});

/** The graph’s word for a range. */
function rangeIn(query: Query, usual: string): string {
  const typed = query.text('range')?.toLowerCase() ?? usual;
  const known = Object.entries(RANGES).find(([, { name }]) => name === typed);
  return known ? known[0] : typed;
}

const nameOf = (word: string) =>
  names.find((_name, index) => Object.keys(RANGES)[index]!.toLowerCase() === word.toLowerCase());

export const statsRoutes: Route[] = [
  route('GET', STATS, GetSiteStatsDocument, {
    summary: 'How much is here, looked up at most once a minute',
    variables: () => ({}),
    result: ({ figures }) => figures,
  }),
  route('GET', `${STATS}/user/:id`, GetUserSeriesDocument, {
    summary: 'What somebody did day by day; for all days month by month',
    query: [range('30d')],
    inside: 'series',
    described: { range: { type: 'string', enum: names } },
    variables: ({ params, query }) => ({ id: params['id']!, range: rangeIn(query, '30d') }),
    result: ({ profile }) =>
      profile &&
      ('series' in profile.series
        ? { ...profile.series, range: nameOf(profile.series.range) }
        : profile.series),
  }),
  route('GET', `${STATS}/tags`, ListTagsDocument, {
    summary: 'The tags in use, those with the most questions first',
    query: paging(),
    variables: ({ query }) => pageOf(query),
    result: ({ popularTags }) => page(popularTags),
  }),
  route('GET', `${STATS}/active-users`, ListActivePeopleDocument, {
    summary: 'Who asked and answered most',
    query: [range('7d'), ...paging(10)],
    variables: ({ query }) => ({ range: rangeIn(query, '7d'), ...pageOf(query) }),
    result: ({ activePeople }) => page(activePeople),
  }),
];
