import { requireActor } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/errors.ts';
import { type PageRequest, rowsPaid } from '../../core/pagination.ts';
import { paced } from '../../core/pubsub/pubsub.ts';
import { ALWAYS, builder } from '../../graph/builder.ts';
import { connectionOf, nodeSelection } from '../../graph/connection.ts';
import { EVENTS_ARE_PAID } from '../../graph/cost/pay.ts';
import { fixed, listOf, MUTATION_COST } from '../../graph/cost/price.ts';
import { chargePostText } from '../../graph/cost/response-size.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { Deleted, Language, PAGE } from '../../graph/shared-types.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { deleteDraft, draft, draftAt, draftRow, drafts, saveDraft } from './operations.ts';
import { draftChannel, type DraftEvent } from './events.ts';
import { lastPosted, type PostedText } from './posted.ts';
import { type DraftContent, MAX_DRAFTS } from './rules.ts';

/** What was saved before a draft had all of these lacks the later ones. */
const LATER = { subjectCode: null, language: null, anonymous: false, aiGenerated: false };

const contentOf = ({ content }: { content: unknown }): DraftContent => ({
  ...LATER,
  ...(content as DraftContent),
});

const Draft = builder.prismaObject('Draft', {
  description: 'What somebody is writing, so that another device of theirs can go on with it.',
  interfaces: [Node],
  select: { id: true, content: true },
  fields: (t) => ({
    key: t.exposeString('place', {
      description: 'Where it is written, such as `ask/9709` or `answer/` and the id of a question.',
    }),
    title: t.string({
      description: 'The title, empty where there is none.',
      resolve: (row) => contentOf(row).title,
    }),
    body: t.string({
      description: 'The text.',
      complexity: fixed(READ_PRICES.object),
      resolve: (row, _args, ctx, info) => chargePostText(info, ctx, contentOf(row).body),
    }),
    tags: t.stringList({
      description: 'Tags of a question, such as `quadratics`.',
      resolve: (row) => contentOf(row).tags,
    }),
    paper: t.string({
      nullable: true,
      description: 'Code of the paper that was chosen.',
      resolve: (row) => contentOf(row).paper,
    }),
    topic: t.string({
      nullable: true,
      description: 'Slug of the topic that was chosen.',
      resolve: (row) => contentOf(row).topic,
    }),
    subjectCode: t.string({
      nullable: true,
      description: 'Code of the subject that was chosen, such as `9709`.',
      resolve: (row) => contentOf(row).subjectCode,
    }),
    language: t.field({
      type: Language,
      nullable: true,
      description: 'The language that was chosen.',
      resolve: (row) => contentOf(row).language,
    }),
    anonymous: t.boolean({
      description: 'Whether a question is to be asked without its author’s name.',
      resolve: (row) => contentOf(row).anonymous,
    }),
    aiGenerated: t.boolean({
      description: 'Whether an answer is said to be written by an AI.',
      resolve: (row) => contentOf(row).aiGenerated,
    }),
    version: t.exposeInt('version', { description: 'Pass it as `expectedVersion` when saving.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last saved.' }),
  }),
});

/** It is read with its text, whatever is selected of it. */
const DRAFT_PRICE = READ_PRICES.query + READ_PRICES.draft;

findableAsNode('draft', 'Draft', {
  price: DRAFT_PRICE,
  find: (ctx, id, selection) => draft(ctx, { id }, selection),
  row: draftRow,
});

/** Each is read with its text, whatever is selected of it. */
const draftsCost = (request: PageRequest) => {
  const rows = Math.min(rowsPaid(request), MAX_DRAFTS);
  return listOf(rows, READ_PRICES.query + rows * READ_PRICES.draft);
};

const DraftConnection = connectionOf('Draft', Draft, 'A page of drafts.');

builder.queryFields((t) => ({
  drafts: t.field({
    type: DraftConnection,
    description: 'One’s own drafts, the last written first.',
    complexity: draftsCost,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    resolve: (_root, args, ctx, info) => drafts(ctx, args, nodeSelection(ctx, info)),
  }),
  draft: t.prismaField({
    type: Draft,
    nullable: true,
    description: 'One’s own draft at a place; null when nothing was begun there.',
    complexity: fixed(DRAFT_PRICE),
    args: {
      key: t.arg.string({ required: true, description: 'Such as `ask/9709`.' }),
    },
    resolve: (selection, _root, args, ctx) => draftAt(ctx, args, selection),
  }),
}));

