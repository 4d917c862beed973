import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { InstallOffer } from '../../lib/device/install-offer.ts';
import { Button } from '../../ui/Button.tsx';
import { RareIcon } from '../../ui/RareIcon.tsx';
import { overPage, part } from '../../ui/loading/lazy-component.tsx';

const load = () => import('./InstallDialog.tsx');
const InstallDialog = part(async () => (await load()).InstallDialog, overPage);

/** The button that floats once the browser offers to install, and the dialog that it opens. */
export function InstallBanner({ offer }: { offer: InstallOffer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onPointerEnter={() => void load().catch(() => {})}
        onFocus={() => void load().catch(() => {})}
        onClick={() => setOpen(true)}
        className="fixed bottom-4 left-4 z-20 shadow-card transition starting:translate-y-2 starting:opacity-0"
      >
        <RareIcon name="plus" className="size-4" />
        <Trans>Install Lemma</Trans>
      </Button>
      {open && (
        <Suspense>
          <InstallDialog offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
