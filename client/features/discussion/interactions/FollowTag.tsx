import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFollowedTagQuery, useFollowTagMutation } from './Interactions.gen.ts';

/** Follows a tag or ends it; shown at once, and taken back with the reason where it is refused. */
export function FollowTag({ tag }: { tag: string }) {
  const { t } = useLingui();
  const user = useSession();
  const { data } = useFollowedTagQuery({ variables: { tag } });
  const [follow] = useFollowTagMutation();
  const [changed, setChanged] = useState<boolean | null>(null);
  const { refusal, act } = useRefusal();
  const following = changed ?? data?.tags.find(({ name }) => name === tag)?.following ?? false;

  const press = async () => {
    if (!user)
      return openSignIn('login', t`What you follow is kept on your account, so that you find it again.`);
    setChanged(!following);
    const input = { tag, active: !following };
    const done = await act(async () => (await follow({ variables: { input } })).data?.followTag);
    if (!done) setChanged(following);
  };

  return (
    <>
      <Button size="small" aria-pressed={following} onClick={() => void press()}>
        {following ? <Trans>Following “{tag}”</Trans> : <Trans>Follow “{tag}”</Trans>}
      </Button>
      {refusal && (
        <span role="alert" className="text-sm text-wrong">
          {refusal}
        </span>
      )}
    </>
  );
}
