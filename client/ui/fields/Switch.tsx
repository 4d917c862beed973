import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  /** In a row of other controls: lower, and beside its name. */
  small?: boolean;
}

export function Switch({ label, hint, on, onChange, small = false }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={`flex cursor-pointer items-center pointer-coarse:min-h-11 ${small ? 'flex-row-reverse justify-end gap-2 text-soft' : 'justify-between gap-4 font-medium'}`}
    >
      <span>
        <span className="block text-sm">{label}</span>
        {hint && (
          <span id={id} className="block text-xs font-normal text-faint">
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
        className={`relative shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition before:absolute before:size-4 before:rounded-full before:bg-white before:transition checked:bg-brand-solid checked:before:translate-x-4 ${small ? 'h-5 w-9 before:top-0.5 before:left-0.5' : 'h-6 w-10 before:top-1 before:left-1'}`}
      />
    </label>
  );
}
