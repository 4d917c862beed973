import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { overPage, part } from '../../ui/loading/lazy-component.tsx';
import { useOverlay } from '../../ui/overlays/use-overlay.ts';

const load = () => import('./SettingsPopover.tsx');
const SettingsPopover = part(async () => (await load()).SettingsPopover, overPage);

export function SettingsButton() {
  const { t } = useLingui();
  const { everOpened, trigger, anchored } = useOverlay(load, 'dialog');
  return (
    <>
      <IconButton label={t`Settings`} {...trigger}>
        <Icon name="settings" />
      </IconButton>
      {everOpened && (
        <Suspense>
          <SettingsPopover {...anchored} />
        </Suspense>
      )}
    </>
  );
}
