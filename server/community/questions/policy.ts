import { isStaff } from '../../core/context.ts';
import { Conflict, NotAllowed, type Refusal } from '../../core/errors.ts';
import type { Prisma, QuestionStatus } from '../../database/client/client.ts';
import {
  type Authored,
  type Permissions,
  questionLocked,
  refusalByLock,
  refusalToEdit,
} from '../posts/policy.ts';
import { hasPrivilege, type Person, PRIVILEGES, type Standing } from '../reputation/rules.ts';

/** Answers that were accepted or voted up. */
export const THANKED = { OR: [{ accepted: true }, { up: { gt: 0 } }] } satisfies Prisma.AnswerWhereInput;

/** What the author may take back as long as no answer of it was accepted or voted up, and staff at any time. */
export function refusalToDelete(
  person: Person,
  question: Authored & { status: QuestionStatus },
  thanked: readonly unknown[],
): Refusal | null {
  if (isStaff(person)) return null;
  if (question.authorId !== person.id)
    return new NotAllowed('NOT_ALLOWED', {
      en: 'Only its author can delete a question.',
      zh: '只有作者可以删除问题。',
    });
  if (thanked.length > 0)
    return new Conflict('HAS_ANSWERS', {
      en: 'This question has upvoted or accepted answers, so it cannot be deleted.',
      zh: '该问题已有获得认可的回答，不能删除。',
    });
  return refusalByLock(person, question);
}

/** A privilege; closing or reopening a locked question would take its lock away. */
export function refusalToClose(standing: Standing, question: { status: QuestionStatus }): Refusal | null {
  const required = PRIVILEGES.close;
  if (!hasPrivilege(standing, 'close'))
    return new NotAllowed(
      'NEED_REPUTATION',
      {
        en: `Closing and reopening questions needs ${required} reputation.`,
        zh: `关闭或重新打开问题需要 ${required} 点声望。`,
      },
      required,
    );
  return question.status === 'LOCKED' ? questionLocked() : null;
}

export const STAFF_ACCEPT_AFTER_DAYS = 30;
const HOUR = 3_600_000;

/** Who chooses among the answers: the asker, at any time; staff once the question has been silent for a month. */
export function refusalToChooseAnswer(
  person: Person,
  question: Authored & { status: QuestionStatus; activeAt: Date },
  now: Date,
): Refusal | null {
  const silentHours = (now.getTime() - question.activeAt.getTime()) / HOUR;
  if (question.authorId === person.id) return refusalByLock(person, question);
  if (isStaff(person) && silentHours >= STAFF_ACCEPT_AFTER_DAYS * 24) return null;
  return notTheAsker();
}

export const notTheAsker = () =>
  new NotAllowed('NOT_ALLOWED', {
    en: 'Only the asker can accept an answer.',
    zh: '只有提问者可以采纳回答。',
  });

/** Whoever is signed in, as long as the question is open. */
export function refusalToAnswer(question: { status: QuestionStatus }): Refusal | null {
  if (question.status === 'OPEN') return null;
  return new Conflict(question.status === 'LOCKED' ? 'QUESTION_LOCKED' : 'QUESTION_CLOSED', {
    en: 'This question is closed and takes no more answers.',
    zh: '该问题已关闭，不再接受回答。',
  });
}

/** Tags that nobody has used before are a privilege. */
export function refusalToCreateTag(standing: Standing, name: string): Refusal | null {
  if (hasPrivilege(standing, 'createTag')) return null;
  return newTagNeedsReputation(name);
}

export function newTagNeedsReputation(name: string): Refusal {
  const required = PRIVILEGES.createTag;
  return new NotAllowed(
    'NEED_REPUTATION',
    {
      en: `“${name}” would be a new tag, and new tags need ${required} reputation.`,
      zh: `“${name}”是新标签，创建新标签需要 ${required} 点声望。`,
    },
    required,
  );
}

interface SeenQuestion extends Authored {
  status: QuestionStatus;
  activeAt: Date;
  /** One of its answers that was accepted or voted up, if there is one. */
  answers: readonly unknown[];
}

export function permissionsOn(person: Person, question: SeenQuestion, now: Date) {
  return {
    edit: refusalToEdit(person, question, question) === null,
    delete: refusalToDelete(person, question, question.answers) === null,
    accept: refusalToChooseAnswer(person, question, now) === null,
  } satisfies Permissions & { accept: boolean };
}
