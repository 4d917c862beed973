import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL } from '../../../ui/fields/Field.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import type { Settings, SettingsChange } from './use-change-settings.ts';

const USUAL = { from: '22:00', to: '07:00' };

interface QuietHoursProps {
  settings: Settings;
  onChange: (change: SettingsChange) => Promise<void>;
}

/** The hours in which nothing pops up, by the clocks where their reader lives. */
export function QuietHours({ settings: { quietHours, timeZone }, onChange }: QuietHoursProps) {
  const { t } = useLingui();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hours = quietHours && { from: quietHours.from, to: quietHours.to };
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={<Trans>Nothing pops up at night</Trans>}
        hint={<Trans>The bell goes on counting.</Trans>}
        on={hours !== null}
        onChange={(on) => void onChange({ quietHours: on ? USUAL : null, ...(on && { timeZone: here }) })}
      />
      {hours && (
        <div className="flex flex-wrap items-end gap-3">
          <Time
            label={t`From`}
            value={hours.from}
            onChange={(from) => void onChange({ quietHours: { ...hours, from } })}
          />
          <Time
            label={t`To`}
            value={hours.to}
            onChange={(to) => void onChange({ quietHours: { ...hours, to } })}
          />
          <p className="basis-full text-sm text-faint">
            <Trans>Time zone: {timeZone}</Trans>
            {timeZone !== here && (
              <Button
                size="small"
                look="quiet"
                className="ml-2"
                onClick={() => void onChange({ timeZone: here })}
              >
                <Trans>Use {here}</Trans>
              </Button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

interface TimeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Sent when it is complete: while it is typed, the browser has no value of it. */
function Time({ label, value, onChange }: TimeProps) {
  const id = useId();
  return (
    <span className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="time"
        defaultValue={value}
        key={value}
        onBlur={({ target }) => target.value && target.value !== value && onChange(target.value)}
        className={`h-10 w-32 pointer-coarse:h-11 ${CONTROL}`}
      />
    </span>
  );
}
