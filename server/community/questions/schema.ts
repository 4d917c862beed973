import type { Page } from '../../core/pagination.ts';
import type { Question as QuestionRow } from '../../database/client/client.ts';
import { connectionCost, connectionOf, nodeSelection } from '../../graph/connection.ts';
import { builder } from '../../graph/builder.ts';
import { fixed } from '../../graph/cost/price.ts';
import { findableAsNode, Node } from '../../graph/node.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import type { PageRequest } from '../../core/pagination.ts';
import { sql } from '../../graph/statement/sql.ts';
import { chargeHtml } from '../../graph/cost/response-size.ts';
import { Language, PAGE, WORKING_CHECK } from '../../graph/shared-types.ts';
import { standingOf } from '../reputation/standing.ts';
import { asTyped } from '../../text/markdown/render.ts';
import { renderedOf, storedTitle } from '../../text/markdown/stored.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import { question, questionRow } from '../posts/find.ts';
import { visibleAnswersOfQuestion } from '../posts/policy.ts';
import { withBody } from '../posts/rendering/body-of.ts';
import { storedText, storedTitlePage } from '../posts/rendering/stored-text.ts';
import type { PostViewer } from '../posts/viewer.ts';
import { questions, type QuestionsArgs, questionsPage } from './operations/lists.ts';
import { searchQuestions } from './operations/search-questions.ts';
import { mayChoose, mayClose, mayDelete, mayInvite, mayLock } from './decisions.ts';
import { permissionsOn, refusalToClose, refusalToInvite, refusalToLock, THANKED } from './policy.ts';

declare module '../../graph/type-names.ts' {
  interface NamedObjects {
    QuestionConnection: Page<QuestionRow>;
    Question: QuestionRow;
  }
}

const Question = builder.prismaObject('Question', {
  description: 'A question to the community.',
  interfaces: [Node, 'Post'],
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'Plain text that may hold formulas between dollar signs.',
    }),
    titlePage: t.string({
      nullable: true,
      description:
        'The title as this product’s pages show it: safe HTML for the style sheet of KaTeX. Null where it is plain text, until it was rendered, and where an answer holds too much of it.',
      select: { title: true, rendering: { select: { renderer: true, title: true } } },
      ...bySql({ json: storedTitlePage }),
      resolve: ({ title, rendering }, _args, ctx, info) => {
        const html = storedTitle(title, rendering);
        return html !== null && chargeHtml(info, ctx, html) ? html : null;
      },
    }),
    excerpt: t.string({
      description: 'The beginning of the body without its markup.',
      select: { id: true, rendering: { select: { renderer: true, excerpt: true } } },
      ...bySql({ json: (place) => storedText(place, 'excerpt') }),
      resolve: ({ rendering, ...post }, _args, ctx) =>
        renderedOf('excerpt', rendering) ?? withBody(ctx, post, (body) => asTyped(body).excerpt),
    }),
    language: t.expose('language', { type: Language, description: 'The language it is written in.' }),
    subject: t.relation('subject', { description: 'The subject it belongs to.' }),
    subjectCode: t.exposeString('subjectCode', { description: 'The syllabus code, such as `9709`.' }),
    paper: t.exposeString('paper', {
      nullable: true,
      description: 'Code of the paper it belongs to, such as `p1`.',
    }),
    topicSlug: t.exposeString('topicSlug', {
      nullable: true,
      description: 'Slug of the topic it belongs to, such as `quadratics`.',
    }),
    topic: t.relation('topic', { nullable: true, description: 'The topic it belongs to.' }),
    tags: t.exposeStringList('tags', { description: 'The subject’s own tag stands first.' }),
    status: t.expose('status', { type: 'QuestionStatus', description: 'Whether it takes answers.' }),
    anonymous: t.exposeBoolean('anonymous', { description: 'Whether others are not told who asked it.' }),
    answerCount: t.exposeInt('answerCount', { description: 'Answers that it has.' }),
    viewCount: t.exposeInt('viewCount', { description: 'People who looked, each once a day.' }),
    acceptedAnswerId: t.exposeID('acceptedAnswerId', {
      nullable: true,
      description: 'Id of the accepted answer; null when none is.',
    }),
    activeAt: t.expose('activeAt', {
      type: 'DateTime',
      description: 'When it was last asked, answered or edited.',
    }),
  }),
});

builder.prismaObjectFields(Question, (t) => ({
  solved: t.exposeBoolean('solved', {
    nullable: true,
    description:
      'Whether the machine has an answer that passed its checks, as `solve` gives it; null until it looked.',
  }),
  solvedPart: t.expose('solvedPart', {
    type: 'QuestionPart',
    nullable: true,
    description: 'What of the question that is an answer to; null where there is none.',
  }),
  check: t.field({ ...WORKING_CHECK, resolve: (row) => row }),
}));

const QuestionConnection = connectionOf('Question', Question, 'A page of questions.');

builder.prismaObjectField(Question, 'viewer', (t) =>
  t.field({
    type: QuestionViewer,
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
            follows: { where: { userId: ctx.actor.id }, take: 1, select: { userId: true } },
            answers: {
              where: { ...visibleAnswersOfQuestion(ctx.actor), ...THANKED },
              take: 1,
              select: { id: true },
            },
          },
    // In live events nobody is looked at: what looks at the reader is not shared between them.
    resolve: (row, _args, ctx) =>
      'votes' in row && ctx.actor
        ? {
            reader: ctx.actor,
            post: { authorId: row.authorId, question: { status: row.status } },
            may: permissionsOn(ctx.actor, row, ctx.now()),
            votes: row.votes,
            likes: row.likes,
            bookmarks: row.bookmarks,
            follows: row.follows,
          }
        : null,
  }),
);

