import type { Comment as CommentRow, User } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { fixed } from '../../graph/cost/price.ts';
import { chargeHtml, chargePostText } from '../../graph/cost/response-size.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import { sql } from '../../graph/statement/sql.ts';
import { PAGE, VoteType } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { asTyped } from '../../text/markdown/render.ts';
import { storedOf } from '../../text/markdown/stored.ts';
import type { PageRequest } from '../../core/pagination.ts';
import { storedPage, storedText, wholeBody } from '../posts/rendering/stored-text.ts';
import { standingOf } from '../reputation/standing.ts';
import { knowsAuthor, mayDelete, mayEdit, mayVote, ownVoteJson } from './decisions.ts';
import { comment, commentRow, commentsOn, commentsPage } from './operations/lists.ts';
import { isCommenterKnown, permissionsOn, refusalToVote } from './policy.ts';
import { type CommentViewer, type ViewedComment, viewerOf } from './viewer.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    Comment: CommentRow;
  }
}

type Authored = Parameters<typeof isCommenterKnown>[1];

const Viewer = builder.objectRef<CommentViewer>('CommentViewer').implement({
  description: 'What the reader did with a comment and may do with it.',
  fields: (t) => ({
    vote: t.field({
      type: VoteType,
      nullable: true,
      description: 'The reader’s own vote, which can only be up; null when there is none.',
      ...bySql({ json: ownVoteJson }),
      resolve: ({ voted }) => (voted ? 'UP' : null),
    }),
    liked: t.boolean({
      description: 'Whether the reader likes it.',
      ...bySql({ value: ({ exists }) => exists('likes', ({ actor }) => ({ userId: actor!.id })) }),
      resolve: ({ liked }) => liked,
    }),
    canVote: t.boolean({
      description: 'Whether the reader may vote it up.',
      ...bySql({ value: mayVote }),
      resolve: async ({ reader, comment, question, voted }, _args, ctx) =>
        refusalToVote(await standingOf(ctx, reader), comment, question, { up: true, before: voted }) === null,
    }),
    canEdit: t.boolean({
      description: 'Whether the reader may edit it at this moment.',
      ...bySql({ value: mayEdit }),
      resolve: ({ reader, comment, question }, _args, ctx) =>
        permissionsOn(reader, comment, question, ctx.now()).edit,
    }),
    canDelete: t.boolean({
      description: 'Whether the reader may delete it.',
      ...bySql({ value: mayDelete }),
      resolve: ({ reader, comment, question }, _args, ctx) =>
        permissionsOn(reader, comment, question, ctx.now()).delete,
    }),
  }),
});

const Comment = builder.prismaObject('Comment', {
  description: 'A short remark on a question or an answer.',
  interfaces: [Node],
  fields: (t) => ({
    body: t.string({
      description: 'Markdown with LaTeX.',
      complexity: fixed(READ_PRICES.object),
      select: { body: true },
      ...bySql({ json: wholeBody }),
      resolve: ({ body }, _args, ctx, info) => chargePostText(info, ctx, body),
    }),
    bodyHtml: t.string({
      description: 'The body as safe HTML, formulas as MathML.',
      complexity: fixed(READ_PRICES.html),
      select: { body: true, rendering: { select: { renderer: true, html: true } } },
      ...bySql({ json: (place) => storedText(place, 'html') }),
      resolve: ({ body, rendering }, _args, ctx, info) => {
        const html = storedOf('html', rendering, body);
        return chargeHtml(info, ctx, html) ? html : chargePostText(info, ctx, asTyped(body).html);
      },
    }),
    bodyPage: t.string({
      nullable: true,
      description:
        'The body as this product’s pages show it: safe HTML for the style sheet of KaTeX. Null until it was rendered, and where an answer holds too much of it.',
      complexity: fixed(READ_PRICES.html),
      select: { rendering: { select: { renderer: true, page: true } } },
      ...bySql({ json: storedPage }),
      resolve: ({ rendering }, _args, ctx, info) =>
        rendering && rendering.renderer > 0 && chargeHtml(info, ctx, rendering.page) ? rendering.page : null,
    }),
    score: t.exposeInt('score', { description: 'Votes up.' }),
    likeCount: t.exposeInt('likeCount', { description: 'People who like it.' }),
    version: t.exposeInt('version', {
      description: 'Counts edits; pass it as `expectedVersion` when editing.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last edited; null when it never was.',
    }),
    viewer: t.field({
      type: Viewer,
      nullable: true,
      description: 'What the reader did and may do here; null when nobody is signed in, and in live events.',
      ...bySql({ object: ({ ctx }) => (ctx.actor ? sql`true` : null) }),
      select: (_args, ctx) =>
        ctx.live || !ctx.actor
          ? {}
          : {
              votes: { where: { userId: ctx.actor.id }, take: 1 },
              likes: { where: { userId: ctx.actor.id }, take: 1 },
              question: { select: { authorId: true, anonymous: true, status: true } },
              answer: { select: { question: { select: { authorId: true, anonymous: true, status: true } } } },
            },
      resolve: (row, _args, ctx) => ('votes' in row ? viewerOf(row as ViewedComment, ctx.actor) : null),
    }),
  }),
});

