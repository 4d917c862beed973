import type { ReactNode } from 'react';
import { Failure } from '../../../ui/loading/states.tsx';
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';

interface LoadedProps<Thing> {
  /** Undefined while loading, null if it does not exist. */
  thing: Thing | null | undefined;
  error: unknown;
  onRetry: () => unknown;
  skeleton: ReactNode;
  children: (thing: Thing) => ReactNode;
}

/** What an address names: loading, failed, not found, or shown. */
export function Loaded<Thing>({ thing, error, onRetry, skeleton, children }: LoadedProps<Thing>) {
  if (thing === null) return <NotFoundPage />;
  if (thing !== undefined) return <Section>{children(thing)}</Section>;
  if (!error) return skeleton;
  return (
    <div className="page-width py-7">
      <Failure onRetry={onRetry} />
    </div>
  );
}
