import type { ReactNode } from 'react';
import { Failure } from '../../../ui/loading/states.tsx';
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';

interface FoundProps<Thing> {
  /** Undefined while it is on its way, null when there is none. */
  thing: Thing | null | undefined;
  error: unknown;
  onRetry: () => unknown;
  skeleton: ReactNode;
  children: (thing: Thing) => ReactNode;
}

/** What an address names: on its way, out of reach, not there, or there. */
export function Found<Thing>({ thing, error, onRetry, skeleton, children }: FoundProps<Thing>) {
  if (thing === null) return <NotFoundPage />;
  if (thing !== undefined) return <Section>{children(thing)}</Section>;
  if (!error) return skeleton;
  return (
    <div className="mx-auto max-w-5xl px-4 py-7 sm:px-5">
      <Failure onRetry={onRetry} />
    </div>
  );
}
