import type { User } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import { fixed } from '../../graph/cost/price.ts';
import { chargeHtml, chargePostText } from '../../graph/cost/response-size.ts';
import { Node } from '../../graph/node.ts';
import { bySql, type Declaration } from '../../graph/statement/declarations.ts';
import { VoteType } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { asTyped } from '../../text/markdown/render.ts';
import { storedOf } from '../../text/markdown/stored.ts';
import type { Context } from '../../core/context.ts';
import { standingOf } from '../reputation/standing.ts';
import { mayEdit, mayVote, ownVoteJson } from './decisions.ts';
import { refusalToVote } from './policy.ts';
import { storedPage, storedText, wholeBody } from './stored-text.ts';
import type { PostViewer } from './viewer.ts';
import { type VoteType as Vote, voteType } from './vote-type.ts';

declare module '../../graph/type-names.ts' {
  interface NamedInterfaces {
    Post: Post;
    PostViewer: PostViewer;
  }
}

/** A question or an answer as it was read, with what was selected of what belongs to it. */
interface Post {
  id: string;
  body: string;
  rendering?: Partial<Record<'html' | 'page', string>> & { renderer: number };
  author?: User;
  score: number;
  up: number;
  down: number;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
}

async function canVote({ reader, post, votes }: PostViewer, type: Vote, ctx: Context): Promise<boolean> {
  return (
    refusalToVote(await standingOf(ctx, reader), post, { type, before: voteType(votes[0]?.value) }) === null
  );
}

/** What a field reads beside the columns of its row: fields of an interface cannot say it to Pothos by `select`. */
const reads = (select: object, declaration: Declaration) => ({
  extensions: { pothosPrismaSelect: select, ...bySql(declaration).extensions },
});

builder.interfaceType('PostViewer', {
  description: 'What the reader did with a post and may do with it.',
  fields: (t) => ({
    vote: t.field({
      type: VoteType,
      nullable: true,
      description: 'The reader’s own vote; null when there is none.',
      ...bySql({ json: ownVoteJson }),
      resolve: ({ votes }) => voteType(votes[0]?.value),
    }),
    canVoteUp: t.boolean({
      description: 'Whether the reader may vote it up. How many votes a day allows does not matter here.',
      ...bySql({ value: (place) => mayVote(place, 'UP') }),
      resolve: (viewer, _args, ctx) => canVote(viewer, 'UP', ctx),
    }),
    canVoteDown: t.boolean({
      description: 'Whether the reader may vote it down. How many votes a day allows does not matter here.',
      ...bySql({ value: (place) => mayVote(place, 'DOWN') }),
      resolve: (viewer, _args, ctx) => canVote(viewer, 'DOWN', ctx),
    }),
    canEdit: t.boolean({
      description: 'Whether the reader may edit it.',
      ...bySql({ value: mayEdit }),
      resolve: ({ may }) => may.edit,
    }),
    canDelete: t.boolean({
      description:
        'Whether the reader may delete it; a question stays once somebody was thanked for answering it.',
      resolve: ({ may }) => may.delete,
    }),
  }),
});

builder.interfaceType('Post', {
  description: 'What people write to the community.',
  interfaces: [Node],
  fields: (t) => ({
    body: t.string({
      description: 'Markdown with LaTeX.',
      complexity: fixed(READ_PRICES.object),
      ...bySql({ json: wholeBody }),
      resolve: ({ body }, _args, ctx, info) => chargePostText(info, ctx, body),
    }),
    bodyHtml: t.string({
      description:
        'The body as safe HTML, formulas as MathML; as it was typed where an answer holds too much of it.',
      complexity: fixed(READ_PRICES.html),
      ...reads(
        { rendering: { select: { renderer: true, html: true } } },
        { json: (place) => storedText(place, 'html') },
      ),
      resolve: ({ body, rendering }, _args, ctx, info) => {
        const html = storedOf('html', rendering as never, body);
        return chargeHtml(info, ctx, html) ? html : chargePostText(info, ctx, asTyped(body).html);
      },
    }),
    bodyPage: t.string({
      nullable: true,
      description:
        'The body as this product’s pages show it: safe HTML for the style sheet of KaTeX. Null until it was rendered, and where an answer holds too much of it.',
      complexity: fixed(READ_PRICES.html),
      ...reads({ rendering: { select: { renderer: true, page: true } } }, { json: storedPage }),
      resolve: ({ rendering }, _args, ctx, info) =>
        rendering?.page !== undefined && rendering.renderer > 0 && chargeHtml(info, ctx, rendering.page)
          ? rendering.page
          : null,
    }),
    author: t.field({
      type: 'User',
      description: 'Who wrote it.',
      ...reads(
        (_args: object, _ctx: object, nested: (query: object) => object) => ({
          select: { author: nested({}) },
        }),
        { relation: 'author' },
      ),
      resolve: ({ author }) => author!,
    }),
    score: t.exposeInt('score', { description: 'Votes up less votes down.' }),
    up: t.exposeInt('up', { description: 'Votes up.' }),
    down: t.exposeInt('down', { description: 'Votes down.' }),
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
      type: 'PostViewer',
      nullable: true,
      description: 'What the reader did and may do here; null when nobody is signed in, and in live events.',
    }),
  }),
});
