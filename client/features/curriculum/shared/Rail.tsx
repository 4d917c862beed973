import { Children, type ReactNode } from 'react';

/** Beside the column; under the text on phones. */
export function Rail({ children }: { children: ReactNode }) {
  return (
    <aside className="flex flex-col gap-8 self-start lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      {children}
    </aside>
  );
}

interface RailPartProps {
  id: string;
  title: ReactNode;
  /** Links, each a line. */
  children: ReactNode;
}

export function RailPart({ id, title, children }: RailPartProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-xs font-semibold tracking-wide text-faint uppercase">
        {title}
      </h2>
      <ul className="mt-2 flex flex-col text-sm [&_a]:block [&_a]:rounded-sm [&_a]:py-1 [&_a:hover]:text-brand-text [&_a:hover]:underline pointer-coarse:[&_a]:py-2.5">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
