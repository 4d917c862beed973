import { isId } from '../../core/ids.ts';
import type { Answer, Question } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { noSuch } from './find.ts';

/** The question with its row locked: whatever changes it or its answers waits here in turn. */
export async function lockQuestion(tx: Transaction, id: string): Promise<Question> {
  const question = await lockedQuestion(tx, id);
  if (!question) throw noSuch('question');
  return question;
}

/** The answer with its question's row and its own locked, in this order. */
export async function lockAnswer(
  tx: Transaction,
  id: string,
): Promise<{ answer: Answer; question: Question }> {
  const known = isId('answer', id) ? await tx.answer.findFirst({ where: { id, deletedAt: null } }) : null;
  const question = known && (await lockedQuestion(tx, known.questionId));
  if (!question) throw noSuch('answer');
  await tx.$queryRaw`SELECT 1 FROM answers WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const answer = await tx.answer.findFirst({ where: { id, deletedAt: null } });
  if (!answer) throw noSuch('answer');
  return { answer, question };
}

async function lockedQuestion(tx: Transaction, id: string): Promise<Question | null> {
  if (!isId('question', id)) return null;
  await tx.$queryRaw`SELECT 1 FROM questions WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.question.findFirst({ where: { id, deletedAt: null } });
}
