import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { tellOtherTabs } from '../../../lib/graph/other-tabs.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useLeaving } from '../../../ui/overlays/use-leaving.ts';
import { Refusal } from '../../../ui/loading/states.tsx';
import { type CommentItemFragment, useVoteOnCommentMutation } from './Comments.gen.ts';

/** A vote up, shown at once and taken back with the reason where it is refused. */
export function CommentVote({ comment: { id, score, viewer } }: { comment: CommentItemFragment }) {
  const { t } = useLingui();
  const user = useSession();
  const [vote] = useVoteOnCommentMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [guest, setGuest] = useState(false);
  const note = useLeaving(() => setGuest(false));
  const voted = viewer?.vote === 'UP';

  const cast = async () => {
    if (!user) return setGuest(true);
    setRefusal(null);
    const after = { postId: id, score: score + (voted ? -1 : 1), vote: voted ? null : ('UP' as const) };
    try {
      const { data } = await vote({
        variables: { input: { postId: id, type: voted ? 'NONE' : 'UP' } },
        context: { inOrder: id },
        // A vote that will be refused is sent for the reason, and not shown.
        ...((viewer?.canVote ?? true) && { optimisticResponse: { vote: { __typename: 'Tally', ...after } } }),
        update(cache, { data: result }) {
          const tally = result?.vote;
          if (tally?.__typename !== 'Tally') return;
          cache.modify({
            id: cache.identify({ __typename: 'Comment', id }) ?? '',
            fields: {
              score: () => tally.score,
              viewer: (before) => before && { ...before, vote: tally.vote },
            },
          });
        },
      });
      if (data?.vote.__typename === 'Tally') {
        const { score: counted, vote: type } = data.vote;
        tellOtherTabs({ __typename: 'Comment', id }, { fields: { score: counted }, viewer: { vote: type } });
      }
      if (data && 'message' in data.vote) setRefusal(data.vote.message);
    } catch {
      setRefusal(t`Your vote could not be sent. Try again.`);
    }
  };

  return (
    <div className="relative flex w-8 shrink-0 flex-col items-center">
      <button
        type="button"
        aria-label={t`Vote this comment up`}
        aria-pressed={voted}
        onClick={() => void cast()}
        className={`grid size-7 place-items-center rounded-control pointer-coarse:size-11 ${voted ? 'text-brand-text' : 'text-faint hover:text-ink'}`}
      >
        <Icon name="arrow-up" className="size-3.5" />
      </button>
      {score > 0 && <span className="text-xs text-soft tabular-nums">{score}</span>}
      {guest && !user && (
        <p
          ref={note}
          role="alert"
          className="absolute top-0 left-9 z-10 w-56 rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-card"
        >
          <Trans>Voting needs an account, so that everybody has one vote.</Trans>{' '}
          <button
            type="button"
            onClick={() => openSignIn('login')}
            className="font-medium text-brand-text underline underline-offset-2"
          >
            <Trans>Sign in</Trans>
          </button>
        </p>
      )}
      {refusal && (
        <div className="absolute top-0 left-9 z-10 w-56 rounded-control bg-raised shadow-card">
          <Refusal>{refusal}</Refusal>
        </div>
      )}
    </div>
  );
}
