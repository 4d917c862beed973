import { Trans } from '@lingui/react/macro';
import { openPanel } from '../../lib/panel.ts';
import { Button } from '../../ui/Button.tsx';
import { Waiting } from '../../ui/states.tsx';

const PLACE =
  'fixed top-14 right-0 bottom-0 z-20 flex w-[380px] max-w-full flex-col border-l border-line bg-card max-sm:top-0 max-sm:z-50 max-sm:w-full';

/** In the panel's place while its code is on the way. */
export function PanelWaiting() {
  return (
    <div className={PLACE}>
      <Waiting />
    </div>
  );
}

/** In the panel's place where its code could not be loaded, as without a network. */
export function PanelFailure() {
  return (
    <div role="alert" className={`${PLACE} items-start gap-4 p-6`}>
      <p>
        <Trans>The tutor could not be loaded. Check the network; this page stays as it is.</Trans>
      </p>
      <div className="flex gap-2">
        <Button look="primary" onClick={() => location.reload()}>
          <Trans>Load the page again</Trans>
        </Button>
        <Button onClick={() => openPanel(false)}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
