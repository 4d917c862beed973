import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { CommentThread } from '../comments/CommentThread.tsx';
import { useLinkedPost } from '../comments/linked-comment.ts';
import { Mark } from './Mark.tsx';
import { useInteractionState } from './use-interaction-state.ts';
import { followQuestion, setBookmark, setLike } from './set-mark.ts';

interface InteractionBarProps {
  /** Of the question, or of an answer to it. */
  id: string;
  questionId: string;
}

/** What a reader can do with a post beside voting; shown at once, and taken back with the reason where it is refused. */
export function InteractionBar({ id, questionId }: InteractionBarProps) {
  const { t } = useLingui();
  const { state, locked } = useInteractionState(id, questionId);
  const graph = useApolloClient();
  const user = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [guest, setGuest] = useState(false);
  const [chosen, setOpen] = useState<boolean>();
  const isLinked = useLinkedPost() === id;
  const open = chosen ?? isLinked;

  const act = async (send: () => Promise<string | null>) => {
    if (!user) return setGuest(true);
    setRefusal(null);
    try {
      setRefusal(await send());
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
  };

  // Until it is known it looks like a post that nobody has touched.
  const post = state ?? { ...UNTOUCHED, id, __typename: id === questionId ? 'Question' : 'Answer' };
  const { likeCount, bookmarkCount, commentCount, viewer } = post;
  const liked = viewer?.liked ?? false;
  const bookmarked = viewer?.bookmarked ?? false;
  const following = (viewer && 'following' in viewer && viewer.following) ?? false;

  return (
    <div>
      <div role="group" aria-label={t`React to this post`} className="-ml-2 flex items-center gap-x-1">
        <Mark
          kind="like"
          label={liked ? t`Remove like` : t`Like`}
          pressed={liked}
          count={likeCount}
          onClick={() => act(() => setLike(graph, post, !liked))}
        />
        <Mark
          kind="bookmark"
          label={bookmarked ? t`Remove bookmark` : t`Bookmark`}
          pressed={bookmarked}
          count={bookmarkCount}
          onClick={() => act(() => setBookmark(graph, post, !bookmarked))}
        />
        {id === questionId && (
          <Mark
            kind="follow"
            label={following ? t`Unfollow this question` : t`Follow this question`}
            pressed={following}
            onClick={() => act(() => followQuestion(graph, id, !following))}
          />
        )}
        <Mark
          kind="comment"
          label={open ? t`Hide comments` : commentCount === 0 ? t`Comment` : t`Show comments`}
          expanded={open}
          count={commentCount}
          onClick={() => setOpen(!open)}
        >
          {commentCount === 0 && (
            <span>
              <Trans>Comment</Trans>
            </span>
          )}
        </Mark>
      </div>
      {refusal && (
        <p role="alert" className="mt-1 text-sm text-wrong">
          {refusal}
        </p>
      )}
      {guest && !user && <NeedsAccount />}
      {open && <CommentThread postId={id} locked={locked} />}
    </div>
  );
}

const UNTOUCHED = { likeCount: 0, bookmarkCount: 0, commentCount: 0, viewer: null };

/** Why a guest's act was not done. */
const NeedsAccount = () => (
  <p role="alert" className="mt-1 text-sm text-soft">
    <Trans>Likes, bookmarks and follows are kept on your account, so that you find them again.</Trans>{' '}
    <button
      type="button"
      className="font-medium text-brand-text underline underline-offset-2"
      onClick={() => openSignIn('login')}
    >
      <Trans>Sign in</Trans>
    </button>
  </p>
);
