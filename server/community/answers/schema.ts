import type { Answer as AnswerRow } from '../../database/client/client.ts';
import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import type { PageRequest } from '../../core/pagination.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { fixed, MUTATION_COST } from '../../graph/cost/price.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { sql } from '../../graph/statement/sql.ts';
import { Deleted, PAGE, WORKING_CHECK } from '../../graph/shared-types.ts';
import { POSTING, READ_PRICES } from '../../limits/table.ts';
import { workingOf } from '../../maths/kept-working.ts';
import { answer, answerRow, question } from '../posts/find.ts';
import type { PostViewer } from '../posts/viewer.ts';
import { acceptAnswer } from './operations/accept-answer.ts';
import { deleteAnswer } from './operations/delete-answer.ts';
import { editAnswer } from './operations/edit-answer.ts';
import {
  type AnswersArgs,
  answersBy,
  answersOf,
  answersPage,
  answersPageBy,
  type AnswerSort,
} from './operations/lists.ts';
import { postAnswer } from './operations/post-answer.ts';
import { mayAccept, mayDelete } from './decisions.ts';
import { permissionsOn } from './policy.ts';
import { MAX_POST, written } from '../../text/limits.ts';
import { MIN_ANSWER } from './rules.ts';

const BODY = `Markdown with LaTeX, ${MIN_ANSWER} to ${written(MAX_POST)} characters.`;

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    Answer: AnswerRow;
  }
}

const Answer = builder.prismaObject('Answer', {
  description: 'An answer to a question.',
  interfaces: [Node, 'Post'],
  fields: (t) => ({
    question: t.relation('question', { description: 'The question that it answers.' }),
    questionId: t.exposeID('questionId', { description: 'Id of the question that it answers.' }),
    author: t.relation('author', { description: 'Who wrote it.' }),
    accepted: t.exposeBoolean('accepted', { description: 'Whether the asker chose it.' }),
    aiGenerated: t.exposeBoolean('aiGenerated', {
      description: 'Whether its author said that a machine wrote it.',
    }),
    check: t.field({ ...WORKING_CHECK, resolve: (row) => row }),
    working: t.field({
      type: 'CheckedWorking',
      nullable: true,
      description:
        'The working in it as the machine judged it, line by line; null when it holds none, not yet, or when it is very long.',
      // Kept with the answer: nothing is judged when it is read.
      complexity: { field: READ_PRICES.object, multiplier: 0.1 },
      select: { linesOk: true, working: true },
      ...bySql({
        kept: ({ row }) => sql`CASE WHEN ${row.column('linesOk')} <> 0 THEN ${row.column('working')} END`,
      }),
      resolve: ({ linesOk, working }) => (linesOk ? workingOf(working) : null),
    }),
    viewer: t.field({
      type: AnswerViewer,
      nullable: true,
      description: 'What the reader did and may do here; null when nobody is signed in, and in live events.',
      ...bySql({ object: ({ ctx }) => (ctx.actor ? sql`true` : null) }),
      select: (_args, ctx) =>
        ctx.live || !ctx.actor
          ? {}
          : {
              votes: { where: { voterId: ctx.actor.id }, take: 1 },
              likes: { where: { userId: ctx.actor.id }, take: 1 },
              bookmarks: { where: { userId: ctx.actor.id }, take: 1 },
              question: { select: { authorId: true, status: true, activeAt: true } },
            },
      // In live events nobody is looked at: what looks at the reader is not shared between them.
      resolve: (row, _args, ctx) =>
        'votes' in row && ctx.actor
          ? {
              reader: ctx.actor,
              post: row,
              may: permissionsOn(ctx.actor, row, ctx.now()),
              votes: row.votes,
              likes: row.likes,
              bookmarks: row.bookmarks,
            }
          : null,
    }),
  }),
});

interface ViewedAnswer extends PostViewer {
  may: ReturnType<typeof permissionsOn>;
}

const AnswerViewer = builder.objectRef<ViewedAnswer>('AnswerViewer').implement({
  description: 'What the reader did with an answer and may do with it.',
  interfaces: ['PostViewer'],
  fields: (t) => ({
    canDelete: t.boolean({
      description: 'Whether the reader may delete it.',
      ...bySql({ value: mayDelete }),
      resolve: ({ may }) => may.delete,
    }),
    canAccept: t.boolean({
      description: 'Whether the reader may accept it; the asker’s own a day after it was written.',
      ...bySql({ value: mayAccept }),
      resolve: ({ may }) => may.accept,
    }),
  }),
});

findableAsNode('answer', 'Answer', {
  find: (ctx, id, selection) => answer(ctx, { id }, selection),
  row: answerRow,
});

const AnswerConnection = connectionOf('Answer', Answer, 'A page of answers.');

const Sort = builder.enumType('AnswerSort', {
  description: 'The order of a list of answers.',
  values: {
    BEST: { description: 'The accepted one, then by score, then the oldest first.' },
    NEWEST: { description: 'The last posted first.' },
    OLDEST: { description: 'The first posted first.' },
  } satisfies Record<AnswerSort, object>,
});

