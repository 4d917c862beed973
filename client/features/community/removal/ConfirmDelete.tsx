import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { Act } from '../post/PostActions.tsx';

const Dialog = part(async () => (await import('../../../ui/overlays/Dialog.tsx')).Dialog, overPage);

interface ConfirmDeleteProps {
  title: ReactNode;
  children: ReactNode;
  /** Deletes, or says why not. */
  onDelete: () => Promise<string | null>;
}

/** Deleting asks once more; a refusal stands where the question was put. */
export function ConfirmDelete({ title, children, onDelete }: ConfirmDeleteProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setRefusal(await onDelete());
    setBusy(false);
  };

  return (
    <>
      <Act danger onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Act>
      {open && (
        <Suspense>
          <Dialog open title={title} onClose={() => setOpen(false)}>
            <div className="flex flex-col gap-5">
              <p className="text-soft">{children}</p>
              {refusal && <Refusal>{refusal}</Refusal>}
              <div className="flex justify-end gap-3">
                <Button onClick={() => setOpen(false)}>
                  <Trans>Keep it</Trans>
                </Button>
                <Button look="danger" busy={busy} onClick={confirm}>
                  <Trans>Delete</Trans>
                </Button>
              </div>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
