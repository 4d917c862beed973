import { Trans, useLingui } from '@lingui/react/macro';
import { openSignIn } from '../../lib/auth/sign-in-prompt.ts';
import { signOut, useSession } from '../../lib/auth/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { accountLinks } from '../account/account-links.ts';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { Settings } from './Settings.tsx';
import { SheetLink, SheetNavigation } from './SheetNavigation.tsx';

/** Everything of the bar, for screens too narrow to show it. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog sheet open={open} onClose={onClose} title={<Trans>Menu</Trans>}>
      <div className="flex flex-col gap-6">
        <SearchBox onSearch={onClose} />
        <SheetNavigation onNavigate={onClose} />
        <Account onDone={onClose} />
        <div className="border-t border-line pt-5">
          <Settings />
        </div>
      </div>
    </Dialog>
  );
}

function Account({ onDone }: { onDone: () => void }) {
  const { i18n, t } = useLingui();
  const user = useSession();
  const finish = (act: () => void) => () => {
    onDone();
    act();
  };

  if (user) {
    return (
      <section aria-label={t`Account menu`} className="border-t border-line pt-5">
        <div className="flex items-center justify-between gap-3">
          <p className="truncate font-semibold">{user.name}</p>
          <Button onClick={finish(() => void signOut())}>
            <Trans>Sign out</Trans>
          </Button>
        </div>
        <ul className="mt-2">
          {accountLinks(user).map(({ to, label }) => (
            <SheetLink key={to} to={to} onNavigate={onDone}>
              {i18n._(label)}
            </SheetLink>
          ))}
        </ul>
      </section>
    );
  }

  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line pt-5">
      <Button onClick={finish(() => openSignIn('login'))}>
        <Trans>Login</Trans>
      </Button>
      <Button look="primary" onClick={finish(() => openSignIn('signup'))}>
        <Trans>Start for Free</Trans>
      </Button>
    </div>
  );
}