builder.prismaObjectField('Question', 'answers', (t) =>
  t.field({
    type: AnswerConnection,
    description: 'Its answers.',
    complexity: connectionCost,
    args: {
      sort: t.arg({ type: Sort, defaultValue: 'BEST', description: 'Their order.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    select: { id: true },
    ...bySql({ page: (args: AnswersArgs, ctx) => answersPage(ctx, args), through: 'answers' }),
    resolve: ({ id }, args, ctx, info) =>
      answersOf(ctx, { questionId: id, ...args }, nodeSelection(ctx, info)),
  }),
);

builder.prismaObjectField('User', 'answers', (t) =>
  t.field({
    type: AnswerConnection,
    description: 'What they answered, the latest first.',
    complexity: connectionCost,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: { id: true },
    ...bySql({ page: (args: PageRequest, ctx) => answersPageBy(ctx, args), through: 'answers' }),
    resolve: ({ id }, args, ctx, info) => answersBy(ctx, { authorId: id, ...args }, nodeSelection(ctx, info)),
  }),
);

builder.queryField('answer', (t) =>
  t.prismaField({
    type: Answer,
    nullable: true,
    description: 'One answer; null when there is none that this reader may see.',
    complexity: fixed(READ_PRICES.query),
    args: { id: t.arg.id({ required: true, description: 'Id of the answer.' }) },
    ...bySql({ one: answerRow }),
    resolve: (selection, _root, args, ctx) => answer(ctx, args, selection),
  }),
);

const PostAnswerInput = builder.inputType('PostAnswerInput', {
  description: 'An answer to be posted.',
  fields: (t) => ({
    questionId: t.id({ required: true, description: 'Id of the question that it answers.' }),
    body: t.string({ required: true, description: BODY }),
    aiGenerated: t.boolean({
      defaultValue: false,
      description: 'Whether a machine wrote it; it is labelled so.',
    }),
    idempotencyKey: t.string({ description: 'Sending the same key again does nothing twice.' }),
  }),
});

const EditAnswerInput = builder.inputType('EditAnswerInput', {
  description: 'A change to an answer.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the answer.' }),
    expectedVersion: t.int({ description: 'The version the edit started from; another one is refused.' }),
    body: t.string({ required: true, description: BODY }),
    aiGenerated: t.boolean({ description: 'Whether a machine wrote it; as it was where left out.' }),
  }),
});

const DeleteAnswerInput = builder.inputType('DeleteAnswerInput', {
  description: 'An answer to be deleted.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the answer.' }),
    expectedVersion: t.int({ description: 'The version that was read; another one is not deleted.' }),
  }),
});

const AcceptAnswerInput = builder.inputType('AcceptAnswerInput', {
  description: 'An answer to be accepted, or no longer.',
  fields: (t) => ({
    answerId: t.id({ required: true, description: 'Id of the answer.' }),
    accepted: t.boolean({ defaultValue: true, description: 'False takes the acceptance back.' }),
  }),
});

const Acceptance = builder.objectRef<{ questionId: string; answerId: string }>('Acceptance').implement({
  description: 'A question and an answer of it after one was accepted or no longer is.',
  fields: (t) => ({
    question: t.prismaField({
      type: 'Question',
      nullable: true,
      description: 'Null when it was deleted meanwhile.',
      resolve: (selection, { questionId }, _args, ctx) => question(ctx, { id: questionId }, selection),
    }),
    answer: t.prismaField({
      type: Answer,
      nullable: true,
      description: 'Null when it was deleted meanwhile.',
      resolve: (selection, { answerId }, _args, ctx) => answer(ctx, { id: answerId }, selection),
    }),
  }),
});

const { newMember, member } = POSTING.answer;

builder.mutationFields((t) => ({
  postAnswer: t.prismaField({
    type: Answer,
    complexity: MUTATION_COST,
    description: `Answers an open question: at most ${member.perDay} times in 24 hours, or ${newMember.perDay} times and every ${newMember.pauseSeconds} seconds for whoever is new here.`,
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: PostAnswerInput, required: true, description: 'The answer.' }) },
    resolve: (selection, _root, { input }, ctx) => postAnswer(ctx, input, selection),
  }),
  editAnswer: t.prismaField({
    type: Answer,
    complexity: MUTATION_COST,
    description: 'One’s own answers, or anybody’s with enough reputation. Every version is kept.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: EditAnswerInput, required: true, description: 'The change.' }) },
    resolve: (selection, _root, { input }, ctx) => editAnswer(ctx, input, selection),
  }),
  deleteAnswer: t.field({
    type: Deleted,
    complexity: MUTATION_COST,
    description: 'Takes the answer away with the reputation that it gave.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: DeleteAnswerInput, required: true, description: 'The answer.' }) },
    resolve: (_root, { input }, ctx) => deleteAnswer(ctx, input),
  }),
  acceptAnswer: t.field({
    type: Acceptance,
    complexity: MUTATION_COST,
    description: 'Sets whether this is the accepted answer. Accepting another one moves the acceptance.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: AcceptAnswerInput, required: true, description: 'The answer.' }) },
    resolve: (_root, { input: { answerId, accepted } }, ctx) =>
      acceptAnswer(ctx, { answerId, accepted: accepted ?? true }),
  }),
}));
