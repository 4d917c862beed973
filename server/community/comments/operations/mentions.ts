import type { Transaction } from '../../../database/client.ts';
import { mentionedIn } from '../rules.ts';

interface Person {
  id: string;
  name: string;
}

/** Whom a comment under a question names, of those who take part there. Whoever asked anonymously is not among them. */
export async function mentioned(tx: Transaction, questionId: string, body: string): Promise<string[]> {
  if (!body.includes('@')) return [];
  const people = await tx.$queryRaw<Person[]>`
    SELECT u.id, u.name FROM users u WHERE u.deleted_at IS NULL AND NOT EXISTS (
      SELECT FROM questions WHERE id = ${questionId}::uuid AND anonymous AND author_id = u.id
    ) AND u.id IN (
      SELECT author_id FROM questions WHERE id = ${questionId}::uuid
      UNION SELECT author_id FROM answers WHERE question_id = ${questionId}::uuid AND deleted_at IS NULL AND hidden_at IS NULL
      UNION SELECT author_id FROM comments
        WHERE question_id = ${questionId}::uuid AND deleted_at IS NULL AND hidden_at IS NULL
      UNION SELECT c.author_id FROM answers a JOIN comments c ON c.answer_id = a.id
        WHERE a.question_id = ${questionId}::uuid AND c.deleted_at IS NULL AND c.hidden_at IS NULL
    ) ORDER BY u.id LIMIT 500`;
  return mentionedIn(body, people);
}
