import { Trans } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { BadgeLink } from '../badges/BadgeLink.tsx';
import type { StandingOfQuery } from './Reputation.gen.ts';

interface HeldBadgesProps {
  badges: NonNullable<StandingOfQuery['profile']>['badges'];
  isOwn: boolean;
}

/** The badges that somebody holds. */
export function HeldBadges({ badges, isOwn }: HeldBadgesProps) {
  return (
    <section aria-labelledby="held-badges">
      <h2 id="held-badges" className="font-serif text-xl font-semibold zh:font-sans">
        <Trans>Badges</Trans>
      </h2>
      {badges.length === 0 ? (
        <p className="mt-3 text-soft">
          {isOwn ? (
            <Trans>None yet. The first come quickly: vote for a post that helped, or accept an answer.</Trans>
          ) : (
            <Trans>None yet.</Trans>
          )}
        </p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {badges.map(({ badge, count }) => (
            <li key={badge.id}>
              <BadgeLink badge={badge} count={count} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <Link to={paths.badges()} className="text-brand-text underline underline-offset-4">
          <Trans>All badges</Trans>
        </Link>
      </p>
    </section>
  );
}
