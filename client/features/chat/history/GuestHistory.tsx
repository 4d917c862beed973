import { Trans } from '@lingui/react/macro';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';

/** What guests have: the one conversation of this device, and what an account would bring. */
export function GuestHistory({ isCurrent, onChoose }: { isCurrent: boolean; onChoose: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={paths.askAi()}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        className={`rounded-control px-2.5 py-2 transition hover:bg-brand-wash ${isCurrent ? 'bg-brand-wash' : ''}`}
      >
        <span className="block text-sm font-semibold text-brand-text">
          <Trans>Conversation on this device</Trans>
        </span>
        <span className="mt-0.5 block text-xs text-soft">
          <Trans>saved in this browser only</Trans>
        </span>
      </Link>
      <div className="mx-1 rounded-card border border-line bg-card p-4 text-sm">
        <p className="text-soft">
          <Trans>
            With a free account every conversation is saved: you can search for it on any device, and a reply
            is finished even if you close the page.
          </Trans>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" look="primary" onClick={() => openSignIn('signup')}>
            <Trans>Start for Free</Trans>
          </Button>
          <Button size="small" onClick={() => openSignIn('login')}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
