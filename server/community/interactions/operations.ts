import type { Context } from '../../core/context.ts';
import { announceNotifications } from '../notifications/events.ts';
import { setMark } from '../posts/mark.ts';
import { questionChannel } from '../questions/events.ts';

export interface Setting {
  targetId: string;
  active: boolean;
}

export interface LikeState {
  targetId: string;
  liked: boolean;
  likeCount: number;
}

export interface BookmarkState {
  targetId: string;
  bookmarked: boolean;
  bookmarkCount: number;
}

/** Sets whether one likes a question, an answer or a comment; it moves no reputation. */
export async function setLike(ctx: Context, { targetId, active }: Setting): Promise<LikeState> {
  const { total: likeCount, news, notified } = await setMark(ctx, 'like', { targetId, active });
  announceNotifications(ctx, [notified]);
  if (news)
    ctx.events.publish(questionChannel(news), {
      kind: 'LikesChanged',
      questionId: news,
      targetId,
      likeCount,
    });
  return { targetId, liked: active, likeCount };
}

/** Sets whether one keeps a bookmark of a question or an answer, which nobody else sees. */
export async function setBookmark(ctx: Context, { targetId, active }: Setting): Promise<BookmarkState> {
  const { total: bookmarkCount } = await setMark(ctx, 'bookmark', { targetId, active });
  return { targetId, bookmarked: active, bookmarkCount };
}
