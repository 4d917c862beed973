import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import type { VoteType } from '../../../lib/graph/schema-types.ts';
import { Count } from '../../../ui/Count.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Post } from './cast-vote.ts';

const loadVoting = () => import('./cast-vote.ts');

interface VoteBoxProps {
  post: Post;
  vote: VoteType | null;
  /** False for one's own post. */
  mayVote: boolean;
}

/** Votes at once and takes it back, with the reason, when it is refused. */
export function VoteBox({ post, vote, mayVote }: VoteBoxProps) {
  const { t } = useLingui();
  const user = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const graph = useApolloClient();

  const cast = async (pressed: 'UP' | 'DOWN') => {
    if (!user) return openSignIn('login');
    if (!mayVote) return setRefusal(t`You cannot vote on your own post.`);
    setRefusal(null);
    const type = vote === pressed ? 'NONE' : pressed;
    try {
      const { castVote } = await loadVoting();
      setRefusal(await castVote(graph, post, vote, type));
    } catch {
      setRefusal(t`Your vote could not be sent. Try again.`);
    }
  };

  // A failure shows when somebody votes.
  const prepare = () => void loadVoting().catch(() => {});

  return (
    <div className="flex flex-col items-center gap-1" onPointerEnter={prepare} onFocus={prepare}>
      <Arrow icon="arrow-up" label={t`Vote up`} pressed={vote === 'UP'} onClick={() => cast('UP')} />
      <p className="text-lg font-semibold" aria-label={t`Score ${post.score}`}>
        <Count value={post.score} />
      </p>
      <Arrow icon="arrow-down" label={t`Vote down`} pressed={vote === 'DOWN'} onClick={() => cast('DOWN')} />
      {refusal && (
        <p
          role="alert"
          className="absolute top-0 left-14 z-10 max-w-72 rounded-control border border-line bg-raised px-3 py-2 text-sm text-wrong shadow-card"
        >
          {refusal}{' '}
          <button
            type="button"
            onClick={() => setRefusal(null)}
            className="text-ink underline underline-offset-2"
          >
            <Trans>Close</Trans>
          </button>
        </p>
      )}
    </div>
  );
}

interface ArrowProps {
  icon: 'arrow-up' | 'arrow-down';
  label: string;
  pressed: boolean;
  onClick: () => void;
}

function Arrow({ icon, label, pressed, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={`grid size-9 place-items-center rounded-control border transition pointer-coarse:size-11 ${pressed ? 'border-brand-text bg-brand-wash text-brand-text' : 'border-line bg-card text-soft hover:border-edge hover:text-ink'}`}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
