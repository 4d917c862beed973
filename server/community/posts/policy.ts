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

/** The questions that this reader may know about, as a filter every query must carry. */
export function visibleQuestions(_reader: Actor | null): Prisma.QuestionWhereInput {
  return { deletedAt: null };
}

/** Whether a question that was read with another row is one of them. */
export const isVisibleQuestion = (_reader: Actor | null, { deletedAt }: { deletedAt: Date | null }) =>
  deletedAt === null;

/** Of a question that this reader may know about, the answers that they may know about. */
export function visibleAnswersOfQuestion(_reader: Actor | null): Prisma.AnswerWhereInput {
  return { deletedAt: null };
}

/** The answers that this reader may know about, as a filter every query must carry. */
export function visibleAnswers(reader: Actor | null): Prisma.AnswerWhereInput {
  return { ...visibleAnswersOfQuestion(reader), question: visibleQuestions(reader) };
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

export const questionLocked = () =>
  new Conflict('QUESTION_LOCKED', { en: 'This question is locked.', zh: '该问题已被锁定。' });
