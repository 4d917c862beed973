import { Trans, useLingui } from '@lingui/react/macro';
import { useModifierKey, useShortcutsEnabled } from '../../lib/device/shortcuts.ts';
import { Key } from '../../ui/Key.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const enabled = useShortcutsEnabled();
  const modifierKey = useModifierKey();
  const keys: [string, string][] = [
    ['/', t`Search`],
    ['?', t`Show this list`],
    [`${modifierKey} E`, t`Ask the tutor about the selection`],
    [`${modifierKey} Enter`, t`Post`],
    ['Esc', t`Close the open dialog or menu`],
  ];

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Keyboard shortcuts</Trans>}
      description={enabled && <Trans>Single keys can be switched off in the settings.</Trans>}
    >
      <dl className="divide-y divide-line">
        {keys.map(([key, act]) => (
          <div key={key} className="flex items-center justify-between gap-4 py-2.5 text-sm">
            <dt>{act}</dt>
            <dd>
              <Key>{key}</Key>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
