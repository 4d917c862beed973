import { connectionCost, nodeSelection } from '../../graph/connection.ts';
import { builder } from '../../graph/builder.ts';
import { PAGE } from '../../graph/shared-types.ts';
import { bySql } from '../../graph/statement/declarations.ts';
import type { Filter } from '../../graph/statement/request.ts';
import type { Context } from '../../core/context.ts';
import { signedQuestions } from '../posts/policy.ts';
import { questions, type QuestionsArgs, questionsPage } from './operations/lists.ts';

/** What the list of questions of a subject, a topic or a person has in common. */
const list = {
  type: 'QuestionConnection',
  complexity: connectionCost,
} as const;

const DESCRIPTION = 'Sorted by votes or activity a row may come twice while it moves.';

builder.prismaObjectField('Subject', 'questions', (t) =>
  t.field({
    ...list,
    description: `Its questions. ${DESCRIPTION}`,
    args: {
      sort: t.arg({ type: 'QuestionSort', defaultValue: 'NEWEST', description: 'Their order.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    select: { code: true },
    ...bySql({ page: (args: QuestionsArgs, ctx) => questionsPage(ctx, args), through: 'questions' }),
    resolve: ({ code }, args, ctx, info) =>
      questions(ctx, { ...args, filter: { subjectCode: code } }, nodeSelection(ctx, info)),
  }),
);

builder.prismaObjectField('Topic', 'questions', (t) =>
  t.field({
    ...list,
    description: `Questions about it. ${DESCRIPTION}`,
    args: {
      sort: t.arg({ type: 'QuestionSort', defaultValue: 'NEWEST', description: 'Their order.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    select: { id: true },
    ...bySql({ page: (args: QuestionsArgs, ctx) => questionsPage(ctx, args), through: 'questions' }),
    resolve: ({ id }, args, ctx, info) =>
      questions(ctx, { ...args, filter: { topicId: id } }, nodeSelection(ctx, info)),
  }),
);

builder.prismaObjectField('User', 'questions', (t) =>
  t.field({
    ...list,
    description: `What they asked, without what they asked anonymously. ${DESCRIPTION}`,
    args: {
      sort: t.arg({ type: 'QuestionSort', defaultValue: 'NEWEST', description: 'Their order.' }),
      first: t.arg.int(PAGE.first),
      after: t.arg.string(PAGE.after),
    },
    select: { id: true },
    ...bySql({ page: signedPage, through: 'questions' }),
    resolve: ({ id }, args, ctx, info) =>
      questions(ctx, { ...args, filter: { authorId: id } }, nodeSelection(ctx, info)),
  }),
);

function signedPage(args: QuestionsArgs, ctx: Context) {
  const page = questionsPage(ctx, args);
  return { ...page, where: { AND: [page.where, signedQuestions(ctx.actor) as Filter] } };
}
