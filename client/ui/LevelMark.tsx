import type { BadgeLevel } from '../lib/graph/schema-types.ts';

const COLOURS: Record<BadgeLevel, string> = { GOLD: '#eab308', SILVER: '#94a3b8', BRONZE: '#b45309' };

interface LevelMarkProps {
  level: BadgeLevel;
  /** For those who do not see its colour. */
  name: string;
  className?: string;
}

/** The level of a badge, as a colour. */
export function LevelMark({ level, name, className = 'size-3' }: LevelMarkProps) {
  return (
    <svg role="img" aria-label={name} viewBox="0 0 12 12" className={`shrink-0 ${className}`}>
      <title>{name}</title>
      <circle cx="6" cy="6" r="5.5" fill={COLOURS[level]} />
    </svg>
  );
}
