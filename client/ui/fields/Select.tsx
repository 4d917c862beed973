import { Select as Parts } from '@base-ui/react/select';
import { Icon } from '../Icon.tsx';
import { POPUP } from '../overlays/popup.ts';

interface SelectProps<Value extends string> {
  /** Read out; the chosen value is what the eye sees. */
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** One choice of many, in a list that opens. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  className = '',
}: SelectProps<Value>) {
  return (
    <Parts.Root
      items={options}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      modal={false}
    >
      <Parts.Trigger
        aria-label={label}
        className={`inline-flex h-9 max-w-full items-center gap-1.5 rounded-control border border-transparent px-2.5 text-sm text-soft transition hover:bg-brand-wash hover:text-ink data-popup-open:bg-brand-wash data-popup-open:text-ink pointer-coarse:min-h-11 ${className}`}
      >
        <Parts.Value className="truncate" />
        <Parts.Icon>
          <Icon name="chevron" className="size-4" />
        </Parts.Icon>
      </Parts.Trigger>
      <Parts.Portal>
        <Parts.Positioner alignItemWithTrigger={false} sideOffset={6} align="start" className="z-40">
          <Parts.Popup
            className={`${POPUP} max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1`}
          >
            {options.map((option) => (
              <Parts.Item
                key={option.value}
                value={option.value}
                className="flex cursor-default items-center justify-between gap-6 rounded-sm px-3 py-1.5 text-sm select-none data-highlighted:bg-brand-wash data-selected:font-semibold pointer-coarse:py-2.5"
              >
                <Parts.ItemText>{option.label}</Parts.ItemText>
                <Parts.ItemIndicator>
                  <Icon name="check" className="size-4 text-brand-text" />
                </Parts.ItemIndicator>
              </Parts.Item>
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
