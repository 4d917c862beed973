import { type ReactNode, useId } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: { value: Value; label: ReactNode; lang?: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** One choice of a few, all visible: radio buttons as a segmented row. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  className = '',
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`inline-flex gap-0.5 rounded-control border border-edge bg-page p-0.5 ${className}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex min-h-8 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-soft transition hover:text-ink has-checked:bg-brand-wash has-checked:text-brand-text has-checked:inset-ring has-checked:inset-ring-brand-text has-focus-visible:outline-2 has-focus-visible:outline-brand-text pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
