import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import type { SuggestionStatus } from '../../database/client/client.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { fixed, MUTATION_COST } from '../../graph/cost/price.ts';
import { chargePostText } from '../../graph/cost/response-size.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { Unsupported } from '../../graph/statement/sql.ts';
import { READ_PRICES, SUGGESTING } from '../../limits/table.ts';
import { isAuthorKnown } from '../posts/policy.ts';
import { POINTS, PRIVILEGES } from '../reputation/rules.ts';
import { standingOf } from '../reputation/standing.ts';
import { DIFFERENCE_COST } from '../revisions/difference.ts';
import { decideSuggestion, withdrawSuggestion } from './operations/decide-suggestion.ts';
import { suggestion, suggestions } from './operations/find.ts';
import { suggestEdit } from './operations/suggest-edit.ts';
import { maySuggest } from './decisions.ts';
import { refusalToDecide, refusalToSuggest } from './policy.ts';
import { REASON_LENGTH } from './rules.ts';

const Status = builder.enumType('SuggestionStatus', {
  description: 'What became of a suggested edit.',
  values: {
    PENDING: { description: 'It waits for somebody to decide.' },
    ACCEPTED: { description: 'It was made.' },
    REJECTED: { description: 'It was turned down, with a reason.' },
    WITHDRAWN: { description: 'Whoever suggested it took it back.' },
  } satisfies Record<SuggestionStatus, object>,
});

const POST = {
  question: { select: { authorId: true, anonymous: true, version: true } },
  answer: { select: { authorId: true, version: true } },
} as const;
const TEXTS = {
  question: { select: { title: true, body: true, tags: true } },
  answer: { select: { body: true } },
} as const;

const Suggestion = builder.prismaObject('Suggestion', {
  description: 'An edit by somebody who may not edit, before those who may.',
  interfaces: [Node],
  fields: (t) => ({
    question: t.relation('question', { nullable: true, description: 'The question that it changes.' }),
    answer: t.relation('answer', { nullable: true, description: 'The answer that it changes.' }),
    author: t.relation('author', { description: 'Who suggested it.' }),
    baseVersion: t.exposeInt('baseVersion', { description: 'The version of the post that it changes.' }),
    isOutdated: t.boolean({
      description: 'Whether the post changed since: then it cannot be accepted any more.',
      select: POST,
      resolve: ({ question, answer, baseVersion }) => (question ?? answer)!.version !== baseVersion,
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'The title as suggested; null for answers.',
    }),
    body: t.string({
      description: 'The text as suggested: Markdown with LaTeX.',
      complexity: fixed(READ_PRICES.html),
      select: { body: true },
      resolve: ({ body }, _args, ctx, info) => chargePostText(info, ctx, body),
    }),
    tags: t.exposeStringList('tags', { description: 'The tags as suggested; empty for answers.' }),
    comment: t.exposeString('comment', { description: 'Why, in the words of whoever suggests it.' }),
    status: t.field({ type: Status, description: 'What became of it.', resolve: ({ status }) => status }),
    reason: t.exposeString('decision', { nullable: true, description: 'Why it was decided so.' }),
    decider: t.field({
      type: 'User',
      nullable: true,
      description: 'Who decided; null while nobody has, and where that was whoever asked anonymously.',
      select: (_args, _ctx, nested) => ({ ...POST, decider: nested({}) }),
      resolve: ({ decider, question }, _args, { actor }) =>
        question && decider?.id === question.authorId && !isAuthorKnown(actor, question) ? null : decider,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was suggested.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null while it waits.',
    }),
    difference: t.field({
      type: 'Difference',
      description: 'What it changes in the post as it is now.',
      complexity: DIFFERENCE_COST,
      select: { ...TEXTS, title: true, body: true, tags: true },
      resolve: ({ question, answer, title, body, tags }) => ({
        before: question ?? { title: null, body: answer!.body, tags: [] },
        after: { title, body, tags },
      }),
    }),
    canDecide: t.boolean({
      description: 'Whether the reader may accept or reject it.',
      select: { ...POST, authorId: true, status: true },
      resolve: async (row, _args, ctx) =>
        ctx.actor !== null &&
        refusalToDecide(await standingOf(ctx, ctx.actor), row, (row.question ?? row.answer)!) === null,
    }),
  }),
});

