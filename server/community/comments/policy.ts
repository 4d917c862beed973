import { type Actor, isStaff } from '../../core/context.ts';
import { NotAllowed, type Refusal } from '../../core/errors.ts';
import type { Prisma, QuestionStatus } from '../../database/client/client.ts';
import {
  type Authored,
  isAuthorKnown,
  ownPost,
  questionLocked,
  refusalByLock,
  visibleAnswers,
  visibleQuestions,
  visibleTo,
  voteNeedsReputation,
} from '../posts/policy.ts';
import { hasPrivilege, type Person, type Standing } from '../reputation/rules.ts';
import { EDIT_MINUTES } from './rules.ts';

/** Of a post that this reader may know about, the comments that they may know about. */
export const visibleCommentsOfPost = (reader: Actor | null): Prisma.CommentWhereInput => visibleTo(reader);

/** The comments that this reader may know about, as a filter every query must carry. */
export function visibleComments(reader: Actor | null): Prisma.CommentWhereInput {
  return {
    ...visibleCommentsOfPost(reader),
    OR: [{ question: visibleQuestions(reader) }, { answer: visibleAnswers(reader) }],
  };
}

interface Question {
  status: QuestionStatus;
}

/** Whoever is signed in, also on a closed question; a locked one stays as it is. */
export const refusalToComment = (person: Person, question: Question): Refusal | null =>
  refusalByLock(person, question);

interface Asked {
  authorId: string;
  anonymous: boolean;
}

/** Whether this reader may know who commented: of whoever asked anonymously only themselves, and staff. */
export function isCommenterKnown(
  reader: Actor | null,
  comment: Authored & { question?: Asked | null; answer?: { question: Asked } | null },
): boolean {
  const question = comment.question ?? comment.answer?.question;
  const anonymous = question?.anonymous === true && question.authorId === comment.authorId;
  return isAuthorKnown(reader, { authorId: comment.authorId, anonymous });
}

/** The comments of this person that the reader may know to be theirs: those below what they asked anonymously are not. */
export function signedComments(reader: Actor | null, authorId: string): Prisma.CommentWhereInput {
  if (isStaff(reader) || reader?.id === authorId) return {};
  const own = { anonymous: true, authorId };
  return { NOT: { OR: [{ question: own }, { answer: { question: own } }] } };
}

const MINUTE = 60_000;

/** One's own for some minutes, so that replies still fit; staff at any time. */
export function refusalToEdit(
  person: Person,
  comment: Authored & { createdAt: Date },
  question: Question,
  now: Date,
): Refusal | null {
  if (isStaff(person)) return null;
  if (comment.authorId !== person.id)
    return new NotAllowed('NOT_ALLOWED', {
      en: 'Only its author can edit a comment.',
      zh: '只有作者可以编辑评论。',
    });
  if (now.getTime() - comment.createdAt.getTime() > EDIT_MINUTES * MINUTE)
    return new NotAllowed('NOT_ALLOWED', {
      en: `A comment can be edited for ${EDIT_MINUTES} minutes. Delete it and write a new one.`,
      zh: `评论只能在发布后 ${EDIT_MINUTES} 分钟内编辑。可以删除后重新发布。`,
    });
  return refusalByLock(person, question);
}

/** What the author may take back at any time, and staff. */
export function refusalToDelete(person: Person, comment: Authored, question: Question): Refusal | null {
  if (comment.authorId === person.id || isStaff(person)) return refusalByLock(person, question);
  return new NotAllowed('NOT_ALLOWED', {
    en: 'Only its author can delete a comment.',
    zh: '只有作者可以删除评论。',
  });
}

/** Others' comments; only a vote that is new needs the privilege of voting up. */
export function refusalToVote(
  standing: Standing,
  comment: Authored,
  question: Question,
  { up, before }: { up: boolean; before: boolean },
): Refusal | null {
  if (comment.authorId === standing.id) return ownPost();
  if (question.status === 'LOCKED') return questionLocked();
  return !up || before || hasPrivilege(standing, 'voteUp') ? null : voteNeedsReputation('UP');
}

export function permissionsOn(
  person: Person,
  comment: Authored & { createdAt: Date },
  question: Question,
  now: Date,
) {
  return {
    edit: refusalToEdit(person, comment, question, now) === null,
    delete: refusalToDelete(person, comment, question) === null,
  };
}
