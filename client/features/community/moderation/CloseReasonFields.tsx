import { Trans } from '@lingui/react/macro';
import type { CloseReason } from '../../../lib/graph/schema-types.ts';
import { Input } from '../../../ui/fields/Input.tsx';
import { useCloseReasons } from './use-close-reasons.ts';

interface CloseReasonFieldsProps {
  reason: CloseReason;
  onReason: (reason: CloseReason) => void;
  /** The address of the question that this one repeats. */
  original: string;
  onOriginal: (address: string) => void;
}

/** Why a question is closed, and which one it repeats. */
export function CloseReasonFields({ reason, onReason, original, onOriginal }: CloseReasonFieldsProps) {
  const reasons = useCloseReasons();
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm text-soft">
          <Trans>It will not accept answers until it is reopened. Why are you closing it?</Trans>
        </legend>
        {Object.entries(reasons).map(([value, label]) => (
          <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="reason"
              checked={reason === value}
              onChange={() => onReason(value as CloseReason)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {reason === 'DUPLICATE' && (
        <div className="mt-3">
          <Input
            label={<Trans>Link to the question that this one duplicates</Trans>}
            value={original}
            onChange={(event) => onOriginal(event.target.value)}
          />
        </div>
      )}
    </>
  );
}
