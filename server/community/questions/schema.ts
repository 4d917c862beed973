import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { builder } from '../../graph/builder.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { listOf, partsOf, PRICE, USUAL_LENGTH } from '../../graph/cost/price.ts';
import { hasRoomFor, takeRoomFor } from '../../graph/cost/response-size.ts';
import { Language, PAGE, VoteType } from '../../graph/shared-types.ts';
import { highlight, type TextPart as TextPartShape } from '../../text/highlight.ts';
import type { Actor } from '../../core/context.ts';
import type { QuestionStatus } from '../../database/client/client.ts';
import { refusalToEdit, refusalToVote } from '../posts/policy.ts';
import { standingOf } from '../reputation/standing.ts';
import { voteType } from '../votes/rules.ts';
import { asTyped } from '../../text/markdown/render.ts';
import { storedOf, storedTitle } from '../../text/markdown/stored.ts';
import { question } from '../posts/find.ts';
import { questions } from './operations/lists.ts';
import { searchQuestions, similarTo } from './operations/search-questions.ts';
import { refusalToAccept, refusalToClose, refusalToDelete, THANKED } from './policy.ts';
import { CloseReason, Sort, Status } from './vocabulary.ts';

const TextPart = builder.objectRef<TextPartShape>('TextPart').implement({
  description: 'A piece of text that matches what was looked for, or does not.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it stands in the text.' }),
    match: t.exposeBoolean('match', { description: 'Whether it matches.' }),
  }),
});

const Question = builder.prismaObject('Question', {
  description: 'A question to the community.',
  interfaces: [Node],
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'Plain text that may hold formulas between dollar signs.',
    }),
    titlePage: t.string({
      nullable: true,
      description:
        'The title as this product’s pages show it: safe HTML for the style sheet of KaTeX. Null where it is plain text, until it was rendered, and where an answer holds too much of it.',
      select: { title: true, rendering: { select: { renderer: true, title: true } } },
      resolve: ({ title, rendering }, _args, ctx, info) => {
        const html = storedTitle(title, rendering);
        return html !== null && hasRoomFor(info, ctx, html) ? html : null;
      },
    }),
    body: t.string({
      description: 'Markdown with LaTeX.',
      complexity: { field: 1, multiplier: 1 },
      select: { body: true },
      resolve: ({ body }, _args, ctx, info) => takeRoomFor(info, ctx, body),
    }),
    bodyHtml: t.string({
      description:
        'The body as safe HTML, formulas as MathML; as it was typed where an answer holds too much of it.',
      complexity: { field: 5, multiplier: 1 },
      select: { body: true, rendering: { select: { renderer: true, html: true } } },
      resolve: ({ body, rendering }, _args, ctx, info) => {
        const html = storedOf('html', rendering, body);
        return hasRoomFor(info, ctx, html) ? html : takeRoomFor(info, ctx, asTyped(body).html);
      },
    }),
    bodyPage: t.string({
      nullable: true,
      description:
        'The body as this product’s pages show it: safe HTML for the style sheet of KaTeX. Null until it was rendered, and where an answer holds too much of it.',
      complexity: { field: 5, multiplier: 1 },
      select: { rendering: { select: { renderer: true, page: true } } },
      resolve: ({ rendering }, _args, ctx, info) =>
        rendering && rendering.renderer > 0 && hasRoomFor(info, ctx, rendering.page) ? rendering.page : null,
    }),
    excerpt: t.string({
      description: 'The beginning of the body without its markup.',
      select: { body: true, rendering: { select: { renderer: true, excerpt: true } } },
      resolve: ({ body, rendering }) => storedOf('excerpt', rendering, body),
    }),
    highlights: t.field({
      type: [TextPart],
      description:
        'The piece of the body around its first match with these words, of which 200 characters are read.',
      complexity: partsOf(USUAL_LENGTH, 25),
      select: { body: true, rendering: { select: { renderer: true, text: true } } },
      args: { query: t.arg.string({ required: true, description: 'The words.' }) },
      resolve: ({ body, rendering }, { query }) => highlight(storedOf('text', rendering, body), query),
    }),
    similar: t.prismaField({
      type: ['Question'],
      description: 'Up to five other questions of the subject with words in common.',
      complexity: listOf(5, 2 * PRICE.query),
      select: { id: true, title: true, subjectCode: true },
      resolve: (selection, row, _args, ctx) => similarTo(ctx, row, selection),
    }),
    language: t.expose('language', { type: Language, description: 'The language it is written in.' }),
    subject: t.relation('subject', { description: 'The subject it belongs to.' }),
    subjectCode: t.exposeString('subjectCode', { description: 'The syllabus code, such as `9709`.' }),
    paper: t.exposeString('paper', {
      nullable: true,
      description: 'Code of the paper it belongs to, such as `p1`.',
    }),
    topic: t.exposeString('topic', { nullable: true, description: 'Slug of the topic it belongs to.' }),
    tags: t.exposeStringList('tags', { description: 'The subject’s own tag stands first.' }),
    author: t.relation('author', { description: 'Who asked it.' }),
    status: t.expose('status', { type: Status, description: 'Whether it takes answers.' }),
    closeReason: t.expose('closeReason', {
      type: CloseReason,
      nullable: true,
      description: 'Why it is closed; null where it is not.',
    }),
    duplicateOf: t.relation('duplicateOf', {
      nullable: true,
      description: 'The question that this one repeats.',
    }),
    score: t.exposeInt('score', { description: 'Votes up less votes down.' }),
    up: t.exposeInt('up', { description: 'Votes up.' }),
    down: t.exposeInt('down', { description: 'Votes down.' }),
    answerCount: t.exposeInt('answerCount', { description: 'Answers that it has.' }),
    viewCount: t.exposeInt('viewCount', { description: 'People who looked, each once a day.' }),
    acceptedAnswerId: t.exposeID('acceptedAnswerId', {
      nullable: true,
      description: 'Id of the accepted answer; null when none is.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts edits; pass it as `expectedVersion` when editing.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last edited; null when it never was.',
    }),
    activeAt: t.expose('activeAt', {
      type: 'DateTime',
      description: 'When it was last asked, answered or edited.',
    }),
    viewer: t.field({
      type: QuestionViewer,
      nullable: true,
      description: 'What the reader did and may do here; null when nobody is signed in, and in live events.',
      select: (_args, ctx) =>
        ctx.live || !ctx.actor
          ? {}
          : {
              votes: { where: { voterId: ctx.actor.id }, take: 1 },
              answers: { where: THANKED, take: 1, select: { id: true } },
            },
      resolve: (row, _args, { actor }) => ('votes' in row && actor ? { ...row, reader: actor } : null),
    }),
  }),
});

