import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { CloseReason } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { Act } from '../post/PostActions.tsx';
import { CloseReasonFields } from './CloseReasonFields.tsx';
import { useClosing } from './use-closing.ts';

const Dialog = part(async () => (await import('../../../ui/overlays/Dialog.tsx')).Dialog, overPage);

/** Closes a question with a reason, or opens it again. */
export function CloseQuestion({ id, closed }: { id: string; closed: boolean }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<CloseReason>('UNCLEAR');
  const [original, setOriginal] = useState('');
  const { close, reopen, isClosing, isReopening, refusal } = useClosing(id);

  const send = async () => {
    if (await close(reason, original)) setOpen(false);
  };

  if (closed)
    return (
      <>
        <Act onClick={() => !isReopening && void reopen()}>
          <Trans>Reopen</Trans>
        </Act>
        {refusal && <Refusal>{refusal}</Refusal>}
      </>
    );
  return (
    <>
      <Act onClick={() => setOpen(true)}>
        <Trans>Close question</Trans>
      </Act>
      {open && (
        <Suspense>
          <Dialog open title={<Trans>Close this question</Trans>} onClose={() => setOpen(false)}>
            <CloseReasonFields
              reason={reason}
              onReason={setReason}
              original={original}
              onOriginal={setOriginal}
            />
            {refusal && (
              <div className="mt-3">
                <Refusal>{refusal}</Refusal>
              </div>
            )}
            <div className="mt-5 flex justify-end gap-3">
              <Button onClick={() => setOpen(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button look="primary" busy={isClosing} onClick={() => void send()}>
                <Trans>Close question</Trans>
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
