import type { Revision as Row } from '../../database/client/client.ts';
import { Conflict, NotAllowed, NotFound } from '../../core/errors.ts';
import type { PageRequest } from '../../core/pagination.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { fixed, MUTATION_COST } from '../../graph/cost/price.ts';
import { chargePostText } from '../../graph/cost/response-size.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { answer, question } from '../posts/find.ts';
import { isAuthorKnown } from '../posts/policy.ts';
import { wholeBody } from '../posts/rendering/stored-text.ts';
import {
  COMPARISON_COST,
  DIFFERENCE_COST,
  differenceBetween,
  type Part,
  type PartKind,
  priceOfComparing,
  type Versions,
} from './difference.ts';
import {
  restoreRevision,
  revision,
  revisionRow,
  revisionsOf,
  revisionsPage,
  versionBefore,
} from './operations.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    Difference: Versions;
  }
}

const TextChange = builder.enumType('TextChange', {
  description: 'What became of a piece of text.',
  values: {
    SAME: { description: 'Both versions have it.' },
    ADDED: { description: 'The later version alone has it.' },
    REMOVED: { description: 'The earlier version alone has it.' },
  } satisfies Record<PartKind, object>,
});

const DifferencePart = builder.objectRef<Part>('DifferencePart').implement({
  description: 'A piece of two versions; formulas and words are never torn apart.',
  fields: (t) => ({
    change: t.field({ type: TextChange, description: 'What became of it.', resolve: ({ kind }) => kind }),
    text: t.string({
      description: 'Markdown with LaTeX.',
      resolve: ({ text }, _args, ctx, info) => chargePostText(info, ctx, text),
    }),
  }),
});

builder.objectType('Difference', {
  description: 'What one version of a post changed in the one before it.',
  fields: (t) => ({
    title: t.field({
      type: [DifferencePart],
      description: 'Of the title; empty for answers.',
      resolve: ({ before, after }) =>
        after.title === null ? [] : differenceBetween(before?.title ?? '', after.title),
    }),
    body: t.field({
      type: [DifferencePart],
      description: 'Of the body.',
      complexity: COMPARISON_COST,
      resolve: ({ before, after }, _args, ctx) => {
        const texts = [before?.body ?? '', after.body] as const;
        ctx.chargeRead(priceOfComparing(...texts));
        return differenceBetween(...texts);
      },
    }),
    tagsAdded: t.stringList({
      description: 'Tags that it put in.',
      resolve: ({ before, after }) => after.tags.filter((tag) => !before?.tags.includes(tag)),
    }),
    tagsRemoved: t.stringList({
      description: 'Tags that it took out.',
      resolve: ({ before, after }) => before?.tags.filter((tag) => !after.tags.includes(tag)) ?? [],
    }),
  }),
});

const Revision = builder.prismaObject('Revision', {
  description: 'One version of the text of a post.',
  interfaces: [Node],
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counts from 1; the newest is what the post says now.' }),
    title: t.exposeString('title', { nullable: true, description: 'The title; null for answers.' }),
    body: t.string({
      description: 'Markdown with LaTeX.',
      complexity: fixed(READ_PRICES.html),
      select: { body: true },
      ...bySql({ json: wholeBody }),
      resolve: ({ body }, _args, ctx, info) => chargePostText(info, ctx, body),
    }),
    tags: t.exposeStringList('tags', { description: 'The tags; empty for answers.' }),
    editor: t.field({
      type: 'User',
      nullable: true,
      description: 'Who wrote it; null where that was whoever asked anonymously.',
      select: (_args, _ctx, nested) => ({
        editor: nested({}),
        question: { select: { authorId: true, anonymous: true } },
      }),
      resolve: ({ editor, question: asked }, _args, { actor }) =>
        editor.id === asked?.authorId && !isAuthorKnown(actor, asked) ? null : editor,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    difference: t.field({
      type: 'Difference',
      description: 'What it changed in the version before; of the first, all of it was added.',
      complexity: DIFFERENCE_COST,
      select: {
        id: true,
        questionId: true,
        answerId: true,
        number: true,
        title: true,
        body: true,
        tags: true,
      },
      resolve: async (row, _args, ctx) => ({ before: await versionBefore(ctx, row as Row), after: row }),
    }),
  }),
});

findableAsNode('revision', 'Revision', {
  find: (ctx, id, selection) => revision(ctx, { id }, selection),
  row: revisionRow,
});

const RevisionConnection = connectionOf('Revision', Revision, 'A page of the versions of a post.');
const args = { first: PAGE.first, after: PAGE.after };
const DESCRIPTION = 'Its versions, the newest first; none before its first edit.';

builder.prismaObjectField('Question', 'revisions', (t) =>
  t.field({
    type: RevisionConnection,
    description: DESCRIPTION,
    complexity: connectionCost,
    args: { first: t.arg.int(args.first), after: t.arg.string(args.after) },
    select: { id: true },
    ...bySql({ page: (page: PageRequest) => revisionsPage(page), through: 'revisions' }),
    resolve: ({ id }, page, ctx, info) =>
      revisionsOf(ctx, { questionId: id }, page, nodeSelection(ctx, info)),
  }),
);

builder.prismaObjectField('Answer', 'revisions', (t) =>
  t.field({
    type: RevisionConnection,
    description: DESCRIPTION,
    complexity: connectionCost,
    args: { first: t.arg.int(args.first), after: t.arg.string(args.after) },
    select: { id: true },
    ...bySql({ page: (page: PageRequest) => revisionsPage(page), through: 'revisions' }),
    resolve: ({ id }, page, ctx, info) => revisionsOf(ctx, { answerId: id }, page, nodeSelection(ctx, info)),
  }),
);

/** A post after it was changed, whichever of the two it is. */
const ChangedPost = builder
  .objectRef<{ questionId: string | null; answerId: string | null }>('ChangedPost')
  .implement({
    description: 'A question or an answer after it was changed.',
    fields: (t) => ({
      question: t.prismaField({
        type: 'Question',
        nullable: true,
        description: 'The question; null where an answer was changed.',
        resolve: (selection, { questionId }, _args, ctx) =>
          questionId ? question(ctx, { id: questionId }, selection) : null,
      }),
      answer: t.prismaField({
        type: 'Answer',
        nullable: true,
        description: 'The answer; null where a question was changed.',
        resolve: (selection, { answerId }, _args, ctx) =>
          answerId ? answer(ctx, { id: answerId }, selection) : null,
      }),
    }),
  });

const RestoreRevisionInput = builder.inputType('RestoreRevisionInput', {
  description: 'A version to be restored.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the version.' }),
    expectedVersion: t.int({
      description: 'The version of the post that was read; another one is not overwritten.',
    }),
  }),
});

builder.mutationField('restoreRevision', (t) =>
  t.field({
    type: ChangedPost,
    complexity: MUTATION_COST,
    description: 'Writes an earlier version of a post once more. Who may edit the post may do so.',
    errors: { types: [...ALWAYS, NotFound, NotAllowed, Conflict] },
    args: { input: t.arg({ type: RestoreRevisionInput, required: true, description: 'The version.' }) },
    resolve: (_root, { input }, ctx) => restoreRevision(ctx, input),
  }),
);
