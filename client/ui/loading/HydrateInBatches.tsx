import { type ReactNode, Suspense } from 'react';

const BATCH = 7;

/** Rendered rows hydrate a few at a time from the top, so that no row waits for all of them. */
export function InTurn({ children }: { children: ReactNode[] }) {
  return (
    <>
      {children.slice(0, BATCH)}
      {children.length > BATCH && (
        <Suspense>
          <InTurn>{children.slice(BATCH)}</InTurn>
        </Suspense>
      )}
    </>
  );
}
