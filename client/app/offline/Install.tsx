import { Suspense, useEffect } from 'react';
import { awaitInstallOffer, useInstallOffer } from '../../lib/device/install-offer.ts';
import { unseen } from '../../ui/loading/lazy-component.tsx';
import { lazyPart } from '../loading/lazy-feature.tsx';

const InstallBanner = lazyPart(
  'install',
  async () => (await import('../../features/install/InstallBanner.tsx')).InstallBanner,
  { replacement: unseen },
);

/** Listens for the offer to install; what shows it is loaded when there is one. */
export function Install() {
  const offer = useInstallOffer();
  useEffect(awaitInstallOffer, []);

  return (
    offer && (
      <Suspense>
        <InstallBanner offer={offer} />
      </Suspense>
    )
  );
}