builder.prismaObjectFields(Comment, (t) => ({
  author: t.field({
    type: 'User',
    nullable: true,
    description:
      'Who wrote it; null where it was whoever asked the question anonymously, and the reader neither is they nor staff.',
    select: (_args, _ctx, nestedSelection) => ({
      author: nestedSelection({}),
      question: { select: { authorId: true, anonymous: true, status: true } },
      answer: { select: { question: { select: { authorId: true, anonymous: true, status: true } } } },
    }),
    ...bySql({ relation: 'author', when: knowsAuthor }),
    // Live events are one for all who listen: of their own comment they leave out who must not be known.
    resolve: (row, _args, ctx) =>
      isCommenterKnown(ctx.live ? null : ctx.actor, row as Authored) ? (row.author as User | null) : null,
  }),
  question: t.relation('question', {
    nullable: true,
    description: 'The question that it is on; null where it is on an answer.',
  }),
  answer: t.relation('answer', {
    nullable: true,
    description: 'The answer that it is on; null where it is on a question.',
  }),
  postId: t.id({
    description: 'Id of the question or the answer that it is on.',
    select: { questionId: true, answerId: true },
    ...bySql({ value: ({ row }) => sql`coalesce(${row.column('answerId')}, ${row.column('questionId')})` }),
    resolve: ({ questionId, answerId }) => (answerId ?? questionId)!,
  }),
}));

findableAsNode('comment', 'Comment', {
  find: (ctx, id, selection) => comment(ctx, { id }, selection),
  row: commentRow,
});

const CommentConnection = connectionOf('Comment', Comment, 'A page of comments.');

const ARGS = {
  type: CommentConnection,
  description: 'The comments on it, the oldest first.',
  complexity: connectionCost,
} as const;

builder.interfaceField('Post', 'comments', (t) =>
  t.field({ ...ARGS, args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) } }),
);

const page = bySql({ page: (args: PageRequest, ctx) => commentsPage(ctx, args), through: 'comments' });

builder.prismaObjectField('Question', 'comments', (t) =>
  t.field({
    ...ARGS,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: { id: true },
    ...page,
    resolve: ({ id }, args, ctx, info) => commentsOn(ctx, { questionId: id }, args, nodeSelection(ctx, info)),
  }),
);

builder.prismaObjectField('Answer', 'comments', (t) =>
  t.field({
    ...ARGS,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: { id: true },
    ...page,
    resolve: ({ id }, args, ctx, info) => commentsOn(ctx, { answerId: id }, args, nodeSelection(ctx, info)),
  }),
);

builder.queryField('comment', (t) =>
  t.prismaField({
    type: Comment,
    nullable: true,
    description: 'One comment; null when there is none that this reader may see.',
    complexity: fixed(READ_PRICES.query),
    args: { id: t.arg.id({ required: true, description: 'Id of the comment.' }) },
    ...bySql({ one: commentRow }),
    resolve: (selection, _root, args, ctx) => comment(ctx, args, selection),
  }),
);
