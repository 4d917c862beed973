import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../../lib/auth/session.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { LeaderboardQuery } from './Leaderboard.gen.ts';

export type Place = LeaderboardQuery['leaderboard']['nodes'][number];

/** Somebody in a leaderboard; oneself is marked. */
export function PlaceRow({ place: { rank, points, user } }: { place: Place }) {
  const { i18n } = useLingui();
  const isOwn = useSession()?.id === user.id;
  return (
    <li
      aria-current={isOwn || undefined}
      className={`grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-1 py-2.5 ${isOwn ? 'bg-brand-wash' : ''}`}
    >
      <span className="text-end text-sm text-soft tabular-nums">
        {rank === null ? '–' : i18n.number(rank)}
      </span>
      <Link
        to={paths.reputation(user.id)}
        className="reach flex min-w-0 items-center gap-2 font-medium text-ink hover:text-brand-text"
      >
        <Avatar name={user.name} src={user.avatarUrl} />
        <span translate="no" className="truncate">
          {user.name}
        </span>
      </Link>
      <span className="text-end font-semibold tabular-nums">{i18n.number(points)}</span>
    </li>
  );
}
