import { isId, kindOf } from '../../core/ids.ts';
import type { Answer, Question } from '../../database/client/client.ts';
import type { Actor } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { noSuch } from './find.ts';
import { visibleAnswersOfQuestion, visibleQuestions } from './policy.ts';

/** The question with its row locked: whatever changes it or its answers waits here in turn. */
export async function lockQuestion(tx: Transaction, actor: Actor, id: string): Promise<Question> {
  const question = await lockedQuestion(tx, actor, id);
  if (!question) throw noSuch('question');
  return question;
}

/** The answer with its question's row and its own locked, in this order. */
export async function lockAnswer(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<{ answer: Answer; question: Question }> {
  const visible = { id, ...visibleAnswersOfQuestion(actor) };
  const known = isId('answer', id) ? await tx.answer.findFirst({ where: visible }) : null;
  const question = known && (await lockedQuestion(tx, actor, known.questionId));
  if (!question) throw noSuch('answer');
  await tx.$queryRaw`SELECT 1 FROM answers WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const answer = await tx.answer.findFirst({ where: visible });
  if (!answer) throw noSuch('answer');
  return { answer, question };
}

async function lockedQuestion(tx: Transaction, actor: Actor, id: string): Promise<Question | null> {
  if (!isId('question', id)) return null;
  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.question.findFirst({ where: { id, ...visibleQuestions(actor) } });
}

/** A question, or an answer with its question. */
export interface LockedPost {
  question: Question;
  answer: Answer | null;
}

/** The question or the answer that an id names, with its row locked, after that of its question. */
export async function lockPost(tx: Transaction, actor: Actor, id: string): Promise<LockedPost> {
  switch (kindOf(id)) {
    case 'question':
      return { question: await lockQuestion(tx, actor, id), answer: null };
    case 'answer':
      return lockAnswer(tx, actor, id);
    default:
      throw noSuch('post');
  }
}

/** A comment as events carry it, without its author where that is whoever asked the question anonymously. */
export const withoutAsker = <Event extends { authorId: string; author: unknown }>(
  { question }: LockedPost,
  comment: Event,
) => (question.anonymous && question.authorId === comment.authorId ? { ...comment, author: null } : comment);

/** Whether everybody may see it: of what is hidden nobody is told. */
export const isShown = ({ question, answer }: LockedPost): boolean =>
  question.hiddenAt === null && (answer?.hiddenAt ?? null) === null;
