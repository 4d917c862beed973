import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  install,
  type InstallOffer,
  type Instructions,
  putOffInstall,
} from '../../lib/device/install-offer.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface InstallDialogProps {
  offer: InstallOffer;
  onClose: () => void;
}

export function InstallDialog({ offer: { instructions }, onClose }: InstallDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Install Lemma</Trans>}
      description={
        <Trans>It gets its own icon and window, and what you have read is available offline.</Trans>
      }
    >
      {instructions && <Steps of={instructions} />}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={putOffInstall}>
          <Trans>Maybe Later</Trans>
        </Button>
        {!instructions && (
          <Button look="primary" onClick={() => void install()}>
            <Trans>Install</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Steps({ of }: { of: Instructions }) {
  return (
    <ol className="list-decimal space-y-2 pl-5">
      {STEPS[of].map((step, i) => (
        <li key={i}>{step}</li>
      ))}
    </ol>
  );
}

const STEPS: Record<Instructions, ReactNode[]> = {
  ios: [
    <Trans key="share">Tap the share button of the browser.</Trans>,
    <Trans key="add">Choose “Add to Home Screen”.</Trans>,
    <Trans key="confirm">Confirm with “Add”.</Trans>,
  ],
  'mac-safari': [
    <Trans key="file">Open the File menu of Safari.</Trans>,
    <Trans key="dock">Choose “Add to Dock”.</Trans>,
  ],
  'firefox-android': [
    <Trans key="menu">Open the menu of Firefox.</Trans>,
    <Trans key="install">Choose “Install” or “Add to Home screen”.</Trans>,
  ],
};
