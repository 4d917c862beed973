import type { ReactNode } from 'react';

/** How a part of the page begins. */
export function Heading({ id, children, lead }: { id?: string; children: ReactNode; lead?: ReactNode }) {
  return (
    <header className="max-w-2xl">
      <h2 id={id} className="font-serif text-2xl font-semibold text-balance zh:font-sans">
        {children}
      </h2>
      {lead && <p className="mt-2 text-lg text-soft">{lead}</p>}
    </header>
  );
}

/** Says that what follows was made up to show how it looks. */
export function Sample({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-full bg-hint-wash px-2.5 py-0.5 font-sans text-xs font-medium text-hint">
      {children}
    </span>
  );
}
