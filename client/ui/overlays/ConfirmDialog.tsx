import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { Refusal } from '../loading/states.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: ReactNode;
  /** What goes with it. */
  children: ReactNode;
  /** Deletes, or says why not. */
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

/** Deleting asks for confirmation; a refusal is shown in the same dialog. */
export function ConfirmDialog({ title, children, onDelete, onClose }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    setRefusal(await onDelete());
    setBusy(false);
  };

  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere text-soft">{children}</p>
        {refusal && <Refusal>{refusal}</Refusal>}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={confirm}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
