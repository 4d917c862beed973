import { Suspense, useState } from 'react';
import { useShortcut } from '../../lib/device/shortcuts.ts';
import { overPage, part } from '../../ui/loading/lazy-component.tsx';
import { useEverTrue } from '../../ui/loading/use-ever-true.ts';

const ShortcutsDialog = part(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog, overPage);

/** Lists the keys when somebody presses the question mark. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const everOpened = useEverTrue(open);
  useShortcut('?', () => setOpen(true));

  return (
    everOpened && (
      <Suspense>
        <ShortcutsDialog open={open} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
