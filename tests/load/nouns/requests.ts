import type { Request } from 'autocannon';
import type { Voter } from '../people.ts';
import { asText } from '../servers/requests.ts';
import { clientDocuments } from '../servers/lemma.ts';
import { FILTERS, SEARCHES, SORTS } from '../community/at-size.ts';

/** What one noun of the community is asked, one request after the other. */
export interface Noun {
  name: string;
  /** The answer has this in it where it is a good one. */
  good: string;
  requests: Partial<Request>[];
  /** Kept by the server for a while: its statements are those of the first request. */
  kept?: true;
}

const documents = clientDocuments();
const SITE = `{ figures { people questions answers topics solvedRate medianMinutesToFirstAnswer activeInWeek } }`;
const ACTIVE = `query Active($range: StatsRange!) { activePeople(range: $range, first: 20) { nodes { place score user { id name } } } }`;

/** Every noun that is measured, as the client asks; signed in where it takes that. */
export function nouns(questionIds: string[], people: Voter[]): Noun[] {
  const guest = (name: string, variables: object) => ({
    ...documents.get(name, variables),
    headers: { accept: 'application/json' },
  });
  const own = (name: string, variables: object) =>
    people.map(({ token }) => documents.post(name, variables, { authorization: `Bearer ${token}` }));
  const board = (range: string) => own('Leaderboard', { range, first: 20 });
  return [
    {
      name: 'feed',
      good: '"title":"',
      requests: SORTS.flatMap((sort) => FILTERS.map((filter) => guest('CommunityPage', { filter, sort }))),
    },
    {
      name: 'question page',
      good: '"bodyPage":"',
      requests: questionIds.map((id) => guest('QuestionPage', { id, sort: 'BEST' })),
    },
    {
      name: 'search of posts',
      good: '"edges":',
      requests: SEARCHES.map((query) => guest('CommunitySearch', { query, filter: {} })),
    },
    { name: 'leaderboard, all time', good: '"rank":', requests: board('ALL_TIME') },
    { name: 'leaderboard, 30 days', good: '"rank":', requests: board('LAST_30_DAYS') },
    { name: 'notifications', good: '"titleText":', requests: own('Notifications', {}) },
    { name: 'stats of the site', good: '"questions":', requests: [asText(SITE, {})], kept: true },
    {
      name: 'stats of a person',
      good: '"votesReceived":',
      requests: people.map(({ id }) => guest('ProfileStats', { id })),
    },
    { name: 'tags', good: '"trend":', requests: [guest('TagsPage', {})] },
    { name: 'active people', good: '"place":', requests: [asText(ACTIVE, { range: 'ALL' })] },
  ];
}
