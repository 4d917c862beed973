import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL, Field } from '../../../ui/fields/Field.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

interface ReasonDialogProps {
  /** Under this name the reason is kept on the device until it is sent. */
  draftKey: string;
  title: ReactNode;
  /** What comes of it. */
  children: ReactNode;
  refusal: string | null;
  /** Whether it was done. */
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason that those concerned will read. */
export function ReasonDialog({ draftKey, title, children, refusal, onSend, onClose }: ReasonDialogProps) {
  const { text: reason, setText: setReason, forget } = useDraftField(draftKey, '');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const done = await onSend(reason);
    setBusy(false);
    if (!done) return;
    forget();
    onClose();
  };
  return (
    <Dialog open title={title} description={children} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <Field
          label={<Trans>Reason</Trans>}
          hint={<Trans>10 to 500 characters. Those concerned will read it.</Trans>}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                  event.currentTarget.form?.requestSubmit();
              }}
              className={`py-2 ${CONTROL}`}
            />
          )}
        </Field>
        {refusal && <Refusal>{refusal}</Refusal>}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            <Trans>Confirm</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
