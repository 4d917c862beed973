import { type Actor, isStaff } from '../../core/context.ts';
import { Conflict, NotAllowed, type Refusal } from '../../core/errors.ts';
import type { Prisma, QuestionStatus } from '../../database/client/client.ts';
import { PRIVILEGES, hasPrivilege, type Person } from '../reputation/rules.ts';

/** What somebody may do to a post. */
export interface Permissions {
  vote: boolean;
  edit: boolean;
  delete: boolean;
}

export interface Authored {
  authorId: string;
}

/** The questions that this reader may know about, as a filter every query must carry. */
export function visibleQuestions(_reader: Actor | null): Prisma.QuestionWhereInput {
  return { deletedAt: null };
}

/** The answers that this reader may know about, as a filter every query must carry. */
export function visibleAnswers(_reader: Actor | null): Prisma.AnswerWhereInput {
  return { deletedAt: null, question: { deletedAt: null } };
}

interface WithStatus {
  status: QuestionStatus;
}

/** A locked question stays as it is with its answers; staff may still mend, delete and accept. */
export const refusalByLock = (person: Person, question: WithStatus): Refusal | null =>
  question.status === 'LOCKED' && !isStaff(person) ? questionLocked() : null;

/** One's own posts, or anybody's with enough reputation. */
export function refusalToEdit(person: Person, post: Authored, question: WithStatus): Refusal | null {
  if (post.authorId === person.id || hasPrivilege(person, 'editOthers'))
    return refusalByLock(person, question);
  const required = PRIVILEGES.editOthers;
  return new NotAllowed(
    'NEED_REPUTATION',
    {
      en: `Editing other people’s posts needs ${required} reputation.`,
      zh: `编辑他人的内容需要 ${required} 点声望。`,
    },
    required,
  );
}

/** Others' posts, unless their question is locked; what reputation a vote needs is a rule of votes. */
export function refusalToVote(
  person: Pick<Person, 'id'>,
  post: Authored,
  question: WithStatus,
): Refusal | null {
  if (post.authorId === person.id) return ownPost();
  return question.status === 'LOCKED' ? questionLocked() : null;
}

export const ownPost = () =>
  new NotAllowed('SELF_VOTE', { en: 'You cannot vote on your own post.', zh: '不能给自己的帖子投票。' });

export const questionLocked = () =>
  new Conflict('QUESTION_LOCKED', { en: 'This question is locked.', zh: '该问题已被锁定。' });
