import type { ErrorSource, ErrorType } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { chargePostText } from '../../graph/cost/response-size.ts';
import { fixed } from '../../graph/cost/price.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { isId } from '../../core/ids.ts';
import type { Context } from '../../core/context.ts';
import { ownEntry } from '../policy.ts';
import { errorEntries, errorEntry } from './operations/find.ts';

declare module '../../graph/type-names.ts' {
  interface NamedEnums {
    ErrorType: ErrorType;
    ErrorSource: Exclude<ErrorSource, 'PRACTICE'>;
  }
}

builder.enumType('ErrorType', {
  description: 'What kind of error was made.',
  values: {
    UNKNOWN: { description: 'Nobody said yet.' },
    CONCEPT: { description: 'An idea was not understood.' },
    METHOD: { description: 'Another method was needed.' },
    ALGEBRA_SLIP: { description: 'A slip in the algebra.' },
    SIGN: { description: 'A sign was lost or turned.' },
    ARITHMETIC: { description: 'A number was worked out wrongly.' },
    UNITS: { description: 'Units were wrong or missing.' },
    SIGNIFICANT_FIGURES: { description: 'The rounding was wrong.' },
    MISREAD: { description: 'The question was misread.' },
    INCOMPLETE: { description: 'Something that was asked is missing.' },
    TIME: { description: 'There was not enough time.' },
  } satisfies Record<ErrorType, object>,
});

builder.enumType('ErrorSource', {
  description: 'Where an entry came from.',
  values: {
    CHAT: { description: 'A reply of the tutor.' },
    PHOTO: { description: 'A question read from a photo.' },
    COMMUNITY: { description: 'A question or an answer of the community.' },
    MANUAL: { description: 'It was written by hand.' },
    TOPIC: { description: 'A worked example of a topic.' },
    CHECK: { description: 'A working that was checked.' },
  } satisfies Record<Exclude<ErrorSource, 'PRACTICE'>, object>,
});

const ErrorEntry = builder.prismaObject('ErrorEntry', {
  description: 'A question in somebody’s error book, private to them.',
  interfaces: [Node],
  fields: (t) => ({
    userId: t.exposeID('userId', { description: 'Id of its owner.' }),
    questionText: t.string({
      description: 'The question, as Markdown with LaTeX.',
      select: { questionText: true },
      resolve: ({ questionText }, _args, ctx, info) => chargePostText(info, ctx, questionText),
    }),
    questionLatex: t.string({
      description: 'The formula that it is about, as LaTeX; may be empty.',
      select: { questionLatex: true },
      resolve: ({ questionLatex }, _args, ctx, info) => chargePostText(info, ctx, questionLatex),
    }),
    userAnswer: t.string({
      description: 'What was answered, one line of working a line; may be empty.',
      select: { userAnswer: true },
      resolve: ({ userAnswer }, _args, ctx, info) => chargePostText(info, ctx, userAnswer),
    }),
    correctAnswer: t.string({
      description: 'What is right; may be empty.',
      select: { correctAnswer: true },
      resolve: ({ correctAnswer }, _args, ctx, info) => chargePostText(info, ctx, correctAnswer),
    }),
    errorType: t.expose('errorType', { type: 'ErrorType', description: 'What kind of error it was.' }),
    errorLine: t.exposeInt('errorLine', {
      nullable: true,
      description: 'The number of the first wrong line of the answer; null where none is known.',
    }),
    subjectCode: t.exposeString('subjectCode', {
      nullable: true,
      description: 'The syllabus code of its subject, such as `9709`.',
    }),
    paper: t.exposeString('paper', { nullable: true, description: 'Code of its paper, such as `p1`.' }),
    topicId: t.exposeID('topicId', { nullable: true, description: 'Id of its topic.' }),
    topic: t.prismaField({
      type: 'Topic',
      nullable: true,
      description: 'Its topic; null where it has none.',
      select: { topicId: true },
      resolve: (selection, { topicId }, _args, ctx) =>
        topicId === null ? null : ctx.db.topic.findUnique({ ...selection, where: { id: topicId } }),
    }),
    source: t.field({
      type: 'ErrorSource',
      description: 'Where it came from.',
      select: { source: true },
      resolve: ({ source }) => (source === 'PRACTICE' ? 'MANUAL' : source),
    }),
    sourceId: t.exposeString('sourceId', {
      nullable: true,
      description: 'Id of what it came from: a question, a conversation, a card.',
    }),
    note: t.string({
      description: 'What its owner noted, as Markdown; may be empty.',
      select: { note: true },
      resolve: ({ note }, _args, ctx, info) => chargePostText(info, ctx, note),
    }),
    tags: t.exposeStringList('tags', { description: 'Words that its owner filed it under.' }),
    reviewed: t.exposeBoolean('reviewed', { description: 'Whether it was gone through again.' }),
    reviewCount: t.exposeInt('reviewCount', { description: 'How often.' }),
    lastReviewedAt: t.expose('lastReviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When last; null where never.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

const entryRow = ({ id }: { id: string }, { actor }: Context) =>
  actor && isId('errorEntry', id) ? { model: 'ErrorEntry', where: ownEntry(actor, id) } : null;

findableAsNode('errorEntry', 'ErrorEntry', {
  find: (ctx, id, selection) => (ctx.actor ? errorEntry(ctx, { id }, selection) : Promise.resolve(null)),
  row: entryRow,
});

const ErrorEntryConnection = connectionOf('ErrorEntry', ErrorEntry, 'A page of an error book.');

const ErrorEntryFilter = builder.inputType('ErrorEntryFilter', {
  description: 'Which entries a list holds; what is left out does not matter.',
  fields: (t) => ({
    subjectCode: t.string({ description: 'The syllabus code of a subject, such as `9709`.' }),
    paper: t.string({ description: 'Code of a paper, such as `p1`.' }),
    topicId: t.id({ description: 'Id of a topic, such as `9709-p1-quadratics`.' }),
    errorType: t.field({ type: 'ErrorType', description: 'The kind of error.' }),
    source: t.field({ type: 'ErrorSource', description: 'Where they came from.' }),
    reviewed: t.boolean({ description: 'Whether they were gone through again.' }),
    tag: t.string({ description: 'A word that their owner filed them under, such as `quadratics`.' }),
  }),
});

builder.queryFields((t) => ({
  errorEntries: t.field({
    type: ErrorEntryConnection,
    description: 'Your error book, the newest entry first. Admins may read those of others, which is logged.',
    complexity: connectionCost,
    args: {
      filter: t.arg({ type: ErrorEntryFilter, description: 'Which of them; all unless said.' }),
      search: t.arg.string({ description: 'Only entries that contain this text.' }),
      userId: t.arg.id({ description: 'Id of a person, or `me`; your own unless said.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, args, ctx, info) => errorEntries(ctx, args, nodeSelection(ctx, info)),
  }),
  errorEntry: t.prismaField({
    type: ErrorEntry,
    nullable: true,
    description: 'An entry of your error book; null where there is none.',
    complexity: fixed(READ_PRICES.query),
    args: { id: t.arg.id({ required: true, description: 'Id of the entry.' }) },
    resolve: (selection, _root, args, ctx) => errorEntry(ctx, args, selection),
  }),
}));
