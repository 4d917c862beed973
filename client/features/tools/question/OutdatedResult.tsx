import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Over what was found of a text that has been changed since, with that text where what follows does not show it. */
export function Earlier({ children }: { children?: ReactNode }) {
  return (
    <div className="rounded-card border border-hint bg-hint-wash px-4 py-3 text-sm">
      <p className="font-medium">
        <Trans>You have changed the text. The result below is for the previous text:</Trans>
      </p>
      {children}
    </div>
  );
}

/** Whether the field has changed since it was submitted. */
export function isEarlier(submitted: string | null, typed: string): boolean {
  return submitted !== null && submitted.trim() !== typed.trim();
}
