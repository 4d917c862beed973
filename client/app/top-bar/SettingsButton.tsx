import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOverlay } from '../../ui/overlays/use-overlay.ts';

const load = () => import('./SettingsPopover.tsx');
const SettingsPopover = lazy(async () => ({ default: (await load()).SettingsPopover }));

export function SettingsButton() {
  const { t } = useLingui();
  const { wanted, trigger, anchored } = useOverlay(load, 'dialog');
  return (
    <>
      <IconButton label={t`Settings`} {...trigger}>
        <Icon name="settings" />
      </IconButton>
      {wanted && (
        <Suspense>
          <SettingsPopover {...anchored} />
        </Suspense>
      )}
    </>
  );
}
