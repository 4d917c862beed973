import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { part } from '../../../ui/loading/lazy-component.tsx';

const Examples = part(async () => (await import('./NotationExamples.tsx')).NotationExamples);

export function NotationHelp() {
  const [open, setOpen] = useState(false);
  return (
    <details className="text-sm text-soft" onToggle={() => setOpen(true)}>
      <summary className="cursor-pointer pointer-coarse:min-h-11">
        <Trans>How formulas are read without brackets</Trans>
      </summary>
      <p className="mt-2 max-w-reading">
        <Trans>
          Brackets always take precedence. Without them, formulas are read as shown below; if another reading
          is also common, the solution says which was used and offers the other.
        </Trans>
      </p>
      {open && (
        <Suspense>
          <Examples />
        </Suspense>
      )}
    </details>
  );
}
