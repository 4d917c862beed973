import { isStaff } from '../../core/context.ts';
import { Conflict, NotAllowed, type Refusal } from '../../core/errors.ts';
import { HOUR_MS } from '../../core/time.ts';
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

/** Staff alone: what is locked stays as it is until they say otherwise. */
export function refusalToLock(person: Person): Refusal | null {
  if (isStaff(person)) return null;
  return new NotAllowed('NOT_ALLOWED', {
    en: 'Only moderators can lock and unlock questions.',
    zh: '只有版主可以锁定或解锁问题。',
  });
}

/** Whether it is asked anonymously is the asker's to say. */
export function refusalToHideAuthor(person: Person, question: Authored): Refusal | null {
  if (question.authorId === person.id) return null;
  return new NotAllowed('NOT_ALLOWED', {
    en: 'Only whoever asked it can make a question anonymous or put a name to it.',
    zh: '只有提问者本人可以设置是否匿名。',
  });
}

export const STAFF_ACCEPT_AFTER_DAYS = 30;

/** Who chooses among the answers: the asker, at any time; staff once the question has been silent for a month. */
export function refusalToChooseAnswer(
  person: Person,
  question: Authored & { status: QuestionStatus; activeAt: Date },
  now: Date,
): Refusal | null {
  const silentHours = (now.getTime() - question.activeAt.getTime()) / HOUR_MS;
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
  return question.status === 'LOCKED'
    ? new Conflict('QUESTION_LOCKED', {
        en: 'This question is locked and takes no more answers.',
        zh: '该问题已锁定，不再接受回答。',
      })
    : new Conflict('QUESTION_CLOSED', {
        en: 'This question is closed and takes no more answers.',
        zh: '该问题已关闭，不再接受回答。',
      });
}

/** A privilege, as long as the question takes answers. */
export function refusalToInvite(standing: Standing, question: { status: QuestionStatus }): Refusal | null {
  const required = PRIVILEGES.invite;
  if (!hasPrivilege(standing, 'invite'))
    return new NotAllowed(
      'NEED_REPUTATION',
      {
        en: `Inviting people to answer needs ${required} reputation.`,
        zh: `邀请他人回答需要 ${required} 点声望。`,
      },
      required,
    );
  return refusalToAnswer(question);
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
