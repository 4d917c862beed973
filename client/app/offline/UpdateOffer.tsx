import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { startWorker, takeNewerVersion, useNewerVersion } from './service-worker.ts';

/** Starts what keeps pages for reading offline. Says that a newer Lemma is there; nobody is made to take it in the middle of something. */
export function UpdateOffer() {
  const newer = useNewerVersion();
  const [later, putOff] = useState<ServiceWorker | null>(null);
  useEffect(startWorker, []);
  if (!newer || newer === later) return null;

  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-md flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 text-sm shadow-card"
    >
      <p className="min-w-40 flex-1">
        <Trans>A newer version of Lemma is ready.</Trans>
      </p>
      <div className="flex gap-2">
        <Button size="small" look="quiet" onClick={() => putOff(newer)}>
          <Trans>Later</Trans>
        </Button>
        <Button size="small" look="primary" onClick={takeNewerVersion}>
          <Trans>Load it</Trans>
        </Button>
      </div>
    </div>
  );
}