interface ViewedQuestion {
  reader: Actor;
  authorId: string;
  activeAt: Date;
  status: QuestionStatus;
  votes: { value: number }[];
  /** One of those that somebody was thanked for. */
  answers: { id: string }[];
}

const QuestionViewer = builder.objectRef<ViewedQuestion>('QuestionViewer').implement({
  description: 'What the reader did with a question and may do with it.',
  fields: (t) => ({
    vote: t.field({
      type: VoteType,
      nullable: true,
      description: 'The reader’s own vote; null when there is none.',
      resolve: ({ votes }) => voteType(votes[0]?.value),
    }),
    canVote: t.boolean({
      description: 'False for one’s own, and where it is locked; voting may still need reputation.',
      resolve: (row) => refusalToVote(row.reader, row, row) === null,
    }),
    canEdit: t.boolean({
      description: 'Whether the reader may edit it.',
      resolve: (row) => refusalToEdit(row.reader, row) === null,
    }),
    canDelete: t.boolean({
      description:
        'Whether the reader may delete it: their own as long as nobody was thanked for answering it.',
      resolve: (row) => refusalToDelete(row.reader, row, row.answers) === null,
    }),
    canAccept: t.boolean({
      description: 'Whether the reader may accept one of its answers.',
      resolve: (row, _args, ctx) => refusalToAccept(row.reader, row, ctx.now()) === null,
    }),
    canClose: t.boolean({
      description: 'Whether the reader may close or reopen it.',
      resolve: async (row, _args, ctx) => refusalToClose(await standingOf(ctx, row.reader), row) === null,
    }),
  }),
});

findableAsNode('question', 'Question', (ctx, id, selection) => question(ctx, { id }, selection));

const QuestionConnection = connectionOf('Question', Question, 'A page of questions.');

const Filter = builder.inputType('QuestionFilter', {
  description: 'Which questions a list holds; what is left out does not matter.',
  fields: (t) => ({
    subjectCode: t.string({ description: 'The syllabus code, such as `9709`.' }),
    paper: t.string({ description: 'Code of a paper, such as `p1`.' }),
    topic: t.string({ description: 'Slug of a topic.' }),
    tag: t.string({ description: 'A tag that they have.' }),
    authorId: t.id({ description: 'Id of whoever asked.' }),
    status: t.field({ type: Status, description: 'Whether they take answers.' }),
    unanswered: t.boolean({ description: 'Only those that nobody answered yet.' }),
    language: t.field({ type: Language, description: 'The language they are written in.' }),
    since: t.field({ type: 'DateTime', description: 'Only those asked from this moment on.' }),
  }),
});

builder.queryFields((t) => ({
  question: t.prismaField({
    type: Question,
    nullable: true,
    description: 'One question; null when there is none that this reader may see.',
    args: { id: t.arg.id({ required: true, description: 'Id of the question.' }) },
    resolve: (selection, _root, args, ctx) => question(ctx, args, selection),
  }),
  questions: t.field({
    type: QuestionConnection,
    description: 'Questions. Sorted by votes or activity a row may come twice while it moves.',
    complexity: connectionCost,
    args: {
      filter: t.arg({ type: Filter, description: 'Which of them; all unless said.' }),
      sort: t.arg({ type: Sort, defaultValue: 'NEWEST', description: 'Their order.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, { filter, sort, ...page }, ctx, info) =>
      questions(ctx, { filter: filter ?? {}, sort: sort ?? 'NEWEST', ...page }, nodeSelection(ctx, info)),
  }),
  searchQuestions: t.field({
    type: QuestionConnection,
    description: 'Questions that match some words, in English or Chinese; the best match first.',
    complexity: connectionCost,
    args: {
      query: t.arg.string({ required: true, description: 'Words, 1 to 200 characters; may hold LaTeX.' }),
      filter: t.arg({ type: Filter, description: 'Which of them; all unless said.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, { filter, ...args }, ctx, info) =>
      searchQuestions(ctx, { filter: filter ?? {}, ...args }, nodeSelection(ctx, info)),
  }),
}));
