import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/Icon.tsx';
import type { Message } from '../store/message.ts';

interface BranchSwitcherProps {
  message: Pick<Message, 'id' | 'siblings'>;
  disabled: boolean;
  onShow: (id: string) => void;
}

/** Switches between the versions of a message. */
export function BranchSwitcher({ message: { id, siblings }, disabled, onShow }: BranchSwitcherProps) {
  const { t } = useLingui();
  const index = siblings.indexOf(id);
  if (siblings.length < 2 || index < 0) return null;
  const number = index + 1;
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
      {arrow(t`Earlier version`, siblings[index - 1], 'rotate-90')}
      <span role="img" aria-label={t`Version ${number} of ${count}`}>
        {number}/{count}
      </span>
      {arrow(t`Later version`, siblings[index + 1], '-rotate-90')}
    </span>
  );
}
