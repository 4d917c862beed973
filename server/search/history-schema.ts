import { queryFromInfo } from '@pothos/plugin-prisma';
import { ALWAYS, builder } from '../graph/builder.ts';
import { listOf, MUTATION_COST, partsOf } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { MAX_QUERY } from '../text/limits.ts';
import { rowsIn } from '../core/pagination.ts';
import {
  forgetSearches,
  type History,
  keepSearches,
  popular,
  recordSearch,
  searchHistory,
} from './operations/history.ts';
import { type Recommendation, recommendedTopics } from './operations/recommend.ts';
import { MAX_HISTORY, MAX_RECOMMENDED, POPULAR, RECENT, RECOMMENDED_FROM } from './rules.ts';

const SearchEntry = builder.prismaObject('SearchEntry', {
  description: 'Something that was searched for.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'As it was typed last.' }),
    count: t.exposeInt('count', { description: 'How often.' }),
    searchedAt: t.expose('searchedAt', { type: 'DateTime', description: 'When it was last.' }),
  }),
});

const within = (first: number | null | undefined) => rowsIn(first ?? MAX_HISTORY, { most: MAX_HISTORY });
const ROWS = { description: `How many at most, 1 to ${MAX_HISTORY}.`, extensions: { most: MAX_HISTORY } };

const SearchHistory = builder.objectRef<{ entries: History }>('SearchHistory').implement({
  description: `One’s own searches, the last ${MAX_HISTORY}.`,
  fields: (t) => ({
    recent: t.field({
      type: [SearchEntry],
      description: 'The latest first.',
      args: { first: t.arg.int({ defaultValue: RECENT, ...ROWS }) },
      complexity: ({ first }) => partsOf(first ?? RECENT),
      resolve: ({ entries }, { first }) => entries.slice(0, within(first)),
    }),
    popular: t.field({
      type: [SearchEntry],
      description: 'The most frequent first.',
      args: { first: t.arg.int({ defaultValue: POPULAR, ...ROWS }) },
      complexity: ({ first }) => partsOf(first ?? POPULAR),
      resolve: ({ entries }, { first }) => popular(entries).slice(0, within(first)),
    }),
  }),
});

const SearchInput = builder.inputType('SearchEntryInput', {
  description: 'A search that a device remembered.',
  fields: (t) => ({
    query: t.string({
      required: true,
      description: `As it was typed last; at most ${MAX_QUERY} characters.`,
    }),
    count: t.int({ required: true, description: 'How often.' }),
    searchedAt: t.field({ type: 'DateTime', required: true, description: 'When it was last.' }),
  }),
});

const RecommendedTopic = builder.objectRef<Recommendation>('RecommendedTopic').implement({
  description: 'A topic that fits what somebody looked for.',
  fields: (t) => ({
    topic: t.prismaField({
      type: 'Topic',
      description: 'The topic.',
      resolve: (_selection, { topic }) => topic,
    }),
    because: t.exposeString('because', {
      nullable: true,
      description: 'The search that led to it; null for where anybody may begin.',
    }),
  }),
});

builder.queryFields((t) => ({
  searchHistory: t.field({
    type: SearchHistory,
    nullable: true,
    description: 'Null when nobody is signed in.',
    resolve: async (_root, _args, ctx) => {
      const entries = await searchHistory(ctx);
      return entries && { entries };
    },
  }),
  recommendedTopics: t.field({
    type: [RecommendedTopic],
    description: `At most ${MAX_RECOMMENDED}, out of ${RECOMMENDED_FROM.recent} recent and ${RECOMMENDED_FROM.popular} popular searches: one’s own, or without any of those the given ones. Each of these costs 1 of a caller’s budget.`,
    complexity: listOf(MAX_RECOMMENDED, 2 * READ_PRICES.query),
    args: {
      recent: t.arg.stringList({ description: 'Those that a device remembered, the latest first.' }),
      popular: t.arg.stringList({ description: 'The most frequent of those first.' }),
    },
    resolve: (_root, args, ctx, info) =>
      recommendedTopics(ctx, args, queryFromInfo({ context: ctx, info, path: ['topic'] })),
  }),
}));

const RecordSearchInput = builder.inputType('RecordSearchInput', {
  description: 'A search to be remembered.',
  fields: (t) => ({ query: t.string({ required: true, description: `At most ${MAX_QUERY} characters.` }) }),
});

const KeepSearchesInput = builder.inputType('KeepSearchesInput', {
  description: 'Searches of a device.',
  fields: (t) => ({
    searches: t.field({ type: [SearchInput], required: true, description: `At most ${MAX_HISTORY}.` }),
  }),
});

const ForgetSearchesInput = builder.inputType('ForgetSearchesInput', {
  description: 'What to forget.',
  fields: (t) => ({ query: t.string({ description: 'The search, however it was typed.' }) }),
});

builder.mutationFields((t) => ({
  recordSearch: t.field({
    type: SearchHistory,
    description: 'Remembers a search; a blank one is ignored.',
    complexity: MUTATION_COST,
    errors: { types: ALWAYS },
    args: {
      input: t.arg({ type: RecordSearchInput, required: true, description: 'A search to be remembered.' }),
    },
    resolve: async (_root, { input }, ctx) => ({ entries: await recordSearch(ctx, input) }),
  }),
  keepSearches: t.field({
    type: SearchHistory,
    description: 'Adds what a device remembered from before signing in; doing it again changes nothing.',
    complexity: MUTATION_COST,
    errors: { types: ALWAYS },
    args: { input: t.arg({ type: KeepSearchesInput, required: true, description: 'Searches of a device.' }) },
    resolve: async (_root, { input }, ctx) => ({ entries: await keepSearches(ctx, input) }),
  }),
  forgetSearches: t.field({
    type: SearchHistory,
    description: 'Forgets one search, or without a query all of them.',
    complexity: MUTATION_COST,
    errors: { types: ALWAYS },
    args: { input: t.arg({ type: ForgetSearchesInput, required: true, description: 'What to forget.' }) },
    resolve: async (_root, { input }, ctx) => ({ entries: await forgetSearches(ctx, input) }),
  }),
}));
