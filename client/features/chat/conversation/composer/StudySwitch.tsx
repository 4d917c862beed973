import { Trans } from '@lingui/react/macro';
import type { TutorMode } from '../../../../schema-types.ts';

interface StudySwitchProps {
  mode: TutorMode;
  onMode: (mode: TutorMode) => void;
}

/** Whether a question gets a hint first, or its whole solution. */
export function StudySwitch({ mode, onMode }: StudySwitchProps) {
  return (
    <label className="flex cursor-pointer items-center gap-2 text-sm text-soft pointer-coarse:min-h-11">
      <input
        type="checkbox"
        role="switch"
        checked={mode === 'STUDY'}
        onChange={(event) => onMode(event.target.checked ? 'STUDY' : 'ANSWER')}
        className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-white before:transition checked:bg-brand-solid checked:before:translate-x-4"
      />
      <Trans>Hints first</Trans>
    </label>
  );
}
