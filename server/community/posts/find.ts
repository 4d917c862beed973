import type { Reading } from '../../database/client.ts';
import { NotFound } from '../../core/errors.ts';
import type { Context } from '../../core/context.ts';
import { isId } from '../../core/ids.ts';
import type { Rows } from '../../graph/statement/request.ts';
import type { Answer, Prisma, Question } from '../../database/client/client.ts';
import { visibleAnswers, visibleQuestions } from './policy.ts';

/** What a caller wants loaded with a question; GraphQL passes its own selection. */
export type QuestionSelection = Pick<Prisma.QuestionDefaultArgs, 'include' | 'select'>;
/** As well with an answer. */
export type AnswerSelection = Pick<Prisma.AnswerDefaultArgs, 'include' | 'select'>;

/** The question that an id names, where the caller may see it; statements read it by this too. */
export const questionRow = ({ id }: { id: string }, { actor }: Pick<Context, 'actor'>): Rows | null =>
  isId('question', id) ? { model: 'Question', where: { id, ...visibleQuestions(actor) } } : null;

/** The same for an answer. */
export const answerRow = ({ id }: { id: string }, { actor }: Pick<Context, 'actor'>): Rows | null =>
  isId('answer', id) ? { model: 'Answer', where: { id, ...visibleAnswers(actor) } } : null;

export async function question(
  ctx: Reading,
  named: { id: string },
  selection: QuestionSelection = {},
): Promise<Question | null> {
  const row = questionRow(named, ctx);
  return row && ctx.db.question.findFirst({ ...selection, where: row.where });
}

export async function answer(
  ctx: Reading,
  named: { id: string },
  selection: AnswerSelection = {},
): Promise<Answer | null> {
  const row = answerRow(named, ctx);
  return row && ctx.db.answer.findFirst({ ...selection, where: row.where });
}

const NO_SUCH = {
  post: { en: 'There is no such post.', zh: '没有这个帖子。' },
  question: { en: 'There is no such question.', zh: '没有这个问题。' },
  answer: { en: 'There is no such answer.', zh: '没有这个回答。' },
  comment: { en: 'There is no such comment.', zh: '没有这条评论。' },
};

export const noSuch = (kind: keyof typeof NO_SUCH) => new NotFound(NO_SUCH[kind]);
