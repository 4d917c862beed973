import { Trans } from '@lingui/react/macro';
import { type ComponentProps, Suspense, useState } from 'react';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import type { ConfirmDialog as Dialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Act } from '../post/PostActions.tsx';

const ConfirmDialog = part(
  async () => (await import('../../../ui/overlays/ConfirmDialog.tsx')).ConfirmDialog,
  overPage,
);

/** Deletes a post after a confirmation. */
export function ConfirmDelete(dialog: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Act danger onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Act>
      {open && (
        <Suspense>
          <ConfirmDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
