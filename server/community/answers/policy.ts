import { isStaff } from '../../core/context.ts';
import { Conflict, NotAllowed, type Refusal } from '../../core/errors.ts';
import { HOUR_MS } from '../../core/time.ts';
import type { QuestionStatus } from '../../database/client/client.ts';
import { type Authored, type Permissions, refusalByLock, refusalToEdit } from '../posts/policy.ts';
import { refusalToChooseAnswer, STAFF_ACCEPT_AFTER_DAYS } from '../questions/policy.ts';
import { DAILY_CAP, type Person, POINTS } from '../reputation/rules.ts';

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

type AnsweredQuestion = Authored & { status: QuestionStatus; activeAt: Date };

export const OWN_ANSWER_AFTER_HOURS = 24;

/** Whoever chooses among the answers; the asker's own answer a day after it was written. */
export function refusalToAccept(
  person: Person,
  answer: Authored & { createdAt: Date },
  question: AnsweredQuestion,
  now: Date,
): Refusal | null {
  const refusal = refusalToChooseAnswer(person, question, now);
  if (refusal) return refusal;
  const hours = (now.getTime() - answer.createdAt.getTime()) / HOUR_MS;
  if (answer.authorId !== question.authorId || hours >= OWN_ANSWER_AFTER_HOURS) return null;
  return ownAnswerTooNew();
}

export const ownAnswerTooNew = () =>
  new Conflict('CONFLICT', {
    en: 'You can accept your own answer a day after writing it.',
    zh: '自己的回答要在发布一天之后才能采纳。',
  });

/** The numbers that accept_answer of server/database/functions works with. */
export const ACCEPTANCE_RULES = {
  staffAfterHours: STAFF_ACCEPT_AFTER_DAYS * 24,
  ownAfterHours: OWN_ANSWER_AFTER_HOURS,
  answerAccepted: POINTS.answerAccepted,
  acceptedAnswer: POINTS.acceptedAnswer,
  dailyCap: DAILY_CAP,
};

interface SeenAnswer extends Authored {
  createdAt: Date;
  question: AnsweredQuestion;
}

export function permissionsOn(person: Person, answer: SeenAnswer, now: Date) {
  return {
    edit: refusalToEdit(person, answer, answer.question) === null,
    delete: refusalToDelete(person, answer, answer.question) === null,
    accept: refusalToAccept(person, answer, answer.question, now) === null,
  } satisfies Permissions & { accept: boolean };
}
