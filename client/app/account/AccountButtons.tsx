import { Trans, useLingui } from '@lingui/react/macro';
import { openSignIn } from '../../lib/auth/sign-in-prompt.ts';
import { type SessionUser, signOut, useSession } from '../../lib/auth/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { MenuButton } from '../../ui/overlays/MenuButton.tsx';
import { loadSignIn } from './SignIn.tsx';

const prepare = () => void loadSignIn().catch(() => {});

/** The script in `index.html` knows of a session before the page is awake. */
const FOR_GUESTS = 'in-data-member:invisible';

/** Who is signed in, or the two ways of becoming that. */
export function AccountButtons() {
  const user = useSession();
  if (user) return <UserMenu user={user} />;

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
        className={`max-sm:hidden ${FOR_GUESTS}`}
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
  return (
    <MenuButton
      label={t`Account menu`}
      heading={
        <>
          <p className="font-semibold">{user.name}</p>
          {user.email !== user.name && <p className="text-xs text-faint">{user.email}</p>}
        </>
      }
      items={[{ key: 'sign-out', label: t`Sign out`, onSelect: () => void signOut() }]}
    >
      <Avatar name={user.name} />
    </MenuButton>
  );
}
