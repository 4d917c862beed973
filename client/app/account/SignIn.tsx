import { Suspense } from 'react';
import { useSignInPrompt } from '../../lib/auth/sign-in-prompt.ts';
import { overPage } from '../../ui/loading/lazy-component.tsx';
import { useEverTrue } from '../../ui/loading/use-ever-true.ts';
import { lazyPart } from '../loading/lazy-feature.tsx';

export const loadSignIn = () => import('../../features/accounts/AuthDialog.tsx');
const AuthDialog = lazyPart('accounts', async () => (await loadSignIn()).AuthDialog, {
  replacement: overPage,
});

/** The dialog of accounts, loaded when it is first asked for. */
export function SignIn() {
  const { open } = useSignInPrompt();
  const everOpened = useEverTrue(open);
  return (
    everOpened && (
      <Suspense>
        <AuthDialog />
      </Suspense>
    )
  );
}
