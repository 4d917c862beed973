import type { Context } from '../../../core/context.ts';
import { Invalid } from '../../../core/errors.ts';
import { setMark } from '../../posts/mark.ts';
import type { VoteType } from '../../posts/vote-type.ts';
import { questionChannel } from '../../questions/events.ts';

/** Sets one's vote on a comment, which counts up and moves no reputation. */
export async function voteOnComment(ctx: Context, { postId, type }: { postId: string; type: VoteType }) {
  if (type === 'DOWN') throw new Invalid([onlyUp]);
  const { total, news } = await setMark(ctx, 'vote', { targetId: postId, active: type === 'UP' });
  const tally = { postId, up: total, down: 0, score: total };
  if (news) ctx.events.publish(questionChannel(news), { kind: 'VotesChanged', questionId: news, ...tally });
  return { ...tally, vote: type === 'UP' ? type : null };
}

const onlyUp = {
  field: 'type',
  code: 'MALFORMED',
  text: { en: 'Comments can only be voted up.', zh: '评论只能投赞成票。' },
} as const;
