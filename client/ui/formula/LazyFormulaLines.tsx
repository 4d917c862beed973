import { type ComponentProps, Suspense } from 'react';
import { part } from '../loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../loading/states.tsx';
import type { FormulaLines as Lines } from './FormulaLines.tsx';

const Loaded = part(async () => (await import('./FormulaLines.tsx')).FormulaLines);

interface FormulaLinesProps extends ComponentProps<typeof Lines> {
  'aria-labelledby'?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
}

/** Its code weighs more than any page, and comes when somebody chooses to type this way. */
export function FormulaLines({ value, onChange, onSubmit, ...names }: FormulaLinesProps) {
  return (
    <div role="group" {...names} className="overflow-hidden rounded-control border border-edge bg-card">
      <Suspense
        fallback={
          <Waiting>
            <Skeleton className="m-2 h-9" />
          </Waiting>
        }
      >
        <Loaded value={value} onChange={onChange} onSubmit={onSubmit} />
      </Suspense>
    </div>
  );
}
