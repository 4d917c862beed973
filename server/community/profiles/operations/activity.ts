import type { Context } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
} from '../../../core/pagination.ts';
import type { Answer, Award, Comment, Prisma, Question, User } from '../../../database/client/client.ts';
import { type AnswerSelection, type QuestionSelection } from '../../posts/find.ts';
import { signedQuestions, visibleAnswers, visibleQuestions } from '../../posts/policy.ts';
import type { CommentSelection } from '../../comments/operations/lists.ts';
import { signedComments, visibleComments } from '../../comments/policy.ts';
import { type Privacy, refusalToSee } from '../policy.ts';

/** Something that somebody did, or received for it. */
export type Activity = { id: string; createdAt: Date } & (
  | { kind: 'ASKED'; target: Question }
  | { kind: 'ANSWERED'; target: Answer }
  | { kind: 'COMMENTED'; target: Comment }
  | { kind: 'EARNED_BADGE'; target: Award }
);

/** What to load with each kind of thing. */
export interface ActivitySelections {
  Question: QuestionSelection;
  Answer: AnswerSelection;
  Comment: CommentSelection;
  Award: Pick<Prisma.AwardDefaultArgs, 'include' | 'select'>;
}

interface Wanted {
  person: User;
  privacy: Privacy;
}

const LATEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

/**
 * A page of what somebody did, the latest first; refused where they keep that to themselves. Of each kind no more rows
 * are read than a page has.
 */
export async function activity(
  ctx: Context,
  { person, privacy, ...request }: Wanted & PageRequest,
  selections: ActivitySelections,
): Promise<Page<Activity>> {
  enforce(refusalToSee(ctx.actor, person.id, privacy.showActivity));
  const { actor, db } = ctx;
  const page = { orderBy: LATEST.orderBy, take: pageSize(request) + 1 };
  const beyond = request.after ? LATEST.after(request.after) : {};
  const asked: Prisma.QuestionWhereInput = {
    authorId: person.id,
    AND: [visibleQuestions(actor), signedQuestions(actor)],
  };
  const answered: Prisma.AnswerWhereInput = { authorId: person.id, AND: [visibleAnswers(actor)] };
  const commented: Prisma.CommentWhereInput = {
    authorId: person.id,
    AND: [visibleComments(actor), signedComments(actor, person.id)],
  };
  const earned: Prisma.AwardWhereInput = { userId: person.id };
  const [questions, answers, comments, awards] = await Promise.all([
    db.question.findMany({ ...selections.Question, where: { AND: [asked, beyond] }, ...page }),
    db.answer.findMany({ ...selections.Answer, where: { AND: [answered, beyond] }, ...page }),
    db.comment.findMany({ ...selections.Comment, where: { AND: [commented, beyond] }, ...page }),
    db.award.findMany({ ...selections.Award, where: { AND: [earned, beyond] }, ...page }),
  ]);
  const all: Activity[] = [
    ...questions.map((target) => ({ kind: 'ASKED' as const, ...momentOf(target), target })),
    ...answers.map((target) => ({ kind: 'ANSWERED' as const, ...momentOf(target), target })),
    ...comments.map((target) => ({ kind: 'COMMENTED' as const, ...momentOf(target), target })),
    ...awards.map((target) => ({ kind: 'EARNED_BADGE' as const, ...momentOf(target), target })),
  ];
  const rows = all.sort(later).slice(0, page.take);
  return toPage(rows, request, LATEST.cursorOf, async () => {
    const counts = await Promise.all([
      db.question.count({ where: asked, take: MAX_TOTAL }),
      db.answer.count({ where: answered, take: MAX_TOTAL }),
      db.comment.count({ where: commented, take: MAX_TOTAL }),
      db.award.count({ where: earned, take: MAX_TOTAL }),
    ]);
    return Math.min(
      MAX_TOTAL,
      counts.reduce((sum, count) => sum + count, 0),
    );
  });
}

const momentOf = ({ id, createdAt }: { id: string; createdAt: Date }) => ({ id, createdAt });

const later = (a: Activity, b: Activity) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
