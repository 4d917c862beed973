import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { useFollowTagOnPageMutation } from './Tags.gen.ts';

/** Shown at once, and taken back with a sentence where it is refused. */
export function FollowTag({ tag, following: known }: { tag: string; following: boolean }) {
  const { t } = useLingui();
  const me = useSession();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { refusal, act } = useRefusal();
  const [send] = useFollowTagOnPageMutation();
  const following = me ? (chosen ?? known) : false;

  const follow = async (active: boolean) => {
    setChosen(active);
    const done = await act(async () => (await send({ variables: { tag, active } })).data?.followTag);
    if (!done) setChosen(!active);
  };

  return (
    <div className="flex flex-col items-end gap-2">
      <Button
        look={following ? 'plain' : 'primary'}
        aria-pressed={following}
        onClick={() =>
          me
            ? void follow(!following)
            : openSignIn('login', t`What you follow is kept on your account, so that you find it again.`)
        }
      >
        {following ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
      </Button>
      {refusal && <Refusal>{refusal}</Refusal>}
    </div>
  );
}
