import { useLingui } from '@lingui/react/macro';
import type { AnchoredProps } from '../../ui/overlays/anchored.ts';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { Settings } from './Settings.tsx';

export function SettingsPopover(anchored: AnchoredProps) {
  const { t } = useLingui();
  return (
    <Popover label={t`Settings`} {...anchored}>
      <Settings />
    </Popover>
  );
}
