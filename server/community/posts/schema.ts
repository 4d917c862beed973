import type { HiddenReason as HiddenReasonName, User } from '../../database/client/client.ts';
import { builder } from '../../graph/builder.ts';
import { fixed } from '../../graph/cost/price.ts';
import { chargeHtml, chargePostText } from '../../graph/cost/response-size.ts';
import { Node } from '../../graph/node.ts';
import { bySql, type Declaration } from '../../graph/statement/declarations.ts';
import { sql } from '../../graph/statement/sql.ts';
import { VoteType } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { asTyped } from '../../text/markdown/render.ts';
import { renderedOf } from '../../text/markdown/stored.ts';
import type { Context } from '../../core/context.ts';
import { editShowsFrom } from './policy.ts';
import { standingOf } from '../reputation/standing.ts';
import { mayEdit, mayKnowAuthor, mayVote, ownVoteJson, shownByEdit } from './decisions.ts';
import { isAuthorKnown, refusalToVote } from './policy.ts';
import { withBody } from './rendering/body-of.ts';
import { storedPage, storedText, wholeBody } from './rendering/stored-text.ts';
import type { PostViewer } from './viewer.ts';
import { type VoteType as Vote, voteType } from './vote-type.ts';

declare module '../../graph/type-names.ts' {
  interface NamedInterfaces {
    Post: Post;
    PostViewer: PostViewer;
  }
}

const HiddenReason = builder.enumType('HiddenReason', {
  description: 'Why only the author and staff see something.',
  values: {
    REPORTS: { description: 'Several people reported it.' },
    EXAM_LEAK: { description: 'It may quote a paper that is being sat.' },
    STAFF: { description: 'A moderator decided so.' },
  } satisfies Record<HiddenReasonName, object>,
});

/** A question or an answer as it was read, with what was selected of what belongs to it. */
interface Post {
  id: string;
  /** Left out where a list was not asked for it. */
  body?: string;
  rendering?: Partial<Record<'html' | 'page', string>> & { renderer: number };
  authorId: string;
  anonymous?: boolean;
  author?: User;
  score: number;
  up: number;
  down: number;
  likeCount: number;
  bookmarkCount: number;
  commentCount: number;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
  hiddenAt: Date | null;
  hiddenReason: HiddenReasonName | null;
  hiddenTimes: number;
}

async function canVote({ reader, post, votes }: PostViewer, type: Vote, ctx: Context): Promise<boolean> {
  return (
    refusalToVote(await standingOf(ctx, reader), post, { type, before: voteType(votes[0]?.value) }) === null
  );
}

/** What the reader left on a post. */
const ownRows = ({ actor }: Context) => ({ userId: actor!.id });

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
    liked: t.boolean({
      description: 'Whether the reader likes it.',
      ...bySql({ value: ({ exists }) => exists('likes', ownRows) }),
      resolve: ({ likes }) => likes.length > 0,
    }),
    bookmarked: t.boolean({
      description: 'Whether the reader keeps a bookmark of it, which nobody else sees.',
      ...bySql({ value: ({ exists }) => exists('bookmarks', ownRows) }),
      resolve: ({ bookmarks }) => bookmarks.length > 0,
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
      complexity: fixed(READ_PRICES.html),
      ...reads({ body: true }, { json: wholeBody }),
      resolve: ({ body }, _args, ctx, info) => chargePostText(info, ctx, body!),
    }),
    bodyHtml: t.string({
      description:
        'The body as safe HTML, formulas as MathML; as it was typed where an answer holds too much of it.',
      complexity: fixed(READ_PRICES.html),
      ...reads(
        { rendering: { select: { renderer: true, html: true } } },
        { json: (place) => storedText(place, 'html') },
      ),
      resolve(post, _args, ctx, info) {
        const html = renderedOf('html', post.rendering as never);
        if (html !== null && chargeHtml(info, ctx, html)) return html;
        return withBody(ctx, post, (body) => {
          const typed = asTyped(body).html;
          return html === null && chargeHtml(info, ctx, typed) ? typed : chargePostText(info, ctx, typed);
        });
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
      nullable: true,
      description:
        'Who wrote it; null where it was asked anonymously and the reader neither did nor is staff.',
      ...reads(
        (_args: object, _ctx: object, nested: (query: object) => object) => ({
          select: { author: nested({}) },
        }),
        { relation: 'author', when: mayKnowAuthor },
      ),
      // Live events are one for all who listen.
      resolve: (post, _args, ctx) => (isAuthorKnown(ctx.live ? null : ctx.actor, post) ? post.author! : null),
    }),
    score: t.exposeInt('score', { description: 'Votes up less votes down.' }),
    up: t.exposeInt('up', { description: 'Votes up.' }),
    down: t.exposeInt('down', { description: 'Votes down.' }),
    likeCount: t.exposeInt('likeCount', { description: 'People who like it.' }),
    bookmarkCount: t.exposeInt('bookmarkCount', { description: 'People who keep a bookmark of it.' }),
    commentCount: t.exposeInt('commentCount', { description: 'Comments that it has.' }),
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

builder.interfaceFields('Post', (t) => ({
  updatedAt: t.field({
    type: 'DateTime',
    description: 'When what it says was last changed: when it was edited, or else written.',
    ...bySql({ value: ({ row }) => sql`coalesce(${row.column('editedAt')}, ${row.column('createdAt')})` }),
    resolve: ({ editedAt, createdAt }) => editedAt ?? createdAt,
  }),
  hiddenAt: t.expose('hiddenAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when only its author and staff see it; null where everybody does.',
  }),
  hiddenReason: t.expose('hiddenReason', {
    type: HiddenReason,
    nullable: true,
    description: 'Why it is hidden; null where it is not.',
  }),
  editShowsFrom: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'From when on an edit by its author shows it again; null where it is shown, or where a moderator has to decide.',
    ...reads({ hiddenAt: true, hiddenReason: true, hiddenTimes: true }, { value: shownByEdit }),
    resolve: (post) => editShowsFrom(post),
  }),
}));
