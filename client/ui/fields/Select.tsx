import { Icon } from '../Icon.tsx';

interface SelectProps<Value extends string> {
  /** Read out; the chosen value is what the eye sees. */
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Among other fields it has their edge. */
  framed?: boolean;
  className?: string;
}

/** One choice of many. The browser's own list: it costs no code, and phones show the one people know. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  framed = false,
  className = '',
}: SelectProps<Value>) {
  return (
    <span className="relative inline-flex max-w-full min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className={`select h-9 max-w-full cursor-pointer truncate rounded-control border py-0 pr-8 pl-2.5 text-sm text-soft transition hover:bg-brand-wash hover:text-ink pointer-coarse:min-h-11 pointer-coarse:text-base ${framed ? 'border-edge bg-card' : 'border-transparent'} ${className}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