const PostedTextType = builder.objectRef<PostedText>('PostedText').implement({
  description: 'What one posted from a place where drafts are kept.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The title, empty where there is none.' }),
    body: t.string({
      description: 'The text.',
      complexity: fixed(READ_PRICES.object),
      resolve: ({ body }, _args, ctx, info) => chargePostText(info, ctx, body),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was posted.' }),
  }),
});

builder.queryField('lastPosted', (t) =>
  t.field({
    type: PostedTextType,
    nullable: true,
    description:
      'What you posted last from a place, as it stands: a device that has the same text knows that it is no draft any more. Null when it is not among your newest posts.',
    complexity: fixed(READ_PRICES.query),
    args: { key: t.arg.string({ required: true, description: 'Such as `ask/question`.' }) },
    resolve: (_root, args, ctx) => lastPosted(ctx, args),
  }),
);

const DraftChange = builder.objectRef<DraftEvent>('DraftChange').implement({
  description: 'A draft was saved, or is gone.',
  fields: (t) => ({
    key: t.exposeString('place', { description: 'Where it is written.' }),
    draft: t.prismaField({
      type: Draft,
      nullable: true,
      description: 'The draft as it is now; null when it was posted or deleted.',
      complexity: fixed(READ_PRICES.query),
      resolve: (selection, { place }, _args, ctx) => draftAt(ctx, { key: place }, selection),
    }),
  }),
});

builder.subscriptionField('draftChanged', (t) =>
  t.field({
    type: DraftChange,
    description: 'Your drafts as your devices save, post or delete them.',
    extensions: EVENTS_ARE_PAID,
    subscribe: (_root, _args, ctx) => paced(ctx.events.subscribe(draftChannel(requireActor(ctx).id))),
    resolve: (event) => event as DraftEvent,
  }),
);

const SaveDraftInput = builder.inputType('SaveDraftInput', {
  description: 'A draft to be kept, whole.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Where it is written, such as `ask/9709`.' }),
    expectedVersion: t.int({
      description: 'The version that was read; left out where nothing was begun there yet.',
    }),
    title: t.string({ description: 'The title.' }),
    body: t.string({ description: 'The text.' }),
    tags: t.stringList({ description: 'Tags of a question, such as `quadratics`.' }),
    paper: t.string({ description: 'Code of a paper, such as `p1`.' }),
    topic: t.string({ description: 'Slug of a topic, such as `quadratics`.' }),
    subjectCode: t.string({ description: 'Code of a subject, such as `9709`.' }),
    language: t.field({ type: Language, description: 'The language that was chosen.' }),
    anonymous: t.boolean({ description: 'Whether a question is to be asked without its author’s name.' }),
    aiGenerated: t.boolean({ description: 'Whether an answer is said to be written by an AI.' }),
  }),
});

const DeleteDraftInput = builder.inputType('DeleteDraftInput', {
  description: 'A draft to be deleted.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of the draft.' }),
    expectedVersion: t.int({
      description: 'The version that was read: a later one is refused with EDIT_CONFLICT, and stays.',
    }),
  }),
});

builder.mutationFields((t) => ({
  saveDraft: t.prismaField({
    type: Draft,
    complexity: MUTATION_COST,
    description: `Keeps what is being written, at most ${MAX_DRAFTS} drafts. Where another device saved meanwhile it is refused with EDIT_CONFLICT.`,
    errors: { types: [...ALWAYS, Conflict] },
    args: { input: t.arg({ type: SaveDraftInput, required: true, description: 'The draft.' }) },
    resolve: (selection, _root, { input }, ctx) => saveDraft(ctx, input, selection),
  }),
  deleteDraft: t.field({
    type: Deleted,
    complexity: MUTATION_COST,
    description:
      'Deletes a draft of one’s own. What is posted needs no deletion: its draft goes as it is posted.',
    errors: { types: [...ALWAYS, NotFound, Conflict] },
    args: { input: t.arg({ type: DeleteDraftInput, required: true, description: 'The draft.' }) },
    resolve: (_root, { input }, ctx) => deleteDraft(ctx, input),
  }),
}));
