import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import type { CloseReason } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { CaseActs } from './use-case-acts.ts';

interface CloseDialogProps {
  caseId: string;
  acts: CaseActs;
  onClose: () => void;
}

/** Closes the question; one that was asked before leads to the other from then on. */
export function CloseDialog({ caseId, acts, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const {
    text: reason,
    setText: setReason,
    ...ofReason
  } = useDraftField<CloseReason>(`case:${caseId}:close-reason`, 'DUPLICATE');
  const { text: original, setText: setOriginal, ...ofOriginal } = useDraftField(`case:${caseId}:close`, '');
  const [busy, setBusy] = useState(false);
  const reasons: Record<CloseReason, string> = {
    DUPLICATE: t`It has been asked before`,
    UNCLEAR: t`It is unclear`,
    TOO_BROAD: t`It is too broad`,
    OFF_TOPIC: t`It does not belong here`,
    LIVE_EXAM: t`It is from an exam in progress`,
  };
  const send = async () => {
    setBusy(true);
    const done = await acts.close(reason, original);
    setBusy(false);
    if (!done) return;
    for (const { forget } of [ofReason, ofOriginal]) forget();
    onClose();
  };
  return (
    <Dialog open title={<Trans>Close the question</Trans>} onClose={onClose}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-2 text-sm text-soft">
            <Trans>Why?</Trans>
          </legend>
          {Object.entries(reasons).map(([value, label]) => (
            <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="radio"
                name="close-reason"
                checked={reason === value}
                onChange={() => setReason(value as CloseReason)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {reason === 'DUPLICATE' && (
          <Input
            label={<Trans>Link to the question that this one duplicates</Trans>}
            value={original}
            onChange={({ target }) => setOriginal(target.value)}
          />
        )}
        {acts.refusal && <Refusal>{acts.refusal}</Refusal>}
        <div className="mt-2 flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            <Trans>Close the question</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
