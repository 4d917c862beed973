import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex cursor-pointer items-center justify-between gap-4 pointer-coarse:min-h-11">
      <span>
        <span className="block text-sm font-medium">{label}</span>
        {hint && (
          <span id={id} className="block text-xs text-faint">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition checked:bg-brand-solid checked:before:translate-x-4"
      />
    </label>
  );
}
