import { questionChannel } from '../questions/events.ts';
import { type Actor, type Context, requireActor } from '../../core/context.ts';
import type { Refusal } from '../../core/errors.ts';
import { kindOf, newId } from '../../core/ids.ts';
import { noteLimit } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import { VOTING, WRITE_PRICES } from '../../limits/table.ts';
import type { RateState } from '../../limits/token-buckets.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { noSuch } from '../posts/find.ts';
import { ownPost, questionLocked, voteNeedsReputation } from '../posts/policy.ts';
import { isNew } from '../reputation/rules.ts';
import { VALUE, type VoteType, voteType } from '../posts/vote-type.ts';
import { VOTE_RULES } from './rules.ts';

/** The state of a post's votes after one was cast. */
export interface Tally {
  postId: string;
  up: number;
  down: number;
  score: number;
  vote: VoteType | null;
}

interface Outcome {
  refusal: 'NOT_FOUND' | 'SELF_VOTE' | 'NEED_REPUTATION' | 'RATE_LIMITED' | 'QUESTION_LOCKED' | null;
  retry_after: number | null;
  question_id: string;
  up: number;
  down: number;
  score: number;
  value: number;
  changed: boolean;
}

/** Sets one's vote on a question or an answer; casting the same vote again changes nothing. */
export async function castVote(
  ctx: Context,
  { postId, type }: { postId: string; type: VoteType },
): Promise<Tally> {
  const actor = requireActor(ctx);
  const kind = kindOf(postId);
  if (kind !== 'question' && kind !== 'answer') throw noSuch('post');
  payForWriting(ctx, WRITE_PRICES.row);

  // One function of the database (server/database/functions/cast_vote.sql), one round trip: it locks the post before it looks at any vote.
  const [outcome] = await ctx.db.$queryRaw<[Outcome]>`
    SELECT * FROM cast_vote(${newId('vote', ctx.now())}::uuid, ${actor.id}::uuid, ${kind}, ${postId}::uuid,
      ${VALUE[type]}::int, ${ctx.now()}::timestamptz, ${JSON.stringify(VOTE_RULES)}::jsonb)`;
  if (outcome.refusal === 'RATE_LIMITED')
    throw overLimit(ctx, {
      limit: (await votesLeft(ctx, actor)).limit,
      retryAfter: outcome.retry_after ?? 60,
      text: { en: 'You have used all your votes for now.', zh: '你暂时没有剩余的投票次数。' },
    });
  if (outcome.refusal) throw refused(outcome.refusal, type);
  // The vote is committed: a failure to count what is left must not look like a refusal.
  const left = outcome.changed ? await votesLeft(ctx, actor).catch(() => null) : null;
  if (left) noteLimit(ctx, left);

  const { up, down, score, question_id: questionId } = outcome;
  if (outcome.changed)
    ctx.events.publish(questionChannel(questionId), {
      kind: 'VotesChanged',
      questionId,
      postId,
      up,
      down,
      score,
    });
  return { postId, up, down, score, vote: voteType(outcome.value) };
}

/** Of the posts that one may vote on within a day; turning a vote round or taking it back counts for nothing. */
async function votesLeft(ctx: Context, { id }: Actor): Promise<RateState> {
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id },
    select: {
      reputation: true,
      createdAt: true,
      _count: { select: { votes: { where: { createdAt: { gt: new Date(ctx.now().getTime() - DAY) } } } } },
    },
  });
  const limit = isNew(user, ctx.now()) ? VOTING.newMember : VOTING.member;
  return { limit, remaining: Math.max(0, limit - user._count.votes), reset: DAY / 1000 };
}

const DAY = 86_400_000;

function refused(refusal: Outcome['refusal'], type: VoteType): Refusal {
  switch (refusal) {
    case 'SELF_VOTE':
      return ownPost();
    case 'NEED_REPUTATION':
      return voteNeedsReputation(type);
    case 'QUESTION_LOCKED':
      return questionLocked();
    default:
      return noSuch('post');
  }
}