builder.prismaObjectField(Question, 'duplicates', (t) =>
  t.field({
    type: QuestionConnection,
    description: 'The questions that were closed because they repeat this one, the last asked first.',
    complexity: connectionCost,
    args: { first: t.arg.int(PAGE.first), after: t.arg.string(PAGE.after) },
    select: { id: true },
    ...bySql({ page: (args: PageRequest, ctx) => questionsPage(ctx, args), through: 'duplicates' }),
    resolve: ({ id }, args, ctx, info) =>
      questions(ctx, { ...args, duplicateOfId: id }, nodeSelection(ctx, info)),
  }),
);

interface ViewedQuestion extends PostViewer {
  may: ReturnType<typeof permissionsOn>;
  follows: readonly unknown[];
}

const QuestionViewer = builder.objectRef<ViewedQuestion>('QuestionViewer').implement({
  description: 'What the reader did with a question and may do with it.',
  interfaces: ['PostViewer'],
  fields: (t) => ({
    following: t.boolean({
      description: 'Whether the reader hears of new answers to it and of edits.',
      ...bySql({ value: ({ exists }) => exists('follows', ({ actor }) => ({ userId: actor!.id })) }),
      resolve: ({ follows }) => follows.length > 0,
    }),
    canDelete: t.boolean({
      description: 'Whether the reader may delete it; it stays once somebody was thanked for answering it.',
      ...bySql({ value: mayDelete }),
      resolve: ({ may }) => may.delete,
    }),
    canAccept: t.boolean({
      description:
        'Whether the reader chooses among its answers; each says with its own `canAccept` whether it can be accepted yet.',
      ...bySql({ value: mayChoose }),
      resolve: ({ may }) => may.accept,
    }),
    canLock: t.boolean({
      description: 'Whether the reader may lock or unlock it.',
      ...bySql({ value: mayLock }),
      resolve: ({ reader }) => refusalToLock(reader) === null,
    }),
    canInvite: t.boolean({
      description: 'Whether the reader may invite people to answer it.',
      ...bySql({ value: mayInvite }),
      resolve: async ({ reader, post }, _args, ctx) =>
        refusalToInvite(await standingOf(ctx, reader), post.question) === null,
    }),
    canClose: t.boolean({
      description: 'Whether the reader may close or reopen it.',
      ...bySql({ value: mayClose }),
      resolve: async ({ reader, post }, _args, ctx) =>
        refusalToClose(await standingOf(ctx, reader), post.question) === null,
    }),
  }),
});

findableAsNode('question', 'Question', {
  find: (ctx, id, selection) => question(ctx, { id }, selection),
  row: questionRow,
});

const Filter = builder.inputType('QuestionFilter', {
  description: 'Which questions a list holds; what is left out does not matter.',
  fields: (t) => ({
    subjectCode: t.string({ description: 'The syllabus code, such as `9709`.' }),
    paper: t.string({ description: 'Code of a paper, such as `p1`.' }),
    topic: t.string({ description: 'Slug of a topic, such as `quadratics`.' }),
    tag: t.string({ description: 'A tag that they have, such as `quadratics`.' }),
    authorId: t.id({ description: 'Id of whoever asked, or `me`.' }),
    status: t.field({ type: 'QuestionStatus', description: 'Whether they take answers.' }),
    unanswered: t.boolean({ description: 'Only open ones that nobody answered yet.' }),
    language: t.field({ type: Language, description: 'The language they are written in.' }),
    since: t.field({ type: 'DateTime', description: 'Only those asked from this moment on.' }),
    bookmarked: t.boolean({ description: 'Only those that the reader keeps a bookmark of.' }),
    following: t.boolean({ description: 'Only those that the reader follows.' }),
  }),
});

builder.queryFields((t) => ({
  question: t.prismaField({
    type: Question,
    nullable: true,
    description: 'One question; null when there is none that this reader may see.',
    complexity: fixed(READ_PRICES.query),
    args: { id: t.arg.id({ required: true, description: 'Id of the question.' }) },
    ...bySql({ one: questionRow }),
    resolve: (selection, _root, args, ctx) => question(ctx, args, selection),
  }),
  questions: t.field({
    type: QuestionConnection,
    description: 'Questions. Sorted by votes or activity a row may come twice while it moves.',
    complexity: connectionCost,
    args: {
      filter: t.arg({ type: Filter, description: 'Which of them; all unless said.' }),
      sort: t.arg({ type: 'QuestionSort', defaultValue: 'NEWEST', description: 'Their order.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    ...bySql({ page: (args: QuestionsArgs, ctx) => questionsPage(ctx, args) }),
    resolve: (_root, args, ctx, info) => questions(ctx, args, nodeSelection(ctx, info)),
  }),
  searchQuestions: t.field({
    type: QuestionConnection,
    description:
      'Questions that match some words or a formula, in English or Chinese; the best match first. Traditional characters, pinyin and misspelt words find them too, and a formula finds those that hold it in whatever way it is written.',
    complexity: connectionCost,
    args: {
      query: t.arg.string({
        required: true,
        description: `Words, 1 to ${MAX_QUERY} characters, such as \`discriminant\`; may hold LaTeX.`,
      }),
      filter: t.arg({ type: Filter, description: 'Which of them; all unless said.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    resolve: (_root, { filter, ...args }, ctx, info) =>
      searchQuestions(ctx, { filter: filter ?? {}, ...args }, nodeSelection(ctx, info)),
  }),
}));
