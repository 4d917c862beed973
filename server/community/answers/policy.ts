import { isStaff } from '../../core/context.ts';
import { NotAllowed, type Refusal } from '../../core/errors.ts';
import type { QuestionStatus } from '../../database/client/client.ts';
import {
  type Authored,
  type Permissions,
  refusalByLock,
  refusalToEdit,
  refusalToVote,
} from '../posts/policy.ts';
import type { Person } from '../reputation/rules.ts';

/** What the author may take back, and staff. */
export function refusalToDelete(
  person: Person,
  answer: Authored,
  question: { status: QuestionStatus },
): Refusal | null {
  if (answer.authorId === person.id || isStaff(person)) return refusalByLock(person, question);
  return new NotAllowed('NOT_ALLOWED', {
    en: 'Only its author can delete an answer.',
    zh: '只有作者可以删除回答。',
  });
}

interface SeenAnswer extends Authored {
  question: { status: QuestionStatus };
}

export function permissionsOn(person: Person, answer: SeenAnswer): Permissions {
  return {
    vote: refusalToVote(person, answer, answer.question) === null,
    edit: refusalToEdit(person, answer, answer.question) === null,
    delete: refusalToDelete(person, answer, answer.question) === null,
  };
}
