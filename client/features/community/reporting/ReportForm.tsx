import { Trans } from '@lingui/react/macro';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import type { ReportReason } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL } from '../../../ui/fields/Field.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { useReportReasons } from './use-report-reasons.ts';
import type { useSendReport } from './use-send-report.ts';

interface ReportFormProps {
  targetId: string;
  kind: 'question' | 'answer' | 'comment';
  sending: ReturnType<typeof useSendReport>;
  onCancel: () => void;
}

export function ReportForm({ targetId, kind, sending, onCancel }: ReportFormProps) {
  const reasons = useReportReasons(kind);
  const draftKey = `report:${targetId}`;
  const {
    text: reason,
    setText: setReason,
    ...ofReason
  } = useDraftField<ReportReason>(`${draftKey}:reason`, 'SPAM');
  const { text, setText, ...ofText } = useDraftField(draftKey, '');
  const { text: original, setText: setOriginal, ...ofOriginal } = useDraftField(`${draftKey}:original`, '');

  const send = async () => {
    if (!(await sending.send(reason, text, original))) return;
    for (const { forget } of [ofReason, ofText, ofOriginal]) forget();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 text-sm text-soft">
          <Trans>Only moderators see who reported something.</Trans>
        </legend>
        {Object.entries(reasons).map(([value, label]) => (
          <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="reason"
              checked={reason === value}
              onChange={() => setReason(value as ReportReason)}
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
            onChange={(event) => setOriginal(event.target.value)}
          />
        </div>
      )}
      <label className="mt-3 block text-sm">
        <span className="text-soft">
          {reason === 'OTHER' ? <Trans>What is wrong?</Trans> : <Trans>Anything to add? (optional)</Trans>}
        </span>
        <textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={3}
          className={`mt-1 py-2 ${CONTROL}`}
        />
      </label>
      {sending.refusal && (
        <div className="mt-3">
          <Refusal>{sending.refusal}</Refusal>
        </div>
      )}
      <div className="mt-5 flex justify-end gap-3">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="primary" busy={sending.isSending}>
          <Trans>Report</Trans>
        </Button>
      </div>
    </form>
  );
}
