import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { closeSignIn, setAuthMode, useSignInPrompt } from '../../lib/auth/sign-in-prompt.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignupForm } from './SignupForm.tsx';
import { useModeReset } from './use-mode-reset.ts';

const NOBODY = { name: '', email: '' };

export function AuthDialog() {
  const { open, mode, reason } = useSignInPrompt();
  const [busy, setBusy] = useState(false);
  // Outlives the forms, as no password does.
  const [person, setPerson] = useState(NOBODY);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  useModeReset(open);

  const during = async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await act();
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    if (busy) return;
    closeSignIn();
    setUnconfirmed(null);
  };
  const done = () => {
    closeSignIn();
    setPerson(NOBODY);
  };
  const form = { firstField, busy, during, person, onPerson: setPerson, onDone: done };

  return (
    <Dialog
      open={open}
      onClose={close}
      initialFocus={firstField}
      title={<Title mode={mode} />}
      description={unconfirmed ? '' : reason}
    >
      {unconfirmed ? (
        <p role="status">
          <Trans>
            Your account was created. Open the link we sent to {unconfirmed} to confirm your address.
          </Trans>
        </p>
      ) : mode === 'login' ? (
        <LoginForm {...form} />
      ) : (
        <SignupForm
          {...form}
          onUnconfirmed={(email) => {
            setUnconfirmed(email);
            setPerson(NOBODY);
          }}
        />
      )}
      {!unconfirmed && <ModeSwitch mode={mode} disabled={busy} />}
    </Dialog>
  );
}

function Title({ mode }: { mode: 'login' | 'signup' }) {
  return mode === 'login' ? <Trans>Sign in</Trans> : <Trans>Create your account</Trans>;
}

function ModeSwitch({ mode, disabled }: { mode: 'login' | 'signup'; disabled: boolean }) {
  const login = mode === 'login';
  return (
    <p className="mt-5 border-t border-line pt-4 text-sm text-soft">
      {login ? <Trans>No account yet?</Trans> : <Trans>Already have an account?</Trans>}{' '}
      <button
        type="button"
        disabled={disabled}
        onClick={() => setAuthMode(login ? 'signup' : 'login')}
        className="min-h-6 rounded-sm font-semibold text-brand-text hover:underline disabled:opacity-60 pointer-coarse:min-h-11"
      >
        {login ? <Trans>Create one</Trans> : <Trans>Sign in</Trans>}
      </button>
    </p>
  );
}
