import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../lib/auth/session.ts';
import type { LeaderboardQuery } from './Leaderboard.gen.ts';
import { PlaceRow } from './PlaceRow.tsx';

interface OwnPlaceProps {
  place: NonNullable<LeaderboardQuery['leaderboardPlace']>;
}

/** Where one stands oneself, among those right above and below. */
export function OwnPlace({ place: { rank, points, above, below } }: OwnPlaceProps) {
  const user = useSession();
  if (!user) return null;
  const own = {
    rank,
    points,
    user: { __typename: 'User' as const, id: user.id, name: user.name, avatarUrl: null },
  };
  return (
    <section aria-labelledby="own-place" className="mt-8">
      <h3 id="own-place" className="text-sm font-semibold text-soft">
        <Trans>Around you</Trans>
      </h3>
      <ol className="mt-2">
        {[...above, { __typename: 'LeaderboardEntry' as const, ...own }, ...below].map((one) => (
          <PlaceRow key={one.user.id} place={one} />
        ))}
      </ol>
    </section>
  );
}
