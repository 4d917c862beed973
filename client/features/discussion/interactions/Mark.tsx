import type { ReactNode } from 'react';
import { Count } from '../../../ui/Count.tsx';

const OUTLINES = {
  like: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z',
  bookmark: 'M7 4.5h10V20l-5-3.8L7 20Z',
  follow: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5ZM10.5 20.5h3',
  comment: 'M4.5 5.5h15v11h-8l-4 3.5v-3.5h-3Z',
};

interface MarkProps {
  kind: keyof typeof OUTLINES;
  /** What pressing it does. */
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  count?: number;
  onClick: () => void;
  children?: ReactNode;
}

/** One act of the bar under a post: an outline that is filled once it was done. */
export function Mark({ kind, label, pressed, expanded, count, onClick, children }: MarkProps) {
  return (
    <button
      type="button"
      aria-label={count === undefined ? label : `${label} (${count})`}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
      className={`inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 text-sm transition pointer-coarse:h-11 pointer-coarse:min-w-11 ${pressed ? 'text-brand-text' : 'text-soft hover:text-ink'}`}
    >
      <svg viewBox="0 0 24 24" className="size-4.5 shrink-0" aria-hidden="true">
        <path
          d={OUTLINES[kind]}
          fill={pressed ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {count !== undefined && count > 0 && <Count value={count} />}
      {children}
    </button>
  );
}
