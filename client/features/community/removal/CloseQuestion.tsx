import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { CloseReason } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { Act } from '../post/PostActions.tsx';
import { useCloseQuestionMutation, useReopenQuestionMutation } from './Removal.gen.ts';
import { useCloseReasons } from './use-close-reasons.ts';

const Dialog = part(async () => (await import('../../../ui/overlays/Dialog.tsx')).Dialog, overPage);

/** Closes a question with a reason, or opens it again. */
export function CloseQuestion({ id, closed }: { id: string; closed: boolean }) {
  const { t } = useLingui();
  const reasons = useCloseReasons();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<CloseReason>('UNCLEAR');
  const [original, setOriginal] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [close, closing] = useCloseQuestionMutation();
  const [reopen, reopening] = useReopenQuestionMutation();

  const send = async () => {
    setRefusal(null);
    try {
      const duplicateOfId = reason === 'DUPLICATE' ? (original.trim().split('/').at(-1) ?? '') : null;
      const { data } = await close({ variables: { id, reason, duplicateOfId } });
      if (data!.closeQuestion.__typename === 'Question') setOpen(false);
      else setRefusal(data!.closeQuestion.message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
  };

  const openAgain = async () => {
    setRefusal(null);
    try {
      const { data } = await reopen({ variables: { id } });
      if ('message' in data!.reopenQuestion) setRefusal(data!.reopenQuestion.message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
  };

  if (closed)
    return (
      <>
        <Act onClick={() => !reopening.loading && void openAgain()}>
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
            <fieldset className="flex flex-col gap-2">
              <legend className="mb-2 text-sm text-soft">
                <Trans>It takes no more answers until it is reopened. Why?</Trans>
              </legend>
              {Object.entries(reasons).map(([value, label]) => (
                <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
                  <input
                    type="radio"
                    name="reason"
                    checked={reason === value}
                    onChange={() => setReason(value as CloseReason)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            {reason === 'DUPLICATE' && (
              <div className="mt-3">
                <Input
                  label={<Trans>Link to the question that this one repeats</Trans>}
                  value={original}
                  onChange={(event) => setOriginal(event.target.value)}
                />
              </div>
            )}
            {refusal && (
              <div className="mt-3">
                <Refusal>{refusal}</Refusal>
              </div>
            )}
            <div className="mt-5 flex justify-end gap-3">
              <Button onClick={() => setOpen(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button look="primary" busy={closing.loading} onClick={() => void send()}>
                <Trans>Close question</Trans>
              </Button>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
