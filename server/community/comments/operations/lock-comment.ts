import type { Actor } from '../../../core/context.ts';
import type { Transaction } from '../../../database/client.ts';
import type { Comment } from '../../../database/client/client.ts';
import { noSuch } from '../../posts/find.ts';
import { type LockedPost, lockPost } from '../../posts/lock.ts';
import { comment } from './lists.ts';

/** The comment with the row of what it is on locked: whatever changes it or the count of comments waits there in turn. */
export async function lockComment(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<LockedPost & { comment: Comment }> {
  const find = () => comment({ db: tx, actor }, { id });
  const known = await find();
  if (!known) throw noSuch('comment');
  const post = await lockPost(tx, actor, (known.answerId ?? known.questionId)!);
  const locked = await find();
  if (!locked) throw noSuch('comment');
  return { ...post, comment: locked };
}
