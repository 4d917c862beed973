import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import type { BadgeLevel } from '../../../lib/graph/schema-types.ts';
import { Link } from '../../../ui/Link.tsx';
import { LevelDot } from './LevelDot.tsx';

interface BadgeLinkProps {
  badge: { type: string; level: BadgeLevel; name: { en: string; zh: string } };
  /** How often somebody holds it. */
  count?: number;
}

export function BadgeLink({ badge: { type, level, name }, count = 1 }: BadgeLinkProps) {
  const { say } = useBilingual();
  return (
    <Link
      to={paths.badges(type)}
      className="reach inline-flex max-w-full items-center gap-2 rounded-full border border-line bg-card px-3 py-1 text-sm font-medium text-ink hover:border-edge"
    >
      <LevelDot level={level} />
      <span className="truncate">{say(name)}</span>
      {count > 1 && <span className="text-soft tabular-nums">× {count}</span>}
    </Link>
  );
}
