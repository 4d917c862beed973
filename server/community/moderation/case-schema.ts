import { pipe } from 'graphql-yoga';
import { requireActor } from '../../core/context.ts';
import { Conflict, enforce, NotAllowed, NotFound } from '../../core/errors.ts';
import { paced } from '../../core/pubsub/pubsub.ts';
import { HOUR_MS } from '../../core/time.ts';
import type { CaseCause as Cause } from '../../database/client/client.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { EVENTS_ARE_PAID } from '../../graph/cost/pay.ts';
import { fixed, MUTATION_COST } from '../../graph/cost/price.ts';
import { chargeHtml } from '../../graph/cost/response-size.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { Language, PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import type { PostKind } from '../holds/hiding.ts';
import { QUEUE_CHANNEL } from '../holds/events.ts';
import { decideCase, takeCase } from './operations/decide-case.ts';
import { setHidden } from './operations/hide.ts';
import {
  caseRow,
  moderationCase,
  moderationCases,
  queueCounts,
  type WholeCase,
  WITH_TARGET,
} from './operations/lists.ts';
import { refusalToModerate } from './policy.ts';
import { DECISION_HOURS, DECISION_REASON } from './rules.ts';

declare module '../../graph/type-names.ts' {
  interface NamedEnums {
    CaseCause: Cause;
    TargetKind: Uppercase<PostKind>;
  }
  interface NamedObjects {
    ModerationCase: WholeCase;
  }
}

builder.enumType('CaseCause', {
  description: 'What brought something before the moderators.',
  values: {
    REPORTS: { description: 'Somebody reported it.' },
    LOW_SCORE: { description: 'Its score fell to −5 or below.' },
    EXAM_LEAK: { description: 'It may quote a paper that is being sat.' },
  } satisfies Record<Cause, object>,
});

builder.enumType('TargetKind', {
  description: 'What something is about.',
  values: {
    QUESTION: { description: 'A question.' },
    ANSWER: { description: 'An answer.' },
    COMMENT: { description: 'A comment.' },
  } satisfies Record<Uppercase<PostKind>, object>,
});

const SHOWN_CHARACTERS = 1000;

const postOf = ({ question, answer, comment }: WholeCase) => (comment ?? answer ?? question)!;
const questionOf = ({ question, answer, comment }: WholeCase) =>
  (question ?? answer?.question ?? comment?.question ?? comment?.answer?.question)!;

const Case = builder.prismaObject('ModerationCase', {
  include: WITH_TARGET,
  description: 'Something for moderators to decide about one post or comment. Only staff see it.',
  interfaces: [Node],
  fields: (t) => ({
    cause: t.expose('cause', { type: 'CaseCause', description: 'What brought it before the moderators.' }),
    status: t.expose('status', { type: 'CaseStatus', description: 'How far they are with it.' }),
    weight: t.exposeFloat('weight', {
      description: 'What its reporters weigh together, since it was last shown.',
    }),
    reportCount: t.int({ description: 'Reports about it.', resolve: (row) => row._count.reports }),
    targetKind: t.field({
      type: 'TargetKind',
      description: 'What it is about.',
      resolve: ({ answer, comment }) => (comment ? 'COMMENT' : answer ? 'ANSWER' : 'QUESTION'),
    }),
    targetId: t.id({ description: 'Id of what it is about.', resolve: (row) => postOf(row).id }),
    questionId: t.id({
      description: 'Id of the question, or of that it stands under.',
      resolve: (row) => questionOf(row).id,
    }),
    title: t.string({ description: 'The title of that question.', resolve: (row) => questionOf(row).title }),
    questionStatus: t.field({
      type: 'QuestionStatus',
      description: 'Whether that question takes answers.',
      resolve: (row) => questionOf(row).status,
    }),
    text: t.string({
      description: `What it says, without markup: the first ${SHOWN_CHARACTERS} characters.`,
      resolve: (row) => {
        const { rendering, body } = postOf(row);
        return [...(rendering?.text || body)].slice(0, SHOWN_CHARACTERS).join('');
      },
    }),
    textPage: t.string({
      nullable: true,
      description:
        'What it says as this product’s pages show it: safe HTML. Null until it was rendered, and where an answer holds too much of it.',
      complexity: fixed(READ_PRICES.html),
      resolve: (row, _args, ctx, info) => {
        const page = postOf(row).rendering?.page;
        return page && chargeHtml(info, ctx, page) ? page : null;
      },
    }),
    language: t.field({
      type: Language,
      description: 'The language that the question is written in.',
      resolve: (row) => questionOf(row).language,
    }),
    author: t.field({
      type: 'User',
      description: 'Who wrote it.',
      resolve: (row) => postOf(row).author,
    }),
    hiddenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is hidden; null where it is shown.',
      resolve: (row) => postOf(row).hiddenAt,
    }),
    isDeleted: t.boolean({
      description: 'Whether it was deleted meanwhile.',
      resolve: (row) => postOf(row).deletedAt !== null || questionOf(row).deletedAt !== null,
    }),
    decider: t.field({
      type: 'User',
      nullable: true,
      description: 'Who looks at it or decided it; null where nobody did.',
      resolve: ({ decider }) => decider,
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was decided so; null before.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when it waits.' }),
    dueAt: t.field({
      type: 'DateTime',
      description: `By when it should be decided: ${DECISION_HOURS} hours later.`,
      resolve: ({ createdAt }) => new Date(createdAt.getTime() + DECISION_HOURS * HOUR_MS),
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null before.',
    }),
  }),
});

