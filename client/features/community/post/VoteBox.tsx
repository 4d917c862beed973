import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import type { VoteType } from '../../../lib/graph/schema-types.ts';
import { Count } from '../../../ui/Count.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useLeaving } from '../../../ui/overlays/use-leaving.ts';
import type { Post } from './cast-vote.ts';

const loadVoting = () => import('./cast-vote.ts');

interface VoteBoxProps {
  post: Post;
  /** Null for posts of live events, which know no reader. */
  viewer: { vote: VoteType | null; canVoteUp: boolean; canVoteDown: boolean } | null;
}

/** Votes at once and takes it back, with the reason, when it is refused. */
export function VoteBox({ post, viewer }: VoteBoxProps) {
  const { t } = useLingui();
  const user = useSession();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [guest, setGuest] = useState(false);
  const graph = useApolloClient();
  const vote = viewer?.vote ?? null;
  const may = { UP: viewer?.canVoteUp ?? true, DOWN: viewer?.canVoteDown ?? true };

  const cast = async (pressed: 'UP' | 'DOWN') => {
    if (!user) return setGuest(true);
    setRefusal(null);
    const type = vote === pressed ? 'NONE' : pressed;
    try {
      const { castVote } = await loadVoting();
      // A vote that will be refused is sent for the reason, and not shown.
      setRefusal(await castVote(graph, post, vote, type, { optimistic: may[pressed] }));
    } catch {
      setRefusal(t`Your vote could not be sent. Try again.`);
    }
  };

  // A failure shows at the vote.
  const prepare = () => void loadVoting().catch(() => {});

  return (
    <div className="flex flex-col items-center gap-1" onPointerEnter={prepare} onFocus={prepare}>
      <Arrow
        icon="arrow-up"
        label={t`Vote up`}
        pressed={vote === 'UP'}
        allowed={may.UP}
        onClick={() => cast('UP')}
      />
      <p className="text-lg font-semibold" aria-label={t`Score ${post.score}`}>
        <Count value={post.score} />
      </p>
      <Arrow
        icon="arrow-down"
        label={t`Vote down`}
        pressed={vote === 'DOWN'}
        allowed={may.DOWN}
        onClick={() => cast('DOWN')}
      />
      {refusal && (
        <Note act={<Trans>Got it</Trans>} onAct={() => setRefusal(null)}>
          <span className="text-wrong">{refusal}</span>
        </Note>
      )}
      {guest && !user && (
        <Note act={<Trans>Sign in</Trans>} onAct={() => openSignIn('login')} onLeave={() => setGuest(false)}>
          <Trans>Voting needs an account, so that everybody has one vote.</Trans>
        </Note>
      )}
    </div>
  );
}

interface NoteProps {
  act: ReactNode;
  onAct: () => void;
  /** For a note that goes with Escape and with a press elsewhere. */
  onLeave?: () => void;
  children: ReactNode;
}

/** Why a vote does not count, beside the arrows. */
const Note = ({ act, onAct, onLeave, children }: NoteProps) => (
  <p
    ref={useLeaving(onLeave)}
    role="alert"
    className="absolute top-0 left-14 z-10 max-w-72 rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-card"
  >
    {children}{' '}
    <button
      type="button"
      onClick={onAct}
      className="font-medium text-brand-text underline underline-offset-2"
    >
      {act}
    </button>
  </p>
);

interface ArrowProps {
  icon: 'arrow-up' | 'arrow-down';
  label: string;
  pressed: boolean;
  /** An arrow that is not allowed is faint; pressing it shows why. */
  allowed: boolean;
  onClick: () => void;
}

function Arrow({ icon, label, pressed, allowed, onClick }: ArrowProps) {
  const idle = allowed
    ? 'border-line bg-card text-soft hover:border-edge hover:text-ink'
    : 'border-transparent text-faint';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={`grid size-9 place-items-center rounded-control border transition pointer-coarse:size-11 ${pressed ? 'border-brand-text bg-brand-wash text-brand-text' : idle}`}
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
