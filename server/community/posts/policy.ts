import { type Actor, isStaff } from '../../core/context.ts';
import { Conflict, NotAllowed, type Refusal } from '../../core/errors.ts';
import type { Prisma, QuestionStatus } from '../../database/client/client.ts';
import { PRIVILEGES, hasPrivilege, type Person, type Standing } from '../reputation/rules.ts';
import type { VoteType } from './vote-type.ts';

/** What somebody may do to a post, besides voting: that depends on the reputation of the moment. */
export interface Permissions {
  edit: boolean;
  delete: boolean;
}

export interface Authored {
  authorId: string;
}

/**
 * What was not deleted and, where it is hidden, is the reader's own, or anybody's for staff: of questions, answers and
 * comments alike. Filters are spread into others that have an OR of their own.
 */
export function visibleTo(reader: Actor | null) {
  if (isStaff(reader)) return { deletedAt: null };
  if (!reader) return { deletedAt: null, hiddenAt: null };
  return { deletedAt: null, AND: [{ OR: [{ hiddenAt: null }, { authorId: reader.id }] }] };
}

/** The questions whose author this reader may know: an anonymous one is its author's own matter, and known to staff. */
export function signedQuestions(reader: Actor | null): Prisma.QuestionWhereInput {
  if (isStaff(reader)) return {};
  return reader ? { OR: [{ anonymous: false }, { authorId: reader.id }] } : { anonymous: false };
}

/** The questions that this reader may know about, as a filter every query must carry. */
export const visibleQuestions = (reader: Actor | null): Prisma.QuestionWhereInput => visibleTo(reader);

/** Whether a question that was read with another row is one of them. */
export const isVisibleQuestion = (
  reader: Actor | null,
  { deletedAt, hiddenAt, authorId }: Authored & { deletedAt: Date | null; hiddenAt: Date | null },
) => deletedAt === null && (hiddenAt === null || authorId === reader?.id || isStaff(reader));

/** Of a question that this reader may know about, the answers that they may know about. */
export const visibleAnswersOfQuestion = (reader: Actor | null): Prisma.AnswerWhereInput => visibleTo(reader);

/** The answers that this reader may know about, as a filter every query must carry. */
export function visibleAnswers(reader: Actor | null): Prisma.AnswerWhereInput {
  return { ...visibleAnswersOfQuestion(reader), question: visibleQuestions(reader) };
}

/** Whether this reader may know who wrote it: of an anonymous question only whoever asked it, and staff. */
export const isAuthorKnown = (
  reader: Actor | null,
  { anonymous, authorId }: Authored & { anonymous?: boolean },
): boolean => !anonymous || reader?.id === authorId || isStaff(reader);

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

interface Ballot {
  type: VoteType;
  /** The person's present vote on the post. */
  before: VoteType | null;
}

/** Others' posts, unless their question is locked; only a vote that is new or turned round needs reputation. */
export function refusalToVote(
  standing: Standing,
  { authorId, question }: Authored & { question: WithStatus },
  { type, before }: Ballot,
): Refusal | null {
  if (authorId === standing.id) return ownPost();
  if (question.status === 'LOCKED') return questionLocked();
  if (type === 'NONE' || before === type) return null;
  return hasPrivilege(standing, type === 'UP' ? 'voteUp' : 'voteDown') ? null : voteNeedsReputation(type);
}

export function voteNeedsReputation(type: VoteType): Refusal {
  const required = type === 'UP' ? PRIVILEGES.voteUp : PRIVILEGES.voteDown;
  return new NotAllowed(
    'NEED_REPUTATION',
    type === 'UP'
      ? { en: `Voting up needs ${required} reputation.`, zh: `投赞成票需要 ${required} 点声望。` }
      : { en: `Voting down needs ${required} reputation.`, zh: `投反对票需要 ${required} 点声望。` },
    required,
  );
}

export const ownPost = () =>
  new NotAllowed('SELF_VOTE', { en: 'You cannot vote on your own post.', zh: '不能给自己的帖子投票。' });

export const postHidden = () =>
  new Conflict('CONFLICT', {
    en: 'This is hidden until a moderator has looked at it.',
    zh: '该内容已被隐藏，须待版主审核。',
  });

export const questionLocked = () =>
  new Conflict('QUESTION_LOCKED', { en: 'This question is locked.', zh: '该问题已被锁定。' });

/** From so many minutes after it was hidden on, an edit by its author shows a post again, the first time. */
export const EDIT_SHOWS_AFTER_MINUTES = 10;
/** Where reports hid a post more often than this, a moderator decides. */
export const EDIT_SHOWS_TIMES = 1;

const MINUTE = 60_000;

interface Hidden {
  hiddenAt: Date | null;
  hiddenReason: string | null;
  hiddenTimes: number;
}

/** From when on an edit by its author shows a post again; null where it is shown, or a moderator has to decide. */
export function editShowsFrom({ hiddenAt, hiddenReason, hiddenTimes }: Hidden): Date | null {
  if (!hiddenAt || hiddenReason !== 'REPORTS' || hiddenTimes > EDIT_SHOWS_TIMES) return null;
  return new Date(hiddenAt.getTime() + EDIT_SHOWS_AFTER_MINUTES * MINUTE);
}
