import { Plural, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { LevelMark } from '../../ui/LevelMark.tsx';
import { Link } from '../../ui/Link.tsx';

interface BadgeCountsProps {
  userId: string;
  counts: { gold: number; silver: number; bronze: number };
}

/** How many badges of each level somebody holds; leads to which they are. */
export function BadgeCounts({ userId, counts: { gold, silver, bronze } }: BadgeCountsProps) {
  const { t, i18n } = useLingui();
  const total = gold + silver + bronze;
  if (total === 0) return null;
  const levels = [
    { level: 'GOLD', name: t`Gold`, count: gold },
    { level: 'SILVER', name: t`Silver`, count: silver },
    { level: 'BRONZE', name: t`Bronze`, count: bronze },
  ] as const;
  return (
    <Link to={paths.reputation(userId)} className="reach flex gap-x-2.5 hover:text-brand-text">
      <span className="sr-only">
        <Plural value={total} one="# badge" other="# badges" />
      </span>
      {levels
        .filter(({ count }) => count > 0)
        .map(({ level, name, count }) => (
          <span key={level} className="flex items-center gap-1">
            <LevelMark level={level} name={name} className="size-2.5" />
            {i18n.number(count)}
          </span>
        ))}
    </Link>
  );
}
