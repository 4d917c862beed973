import { Trans, useLingui } from '@lingui/react/macro';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { type Measure, useMeasures } from './use-measures.ts';

interface MeasureFormProps {
  userId: string;
  measure: Measure;
  isAdmin: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the reason, and for how long somebody is suspended. */
export function MeasureForm({ userId, measure, isAdmin, onDone, onCancel }: MeasureFormProps) {
  const { t } = useLingui();
  const draftKey = `measure:${userId}:${measure}`;
  const { text: reason, setText: setReason, ...ofReason } = useDraftField(draftKey, '');
  const { text: days, setText: setDays, ...ofDays } = useDraftField(`${draftKey}:days`, '7');
  const { send, busy, fieldError, message } = useMeasures(userId);
  const titles: Record<Measure, string> = {
    warn: t`Warn`,
    suspend: t`Suspend`,
    lift: t`Lift the suspension`,
    promote: t`Make a moderator`,
    demote: t`Make a student`,
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={async (event) => {
        event.preventDefault();
        if (busy || !(await send(measure, reason, Number(days)))) return;
        for (const { forget } of [ofReason, ofDays]) forget();
        onDone();
      }}
    >
      {measure === 'suspend' && (
        <Input
          label={t`Days`}
          hint={isAdmin ? t`They may read but not write.` : t`At most 30. They may read but not write.`}
          error={fieldError('days')}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      )}
      <Input
        label={t`Reason`}
        hint={t`They will read it: 10 to 500 characters.`}
        error={fieldError('reason')}
        required
        autoFocus
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {message && <Refusal>{message}</Refusal>}
      <div className="flex justify-end gap-3">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look={measure === 'suspend' ? 'danger' : 'primary'} busy={busy}>
          {titles[measure]}
        </Button>
      </div>
    </form>
  );
}
