import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef, useState } from 'react';
import { getAccessToken } from '../../lib/auth/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Refusal } from '../../ui/loading/states.tsx';
import { useRemovePictureMutation } from './EditProfile.gen.ts';

/** Chooses one’s picture, of which a square of the middle is kept, or takes it away. */
export function PictureField({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [remove] = useRemovePictureMutation();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = '';
    if (!picture) return;
    setBusy(true);
    setRefusal('');
    try {
      const { url, message } = await send(picture, i18n.locale);
      if (url)
        client.cache.modify({
          id: client.cache.identify({ __typename: 'User', id: userId })!,
          fields: { avatarUrl: () => url },
        });
      else setRefusal(message ?? t`This could not be sent. Try again.`);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    } finally {
      setBusy(false);
    }
  };

  const takeAway = async () => {
    setRefusal('');
    try {
      const { data } = await remove({ variables: { userId } });
      if (data!.removeAvatar.__typename !== 'User') setRefusal(data!.removeAvatar.message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
  };

  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">
        <Trans>Picture</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => file.current?.click()}>
          <Trans>Choose a picture</Trans>
        </Button>
        <Button look="quiet" onClick={() => void takeAway()}>
          <Trans>Remove picture</Trans>
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={t`Choose a picture`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      <p className="text-sm text-faint">
        <Trans>A square of its middle is shown. Where it was taken is not kept.</Trans>
      </p>
      {refusal && <Refusal>{refusal}</Refusal>}
    </div>
  );
}

async function send(picture: File, language: string): Promise<{ url?: string; message?: string }> {
  const token = await getAccessToken();
  const response = await fetch('/api/community/profiles/me/avatar', {
    method: 'POST',
    headers: { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) },
    body: picture,
  });
  const answer = (await response.json()) as { data?: { url: string }; message?: string };
  return response.ok ? { url: answer.data!.url } : { ...(answer.message && { message: answer.message }) };
}
