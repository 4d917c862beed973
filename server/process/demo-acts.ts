import type { Action } from '../../prisma/seed/action.ts';
import { acceptAnswer } from '../community/answers/operations/accept-answer.ts';
import { postAnswer } from '../community/answers/operations/post-answer.ts';
import { awardBadge } from '../community/badges/operations/award-badge.ts';
import { postComment } from '../community/comments/operations/post-comment.ts';
import { followQuestion } from '../community/follows/operations.ts';
import { setBookmark, setLike } from '../community/interactions/operations.ts';
import { followPerson } from '../community/profiles/operations/follow-person.ts';
import { askQuestion } from '../community/questions/operations/ask-question.ts';
import { recordViews } from '../community/questions/operations/record-views.ts';
import { castVote } from '../community/votes/operations.ts';
import type { Context } from '../core/context.ts';
import { completeTopic } from '../progress/study/operations.ts';
import { actAlone, type Alone, turn } from './demo-turns.ts';

/** A post of the demo, and of a question the topic that it is about. */
export interface Posted {
  id: string;
  topicId?: string | null;
}

interface Community {
  /** Questions by their number, answers by that of their question and their own: `3/0`. */
  posts: Map<string, Posted>;
  people: readonly { id: string }[];
}

/** Does what somebody of the demo community does, through the operation that everybody uses. */
export async function act(ctx: Context, action: Action, { posts, people }: Community): Promise<void> {
  if (action.do === 'follow-tag' || action.do === 'error' || action.do === 'profile') {
    await actAlone(ctx, action);
    return;
  }
  if (action.do === 'follow-person') {
    await followPerson(ctx, { userId: people[action.person]!.id, active: true });
    return;
  }
  if (action.do === 'award') {
    const { badge: badgeType, reason } = action;
    await awardBadge(ctx, { userId: people[action.person]!.id, badgeType, reason });
    return;
  }
  if (action.do === 'ask') {
    const { subject, paper, topic, language, title, tags, body } = action.draft;
    const idempotencyKey = `demo-${action.question}`;
    const draft = { subjectCode: subject, paper, topic, language, title, tags, body, idempotencyKey };
    const { id, topicId } = await askQuestion(ctx, { ...draft, anonymous: action.anonymous ?? false });
    posts.set(`${action.question}`, { id, topicId });
    return;
  }
  const question = posts.get(`${action.question}`);
  if (!question) return;
  const answer = 'answer' in action && action.answer !== null ? `${action.question}/${action.answer}` : null;
  const post = answer === null ? question : posts.get(answer);
  if (action.do === 'answer') {
    const idempotencyKey = `demo-${action.question}-${action.answer}`;
    const { id } = await postAnswer(ctx, { questionId: question.id, body: action.body, idempotencyKey });
    posts.set(answer!, { id });
    return;
  }
  if (post) await actOn(ctx, action, post, { posts, people });
}

type OnPost = Exclude<Action, Alone | { do: 'ask' | 'answer' | 'follow-person' | 'award' }>;

async function actOn(
  ctx: Context,
  action: OnPost,
  { id, topicId }: Posted,
  { posts, people }: Community,
): Promise<void> {
  switch (action.do) {
    case 'vote':
      await castVote(ctx, { postId: id, type: action.type });
      return;
    case 'accept':
      await acceptAnswer(ctx, { answerId: id, accepted: true });
      return;
    case 'view':
      await recordViews(ctx, {
        questionIds: [id],
        sharedById: action.sharedBy === undefined ? null : people[action.sharedBy]!.id,
      });
      return;
    case 'comment': {
      const idempotencyKey = `demo-comment-${action.question}-${action.answer ?? ''}`;
      await postComment(ctx, { postId: id, body: action.body, idempotencyKey });
      return;
    }
    case 'like':
      await setLike(ctx, { targetId: id, active: true });
      return;
    case 'bookmark':
      await setBookmark(ctx, { targetId: id, active: true });
      return;
    case 'follow-question':
      await followQuestion(ctx, { questionId: id, active: true });
      return;
    case 'study':
      if (topicId)
        await completeTopic(ctx, { topicId, score: action.score, id: eventId(ctx, action.question) });
      return;
    default:
      await turn(ctx, action, {
        id,
        idOfQuestion: (question) => posts.get(`${question}`)?.id,
        idOfPerson: (person) => people[person]!.id,
      });
  }
}

/** The same each time, so that what was studied is not studied again when the loading goes on. */
function eventId(ctx: Context, question: number): string {
  const time = ctx.now().getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${question.toString(16).padStart(10, '0')}13`;
}
