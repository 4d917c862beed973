import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { QuestionPreview } from '../question/QuestionPreview.tsx';
import type { ConfirmableValue } from './values-to-confirm.ts';

interface ConfirmListProps {
  ref: Ref<HTMLFieldSetElement>;
  items: ConfirmableValue[];
  confirmed: ReadonlySet<string>;
  onChange: (confirmed: ReadonlySet<string>) => void;
}

/** Every formula and unit, to be compared with the photo one by one: μF has been read as pF. */
export function ConfirmList({ ref, items, confirmed, onChange }: ConfirmListProps) {
  const toggle = (text: string) => {
    const next = new Set(confirmed);
    if (!next.delete(text)) next.add(text);
    onChange(next);
  };
  return (
    <fieldset ref={ref} className="rounded-card border border-line bg-card px-4 pt-3 pb-2">
      <legend className="px-1 text-sm font-medium">
        <Trans>Does this match your photo?</Trans>
      </legend>
      <ul className="divide-y divide-line">
        {items.map(({ text, hasPrefix }) => (
          <li key={text}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                checked={confirmed.has(text)}
                // A formula that is set gives no name of its own.
                aria-label={text}
                onChange={() => toggle(text)}
                className="size-5 shrink-0 accent-brand-solid"
              />
              <span className="min-w-0 flex-1 overflow-x-auto">
                <QuestionPreview question={text} />
              </span>
              {hasPrefix && (
                <span className="text-end text-xs text-hint">
                  <Trans>p, n, μ and m look alike</Trans>
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
