import { Trans } from '@lingui/react/macro';
import type { TutorMode } from '../../../lib/graph/schema-types.ts';
import { Switch } from '../../../ui/fields/Switch.tsx';

interface StudySwitchProps {
  mode: TutorMode;
  onMode: (mode: TutorMode) => void;
}

/** Whether a question gets a hint first, or its whole solution. */
export function StudySwitch({ mode, onMode }: StudySwitchProps) {
  return (
    <Switch
      small
      label={<Trans>Hints first</Trans>}
      on={mode === 'STUDY'}
      onChange={(on) => onMode(on ? 'STUDY' : 'ANSWER')}
    />
  );
}