findableAsNode('suggestion', 'Suggestion', {
  price: 2 * READ_PRICES.query,
  find: (ctx, id, selection) => suggestion(ctx, { id }, selection),
  // Whether somebody may see it depends on their reputation of the moment.
  row: () => {
    throw new Unsupported('Suggestion');
  },
});

const SuggestionConnection = connectionOf('Suggestion', Suggestion, 'A page of suggested edits.');

builder.queryField('suggestions', (t) =>
  t.field({
    type: SuggestionConnection,
    description: `Suggested edits that wait, the longest waiting first: for those with ${PRIVILEGES.reviewEdits} reputation. Or one’s own, the newest first.`,
    complexity: connectionCost,
    args: {
      status: t.arg({
        type: Status,
        description: 'Those that wait, unless said otherwise; of one’s own all.',
      }),
      mine: t.arg.boolean({ defaultValue: false, description: 'Only what one suggested oneself.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx, info) => suggestions(ctx, args, nodeSelection(ctx, info)),
  }),
);

builder.interfaceField('PostViewer', 'canSuggest', (t) =>
  t.boolean({
    description: 'Whether the reader may suggest an edit; not where they may edit it themselves.',
    ...bySql({ value: maySuggest }),
    resolve: async ({ reader, post }, _args, ctx) =>
      refusalToSuggest(await standingOf(ctx, reader), post, post.question) === null,
  }),
);

const SuggestEditInput = builder.inputType('SuggestEditInput', {
  description: 'An edit to be suggested; what is left out stays as it is.',
  fields: (t) => ({
    postId: t.id({ required: true, description: 'Id of a question or an answer.' }),
    expectedVersion: t.int({ description: 'The version the edit started from; another one is refused.' }),
    title: t.string({ description: 'The title, of a question.' }),
    body: t.string({ description: 'Markdown with LaTeX.' }),
    tags: t.stringList({ description: 'The tags of a question, such as `quadratics`.' }),
    comment: t.string({ description: `Why; at most ${REASON_LENGTH.max} characters.` }),
  }),
});

const DecideSuggestionInput = builder.inputType('DecideSuggestionInput', {
  description: 'A decision about a suggested edit.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the suggestion.' }),
    accepted: t.boolean({ required: true, description: 'True makes the edit, false turns it down.' }),
    reason: t.string({
      description: `Why; needed to turn it down, ${REASON_LENGTH.min} to ${REASON_LENGTH.max} characters.`,
    }),
  }),
});

const WithdrawSuggestionInput = builder.inputType('WithdrawSuggestionInput', {
  description: 'A suggestion to be taken back.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the suggestion.' }) }),
});

const ERRORS = { types: [...ALWAYS, NotFound, NotAllowed, Conflict] };

builder.mutationFields((t) => ({
  suggestEdit: t.prismaField({
    type: Suggestion,
    complexity: MUTATION_COST,
    description: `Suggests an edit of somebody else’s post, with ${PRIVILEGES.suggestEdit} reputation: at most ${SUGGESTING.member} in 24 hours, or ${SUGGESTING.newMember} for whoever is new here, and one at a time for each post.`,
    errors: ERRORS,
    args: { input: t.arg({ type: SuggestEditInput, required: true, description: 'The edit.' }) },
    resolve: (selection, _root, { input }, ctx) => suggestEdit(ctx, input, selection),
  }),
  decideSuggestion: t.prismaField({
    type: Suggestion,
    complexity: MUTATION_COST,
    description: `Accepts or rejects a suggested edit: whoever has ${PRIVILEGES.reviewEdits} reputation, or wrote the post, and did not suggest it. Whoever suggested it gains ${POINTS.editAccepted} reputation or loses ${-POINTS.editRejected}.`,
    errors: ERRORS,
    args: { input: t.arg({ type: DecideSuggestionInput, required: true, description: 'The decision.' }) },
    resolve: (selection, _root, { input }, ctx) => decideSuggestion(ctx, input, selection),
  }),
  withdrawSuggestion: t.prismaField({
    type: Suggestion,
    complexity: MUTATION_COST,
    description: 'Takes back an edit that one suggested and nobody has decided yet.',
    errors: ERRORS,
    args: { input: t.arg({ type: WithdrawSuggestionInput, required: true, description: 'The suggestion.' }) },
    resolve: (selection, _root, { input }, ctx) => withdrawSuggestion(ctx, input, selection),
  }),
}));