findableAsNode('moderationCase', 'ModerationCase', {
  find: (ctx, id, selection) => moderationCase(ctx, { id }, selection),
  row: caseRow,
});

const Cases = connectionOf('ModerationCase', Case, 'A page of cases.');

const Filter = builder.inputType('ModerationCaseFilter', {
  description: 'Which cases a list holds; what is left out does not matter.',
  fields: (t) => ({
    status: t.field({
      type: 'CaseStatus',
      description: 'How far they are; all that are not decided unless said.',
    }),
    cause: t.field({ type: 'CaseCause', description: 'What brought them before the moderators.' }),
    subjectCode: t.string({ description: 'The syllabus code, such as `9709`.' }),
  }),
});

const Counts = builder.objectRef<{ open: number; inReview: number }>('ModerationCounts').implement({
  description: 'How much waits for moderators, each counted up to 10,000.',
  fields: (t) => ({
    open: t.exposeInt('open', { description: 'That nobody has looked at yet.' }),
    inReview: t.exposeInt('inReview', { description: 'That a moderator is looking at.' }),
  }),
});

builder.queryFields((t) => ({
  moderationCases: t.field({
    type: Cases,
    description:
      'What waits for moderators, the longest waiting first; of what was decided the newest first. For staff.',
    complexity: connectionCost,
    args: {
      filter: t.arg({ type: Filter, description: 'Which of them.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx, info) => moderationCases(ctx, args, nodeSelection(ctx, info)) as never,
  }),
  moderationCounts: t.field({
    type: Counts,
    description: 'How much waits for moderators. For staff.',
    resolve: (_root, _args, ctx) => queueCounts(ctx),
  }),
}));

builder.subscriptionField('moderationChanged', (t) =>
  t.field({
    type: Counts,
    description: 'How much waits for moderators, whenever that changes. For staff.',
    extensions: EVENTS_ARE_PAID,
    subscribe: (_root, _args, ctx) => {
      enforce(refusalToModerate(requireActor(ctx)));
      return paced(pipe(ctx.events.subscribe(QUEUE_CHANNEL)));
    },
    resolve: (_event, _args, ctx) => queueCounts(ctx),
  }),
);

const REASON = `Why, ${DECISION_REASON.min} to ${DECISION_REASON.max} characters; those concerned read it.`;
const errors = { types: [...ALWAYS, NotFound, NotAllowed, Conflict] };

const TakeCaseInput = builder.inputType('TakeCaseInput', {
  description: 'Whether the caller looks at a case.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the case.' }),
    active: t.boolean({ required: true, description: 'False gives it back.' }),
  }),
});

const DecideCaseInput = builder.inputType('DecideCaseInput', {
  description: 'A decision about a case.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the case.' }),
    uphold: t.boolean({
      required: true,
      description: 'True hides what it is about for good, false shows it again.',
    }),
    reason: t.string({ required: true, description: REASON }),
  }),
});

const SetHiddenInput = builder.inputType('SetHiddenInput', {
  description: 'Whether a post or comment is hidden.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of a question, an answer or a comment.' }),
    active: t.boolean({ required: true, description: 'True hides it, false shows it again.' }),
    reason: t.string({ required: true, description: REASON }),
  }),
});

const Changed = builder.objectRef<{ id: string }>('Moderated').implement({
  description: 'A post or comment after moderators changed how it is shown.',
  fields: (t) => ({ targetId: t.exposeID('id', { description: 'Id of the post or the comment.' }) }),
});

builder.mutationFields((t) => ({
  takeCase: t.prismaField({
    type: Case,
    complexity: MUTATION_COST,
    description: 'Tells other moderators that one is looking at a case. For staff.',
    errors,
    args: { input: t.arg({ type: TakeCaseInput, required: true, description: 'The case.' }) },
    resolve: async (selection, _root, { input }, ctx) =>
      (await moderationCase(ctx, await takeCase(ctx, input), selection))!,
  }),
  decideCase: t.prismaField({
    type: Case,
    complexity: MUTATION_COST,
    description:
      'Decides a case once, with a reason: its author and whoever reported it are told. Nobody decides about what they wrote. For staff.',
    errors,
    args: { input: t.arg({ type: DecideCaseInput, required: true, description: 'The decision.' }) },
    resolve: async (selection, _root, { input }, ctx) =>
      (await moderationCase(ctx, await decideCase(ctx, input), selection))!,
  }),
  setHidden: t.field({
    type: Changed,
    complexity: MUTATION_COST,
    description: 'Hides a post or comment at once, or shows it again. For staff.',
    errors,
    args: { input: t.arg({ type: SetHiddenInput, required: true, description: 'The change.' }) },
    resolve: (_root, { input }, ctx) => setHidden(ctx, input),
  }),
}));
