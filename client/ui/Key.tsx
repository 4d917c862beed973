import type { ReactNode } from 'react';

export function Key({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={`rounded-sm border border-line-strong px-1.5 font-mono text-xs leading-5 text-faint ${className}`}
    >
      {children}
    </kbd>
  );
}
