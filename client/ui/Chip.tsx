import type { ReactNode } from 'react';

const GROUNDS = {
  plain: 'border-line bg-card text-soft',
  right: 'border-transparent bg-correct-wash text-correct',
  wrong: 'border-transparent bg-wrong-wash text-wrong',
  hint: 'border-transparent bg-hint-wash text-hint',
  brand: 'border-transparent bg-brand-wash text-brand-text',
};

interface ChipProps {
  tone?: keyof typeof GROUNDS;
  className?: string;
  children: ReactNode;
}

/** A quiet word about the thing beside it: a tag, a paper, a state. */
export function Chip({ tone = 'plain', className = '', children }: ChipProps) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs ${GROUNDS[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
