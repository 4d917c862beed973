import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Difficulty as Level } from '../../../lib/graph/schema-types.ts';

export const DIFFICULTIES: Record<Level, MessageDescriptor> = {
  EASY: msg`Easy`,
  MEDIUM: msg`Medium`,
  HARD: msg`Hard`,
};

const STEPS: Record<Level, number> = { EASY: 1, MEDIUM: 2, HARD: 3 };

/** How hard a topic is: three steps, and the word. */
export function Difficulty({ value }: { value: Level }) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`w-1 rounded-sm ${['h-1.5', 'h-2.5', 'h-3.5'][step - 1]} ${step <= STEPS[value] ? 'bg-soft' : 'bg-line-strong'}`}
          />
        ))}
      </span>
      {i18n._(DIFFICULTIES[value])}
    </span>
  );
}
