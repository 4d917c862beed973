import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { openSignIn } from '../../lib/auth/sign-in-prompt.ts';
import { type SessionUser, useSession } from '../../lib/auth/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { overPage, part } from '../../ui/loading/lazy-component.tsx';
import { useOverlay } from '../../ui/overlays/use-overlay.ts';
import { Inbox } from './Inbox.tsx';
import { loadSignIn } from './SignIn.tsx';

const loadMenu = () => import('./AccountMenu.tsx');
const AccountMenu = part(async () => (await loadMenu()).AccountMenu, overPage);

const prepare = () => void loadSignIn().catch(() => {});

/** The script in `index.html` knows of a session before the page is awake. */
const FOR_GUESTS = 'in-data-member:invisible';

/** Who is signed in, or the two ways of becoming that. */
export function AccountButtons() {
  const user = useSession();
  if (user)
    return (
      <>
        <Inbox key={user.id} />
        <UserMenu user={user} />
      </>
    );

  return (
    <>
      <Button
        className={FOR_GUESTS}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openSignIn('login')}
      >
        <Trans>Login</Trans>
      </Button>
      <Button
        look="primary"
        className={`max-sm:hidden desk:max-[90rem]:hidden ${FOR_GUESTS}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openSignIn('signup')}
      >
        <Trans>Start for Free</Trans>
      </Button>
    </>
  );
}

function UserMenu({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const { everOpened, trigger, anchored } = useOverlay(loadMenu, 'menu');
  return (
    <>
      <IconButton label={t`Account menu`} {...trigger}>
        <Avatar name={user.name} />
      </IconButton>
      {everOpened && (
        <Suspense>
          <AccountMenu user={user} {...anchored} />
        </Suspense>
      )}
    </>
  );
}
