import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon.tsx';
import type { Message } from '../store/message.ts';

interface BranchSwitcherProps {
  message: Message;
  disabled: boolean;
  onShow: (id: string) => void;
}

/** Goes through what was said, or answered, here in other words. */
export function BranchSwitcher({ message: { id, siblings }, disabled, onShow }: BranchSwitcherProps) {
  const { t } = useLingui();
  const place = siblings.indexOf(id);
  if (siblings.length < 2 || place < 0) return null;
  const number = place + 1;
  const count = siblings.length;
  const arrow = (label: string, to: string | undefined, turn: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled || !to}
      onClick={() => to && onShow(to)}
      className="grid size-7 place-items-center rounded-control hover:bg-brand-wash disabled:opacity-40 pointer-coarse:size-11"
    >
      <Icon name="chevron" className={`size-4 ${turn}`} />
    </button>
  );
  return (
    <span className="inline-flex items-center text-sm text-soft tabular-nums">
      {arrow(t`Earlier version`, siblings[place - 1], 'rotate-90')}
      <span role="img" aria-label={t`Version ${number} of ${count}`}>
        {number}/{count}
      </span>
      {arrow(t`Later version`, siblings[place + 1], '-rotate-90')}
    </span>
  );
}
