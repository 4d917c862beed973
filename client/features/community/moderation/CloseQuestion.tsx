import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import type { CloseReason, QuestionStatus } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { Act } from '../post/PostActions.tsx';
import { CloseReasonFields } from './CloseReasonFields.tsx';
import { useClosing } from './use-closing.ts';

const Dialog = part(async () => (await import('../../../ui/overlays/Dialog.tsx')).Dialog, overPage);

interface CloseQuestionProps {
  id: string;
  status: QuestionStatus;
  /** For staff. */
  canLock: boolean;
}

/** Closes a question with a reason, opens it again, and for staff locks and unlocks it. */
export function CloseQuestion({ id, status, canLock }: CloseQuestionProps) {
  return (
    <>
      {status !== 'LOCKED' && <Closing id={id} closed={status === 'CLOSED'} />}
      {canLock && <Locking id={id} locked={status === 'LOCKED'} />}
    </>
  );
}

function Locking({ id, locked }: { id: string; locked: boolean }) {
  const { lock, isLocking, refusal } = useClosing(id);
  return (
    <>
      <Act onClick={() => !isLocking && void lock(!locked)}>
        {locked ? <Trans>Unlock</Trans> : <Trans>Lock</Trans>}
      </Act>
      {refusal && <Refusal>{refusal}</Refusal>}
    </>
  );
}

function Closing({ id, closed }: { id: string; closed: boolean }) {
  const [open, setOpen] = useState(false);
  const reason = useDraftField<CloseReason>(`close:${id}:reason`, 'UNCLEAR');
  const original = useDraftField(`close:${id}`, '');
  const { close, reopen, isClosing, isReopening, refusal } = useClosing(id);

  const send = async () => {
    if (!(await close(reason.text, original.text))) return;
    setOpen(false);
    for (const { discard } of [reason, original]) discard();
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
              reason={reason.text}
              onReason={reason.setText}
              original={original.text}
              onOriginal={original.setText}
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
