import { type ReactNode, Suspense } from 'react';

const AT_ONCE = 7;

/** Of the rows that a page came with some wake at a time, the first ones first: no row has to wait for them all. */
export function InTurn({ children }: { children: ReactNode[] }) {
  return (
    <>
      {children.slice(0, AT_ONCE)}
      {children.length > AT_ONCE && (
        <Suspense>
          <InTurn>{children.slice(AT_ONCE)}</InTurn>
        </Suspense>
      )}
    </>
  );
}
