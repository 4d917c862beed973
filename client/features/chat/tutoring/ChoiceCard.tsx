import type { ReactNode } from 'react';

interface ChoiceCardProps {
  /** Of the group that it belongs to. */
  name: string;
  value: string;
  chosen: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** A radio button in the look of a card. */
export function ChoiceCard({ name, value, chosen, onChoose, className = '', children }: ChoiceCardProps) {
  return (
    <label
      className={`relative flex cursor-pointer rounded-control border border-edge bg-card px-3 py-2 transition hover:border-brand-text has-checked:border-brand-text has-checked:bg-brand-wash has-checked:inset-ring has-checked:inset-ring-brand-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text pointer-coarse:min-h-11 ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}
