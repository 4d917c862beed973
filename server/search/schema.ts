import { Invalid, RateLimited } from '../core/errors.ts';
import { builder } from '../graph/builder.ts';
import { CHARGED_ABOVE, listOf, partsOf, USUAL_LENGTH } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { chargePostText } from '../graph/cost/response-size.ts';
import { BilingualText, Language } from '../graph/shared-types.ts';
import { DEFAULT_PAGE, rowsPaid } from '../core/pagination.ts';
import type { Match } from './operations/match.ts';
import { type Found, type KindFound, quickSearch, search } from './operations/search.ts';
import { BEST_OF_KIND, MAX_MATCHES, MAX_QUICK, type SearchKind } from './rules.ts';
import { MAX_QUERY } from '../text/limits.ts';

const Kind = builder.enumType('SearchKind', {
  description: 'What a search can find.',
  values: {
    SUBJECT: { description: 'A subject.' },
    TOPIC: { description: 'A topic of a subject.' },
    CARD: { description: 'A card of a topic.' },
    QUESTION: { description: 'A question of the community.' },
    ANSWER: { description: 'An answer to one of them.' },
    PERSON: { description: 'Somebody, by their name.' },
  } satisfies Record<SearchKind, object>,
});

const SearchMatch = builder.objectRef<Match>('SearchMatch').implement({
  description: 'Something that was found.',
  fields: (t) => ({
    targetId: t.exposeID('id', { description: 'Id of what was found; of a subject its code.' }),
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    title: t.expose('title', { type: BilingualText, description: 'Its title or its name.' }),
    description: t.expose('description', { type: BilingualText, description: 'How it begins.' }),
    language: t.expose('language', {
      type: Language,
      nullable: true,
      description: 'The language in which somebody wrote it; null where title and description are in both.',
    }),
    subjectCode: t.exposeString('subjectCode', {
      nullable: true,
      description: 'The syllabus code, such as `9709`; null for a person.',
    }),
    subject: t.expose('subject', {
      type: BilingualText,
      nullable: true,
      description: 'Name of the subject; null for a person.',
    }),
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
    highlights: t.field({
      type: ['TextPart'],
      description: 'The piece of a question or an answer that fits; empty for everything else.',
      complexity: partsOf(USUAL_LENGTH, READ_PRICES.highlights),
      resolve: ({ highlights }) => highlights,
    }),
    questionId: t.exposeID('questionId', {
      nullable: true,
      description: 'Id of the question that it is, or that it answers.',
    }),
    answerCount: t.exposeInt('answerCount', { nullable: true, description: 'Answers of a question.' }),
    isSolved: t.exposeBoolean('isSolved', {
      nullable: true,
      description: 'Whether a question has an accepted answer, or an answer is one.',
    }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'Address of a person’s picture; null when there is none.',
    }),
    reputation: t.exposeInt('reputation', { nullable: true, description: 'That of a person.' }),
    score: t.exposeFloat('score', { description: 'How well it fits; comparable within one search.' }),
  }),
});

const KindMatches = builder.objectRef<KindFound>('SearchKindMatches').implement({
  description: 'The best of one kind that a search found.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What they are.' }),
    matches: t.field({
      type: [SearchMatch],
      description: `At most ${BEST_OF_KIND}, the best first.`,
      complexity: CHARGED_ABOVE,
      resolve: ({ matches }) => matches,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether a search of this kind alone finds more.' }),
  }),
});

const SearchMatches = builder.objectRef<Found>('SearchMatches').implement({
  description: 'What a search found, the best first.',
  fields: (t) => ({
    matches: t.field({
      type: [SearchMatch],
      description: 'What fits, of all kinds together. What is taught keeps half of the places.',
      complexity: CHARGED_ABOVE,
      resolve: ({ matches }) => matches,
    }),
    kinds: t.field({
      type: [KindMatches],
      description: 'The best of each kind, the kind with the best match first.',
      complexity: CHARGED_ABOVE,
      resolve: ({ kinds }) => kinds,
    }),
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description: 'The search with its misspelt words mended; null where none is misspelt.',
    }),
  }),
});

builder.queryFields((t) => ({
  search: t.field({
    type: SearchMatches,
    description:
      'Topics, cards, subjects, questions, answers and people that fit some words: in English, in Chinese (traditional characters and pinyin find simplified ones), misspelt, or with formulas in whatever way they are written. Twenty times a minute, thirty for members.',
    complexity: (args) => listOf(rowsPaid(args, MAX_MATCHES), 6 * READ_PRICES.query),
    errors: { types: [Invalid, RateLimited] },
    args: {
      query: t.arg.string({ required: true, description: `1 to ${MAX_QUERY} characters.` }),
      kinds: t.arg({ type: [Kind], description: 'Only these; everything unless said.' }),
      subject: t.arg.string({ description: 'Only within the subject of this code, such as `9709`.' }),
      filter: t.arg({
        type: 'QuestionFilter',
        description: 'Which questions, and answers to which questions; an author is that of the answer.',
      }),
      first: t.arg.int({ defaultValue: DEFAULT_PAGE, description: `How many at most, 1 to ${MAX_MATCHES}.` }),
    },
    resolve: (_root, { query, kinds, subject, filter, first }, ctx) =>
      search(ctx, { query, kinds, subjectCode: subject, filter, first }),
  }),
  quickSearch: t.field({
    type: [SearchMatch],
    description: `At most ${MAX_QUICK} subjects, topics and cards for what somebody is typing; none for nothing. Costs 1 of a caller’s budget.`,
    complexity: listOf(MAX_QUICK, READ_PRICES.query),
    args: { query: t.arg.string({ required: true, description: `At most ${MAX_QUERY} characters.` }) },
    resolve: (_root, args, ctx) => quickSearch(ctx, args),
  }),
}));
