import { announceNotifications } from '../notifications/events.ts';
import { questionChannel } from '../questions/events.ts';
import { type Context, requireActor } from '../../core/context.ts';
import type { Refusal } from '../../core/errors.ts';
import { kindOf, newId } from '../../core/ids.ts';
import { DAY_SECONDS } from '../../core/time.ts';
import { prepared } from '../../database/prepared.ts';
import { noteLimit } from '../../limits/nearest-limit.ts';
import { overLimit } from '../../limits/over-limit.ts';
import { WRITE_PRICES } from '../../limits/table.ts';
import { payForWriting } from '../../limits/write-price.ts';
import { voteOnComment } from '../comments/operations/vote-on-comment.ts';
import { announceQueue } from '../holds/events.ts';
import { LOW_SCORE } from '../holds/rules.ts';
import { noSuch } from '../posts/find.ts';
import { ownPost, questionLocked, voteNeedsReputation } from '../posts/policy.ts';
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
  /** Whether everybody sees the post: of what is hidden nobody is told. */
  is_public: boolean;
  /** How many posts one may vote on within a day: turning a vote round or taking it back counts for nothing. */
  votes_limit: number;
  votes_left: number;
  /** Whose inboxes it changed. */
  notified: string[] | null;
}

/** Sets one's vote on a question, an answer or a comment; casting the same vote again changes nothing. */
export async function castVote(
  ctx: Context,
  { postId, type }: { postId: string; type: VoteType },
): Promise<Tally> {
  const actor = requireActor(ctx);
  const kind = kindOf(postId);
  if (kind === 'comment') return voteOnComment(ctx, { postId, type });
  if (kind !== 'question' && kind !== 'answer') throw noSuch('post');
  payForWriting(ctx, WRITE_PRICES.row);

  const [outcome] = await cast.run(ctx, [
    newId('vote', ctx.now()),
    actor.id,
    kind,
    postId,
    VALUE[type],
    ctx.now(),
    RULES,
  ]);
  const { refusal, votes_limit: limit } = outcome!;
  if (refusal === 'RATE_LIMITED')
    throw overLimit(ctx, {
      limit,
      retryAfter: outcome!.retry_after ?? 60,
      text: { en: 'You have used all your votes for now.', zh: '你暂时没有剩余的投票次数。' },
    });
  if (refusal) throw refused(refusal, type);

  const { up, down, score, value, question_id: questionId, changed, votes_left: remaining } = outcome!;
  if (changed) noteLimit(ctx, { limit, remaining, reset: DAY_SECONDS });
  if (changed && outcome!.is_public)
    ctx.events.publish(questionChannel(questionId), {
      kind: 'VotesChanged',
      questionId,
      postId,
      up,
      down,
      score,
    });
  announceNotifications(ctx, outcome!.notified ?? []);
  if (changed && score <= LOW_SCORE) announceQueue(ctx);
  return { postId, up, down, score, vote: voteType(value) };
}

const RULES = JSON.stringify(VOTE_RULES);

/** One function of the database (server/database/functions/cast_vote.sql), one round trip: it locks the post before it looks at any vote. */
const cast = prepared<
  Outcome,
  [id: string, voter: string, kind: string, post: string, value: number, now: Date, rules: string]
>(
  `SELECT refusal, retry_after, question_id, up, down, score, value, changed, is_public, votes_limit, votes_left, notified
   FROM cast_vote($1::uuid, $2::uuid, $3, $4::uuid, $5::int, $6::timestamptz, $7::jsonb)`,
);

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
