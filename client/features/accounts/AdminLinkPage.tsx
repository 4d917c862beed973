import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { openSignIn } from '../../lib/auth/sign-in-prompt.ts';
import { type SessionUser, useSession } from '../../lib/auth/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Failure, Refusal, Waiting } from '../../ui/loading/states.tsx';
import { type AdminLink, becomeAdmin, LinkRefused, lookAt } from './admin-link.ts';
import { NewAdminForm } from './NewAdminForm.tsx';

type LinkState = AdminLink | 'refused' | 'failed' | null;

/** The page of the link from `npm run admin`; its secret is in the fragment, which no server sees. */
export function AdminLinkPage() {
  const { t } = useLingui();
  usePageTitle(t`Become an admin`, t`Create this site’s first admin with a one-time link.`);
  const me = useSession();
  const [secret] = useState(() => location.hash.slice(1));
  const [link, setLink] = useState<LinkState>(null);
  const [refusal, setRefusal] = useState('');
  const [tries, setTries] = useState(0);
  const [done, setDone] = useState(false);

  useEffect(() => {
    lookAt(secret).then(setLink, (error: unknown) => {
      setLink(error instanceof LinkRefused ? 'refused' : 'failed');
      if (error instanceof LinkRefused) setRefusal(error.message);
    });
  }, [secret, tries]);

  return (
    <section className="mx-auto flex max-w-md flex-col gap-5 px-5 py-10 sm:py-14">
      <h1 className="font-serif text-3xl font-semibold text-balance zh:font-sans">
        <Trans>Become an admin</Trans>
      </h1>
      {done ? (
        <p role="status">
          <Trans>You are now an admin of this site. The link cannot be used again.</Trans>
        </p>
      ) : link === null ? (
        <Waiting />
      ) : link === 'failed' ? (
        <Failure onRetry={() => setTries(tries + 1)} />
      ) : link === 'refused' ? (
        <Refusal>{refusal}</Refusal>
      ) : me ? (
        <Promotion me={me} secret={secret} onDone={() => setDone(true)} />
      ) : link.registered ? (
        <SignInFirst>
          <Trans>This link is for {link.email}, which already has an account. Sign in to it first.</Trans>
        </SignInFirst>
      ) : (
        <>
          <NewAdminForm secret={secret} email={link.email} onDone={() => setDone(true)} />
          <SignInFirst>
            <Trans>Already have an account? Sign in to make it an admin account.</Trans>
          </SignInFirst>
        </>
      )}
    </section>
  );
}

function SignInFirst({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm text-soft">
      <p className="min-w-40 flex-1">{children}</p>
      <Button onClick={() => openSignIn('login')}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}

function Promotion({ me, secret, onDone }: { me: SessionUser; secret: string; onDone: () => void }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const accept = () => {
    setBusy(true);
    setRefusal(null);
    becomeAdmin(secret, null)
      .then(onDone, (error: unknown) => {
        setRefusal(
          (error instanceof LinkRefused && error.message) || t`Something went wrong. Please try again.`,
        );
      })
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p>
        <Trans>
          You are signed in as {me.name} ({me.email}).
        </Trans>
      </p>
      {refusal && <Refusal>{refusal}</Refusal>}
      <Button look="primary" busy={busy} onClick={accept}>
        <Trans>Make this account an admin</Trans>
      </Button>
    </>
  );
}
