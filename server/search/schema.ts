import { Invalid, RateLimited } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { CHARGED_ABOVE, listOf } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { chargePostText } from '../graph/cost/response-size.ts';
import { BilingualText, Language } from '../graph/shared-types.ts';
import { DEFAULT_PAGE, rowsPaid } from '../core/pagination.ts';
import type { Match } from './operations/match.ts';
import { quickSearch, search } from './operations/search.ts';
import { MAX_MATCHES, MAX_QUICK, type SearchKind } from './rules.ts';
import { MAX_QUERY } from '../text/limits.ts';

const Kind = builder.enumType('SearchKind', {
  description: 'What a search can find.',
  values: {
    SUBJECT: { description: 'A subject.' },
    TOPIC: { description: 'A topic of a subject.' },
    CARD: { description: 'A card of a topic.' },
    QUESTION: { description: 'A question of the community.' },
  } satisfies Record<SearchKind, object>,
});

const SearchMatch = builder.objectRef<Match>('SearchMatch').implement({
  description: 'Something that was found.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'That of the thing; a subject’s is its code.' }),
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    title: t.expose('title', { type: BilingualText, description: 'Its title or its name.' }),
    description: t.expose('description', { type: BilingualText, description: 'How it begins.' }),
    language: t.expose('language', {
      type: Language,
      nullable: true,
      description: 'The language in which somebody wrote it; null where title and description are in both.',
    }),
    subjectCode: t.exposeString('subjectCode', { description: 'The syllabus code, such as `9709`.' }),
    subject: t.expose('subject', { type: BilingualText, description: 'Name of the subject.' }),
    paper: t.exposeString('paper', { nullable: true, description: 'Code of the paper, where it has one.' }),
    paperTitle: t.expose('paperTitle', {
      type: BilingualText,
      nullable: true,
      description: 'Title of the paper of a topic or a card.',
    }),
    path: t.exposeString('path', { description: 'Address of its page on this site, in English.' }),
    searchableText: t.string({
      description: 'The text that was looked through, in the language that fits.',
      resolve: ({ searchableText }, _args, ctx, info) => chargePostText(info, ctx, searchableText),
    }),
    score: t.exposeFloat('score', { description: 'How well it fits; comparable within one search.' }),
  }),
});

const SearchMatches = builder.objectRef<{ matches: Match[] }>('SearchMatches').implement({
  description: 'What a search found, the best first.',
  fields: (t) => ({
    matches: t.field({
      type: [SearchMatch],
      description: 'What fits.',
      complexity: CHARGED_ABOVE,
      resolve: ({ matches }) => matches,
    }),
  }),
});

builder.queryFields((t) => ({
  search: t.field({
    type: SearchMatches,
    description:
      'Topics, cards, subjects and questions that fit some words, in English, Chinese or both, misspelt or with formulas. Twenty times a minute, thirty for members.',
    complexity: (args) => listOf(rowsPaid(args, MAX_MATCHES), 2 * READ_PRICES.query),
    errors: { types: [Invalid, RateLimited] },
    args: {
      text: t.arg.string({ required: true, description: `1 to ${MAX_QUERY} characters.` }),
      kinds: t.arg({ type: [Kind], description: 'Only these; everything unless said.' }),
      subject: t.arg.string({ description: 'Only within the subject of this code.' }),
      first: t.arg.int({ defaultValue: DEFAULT_PAGE, description: `How many at most, 1 to ${MAX_MATCHES}.` }),
    },
    resolve: async (_root, { text, kinds, subject, first }, ctx) => ({
      matches: await search(ctx, { text, kinds, subjectCode: subject, first }),
    }),
  }),
  quickSearch: t.field({
    type: [SearchMatch],
    description: `At most ${MAX_QUICK} subjects, topics and cards for what somebody is typing; none for nothing. Costs 1 of a caller’s budget.`,
    complexity: listOf(MAX_QUICK, READ_PRICES.query),
    args: { text: t.arg.string({ required: true, description: `At most ${MAX_QUERY} characters.` }) },
    resolve: (_root, args, ctx) => quickSearch(ctx, args),
  }),
}));
