import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';

/** As the server counts: by characters, not by UTF-16. */
const MAX = 600;

interface CommentInputProps {
  label: string;
  action: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  onCancel?: () => void;
  busy: boolean;
  refusal: string | null;
  autoFocus?: boolean;
}

/** A small field for a comment, with its formulas set below as they are typed. */
export function CommentInput({
  label,
  action,
  value,
  onChange,
  onSubmit,
  onCancel,
  busy,
  refusal,
  autoFocus = false,
}: CommentInputProps) {
  const { t } = useLingui();
  const id = useId();
  const length = [...value.trim()].length;

  return (
    <form
      className="flex flex-col gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        autoFocus={autoFocus}
        placeholder={t`Add a comment; formulas go between $ signs, @name mentions somebody.`}
        readOnly={busy}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && onCancel) onCancel();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
          event.preventDefault();
          onSubmit();
        }}
        className="field-sizing-content min-h-16 w-full rounded-control border border-edge bg-card px-3 py-2 text-base sm:text-sm"
      />
      {value.includes('$') && (
        <div role="region" aria-label={t`Preview`} className="overflow-x-auto text-sm">
          <Prose text={value} />
        </div>
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" look="primary" type="submit" busy={busy} disabled={length < 2 || length > MAX}>
          {action}
        </Button>
        {onCancel && (
          <Button size="small" look="quiet" type="button" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {length > MAX - 100 && (
          <span className={`ml-auto text-xs tabular-nums ${length > MAX ? 'text-wrong' : 'text-soft'}`}>
            {length} / {MAX}
          </span>
        )}
      </div>
    </form>
  );
}
