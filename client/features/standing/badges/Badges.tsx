import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { BadgeLink } from './BadgeLink.tsx';
import { OneBadge } from './OneBadge.tsx';
import { type BadgesPageQuery, useBadgesPageQuery } from './Badges.gen.ts';

/** Every badge, or the one that the address names. */
export function Badges() {
  const { badge } = useParams();
  return badge ? <OneBadge type={badge} /> : <AllBadges />;
}

function AllBadges() {
  const { t } = useLingui();
  usePageTitle(
    t`Badges`,
    t`Every badge of the community: what it is awarded for, how much it takes, and how many people hold it.`,
  );
  const { data, error, refetch } = useBadgesPageQuery();
  const byRule = data?.badges.filter(({ awardedBy }) => awardedBy === 'SYSTEM');
  const byHand = data?.badges.filter(({ awardedBy }) => awardedBy !== 'SYSTEM');
  return (
    <div className="page-width py-7">
      <h1 className="font-serif text-2xl font-semibold zh:font-sans">
        <Trans>Badges</Trans>
      </h1>
      <p className="mt-3 max-w-reading text-soft">
        <Trans>Badges mark what somebody has done for the community. They are kept for good.</Trans>
      </p>
      {!data && error && (
        <div className="mt-6">
          <Failure onRetry={() => refetch()} />
        </div>
      )}
      {!data && !error && (
        <Waiting>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
            <Skeleton key={key} className="mt-4 h-12 w-full" />
          ))}
        </Waiting>
      )}
      {byRule && <List id="by-rule" title={t`Earned`} badges={byRule} />}
      {byHand && <List id="by-hand" title={t`Given by moderators and admins`} badges={byHand} />}
    </div>
  );
}

interface ListProps {
  id: string;
  title: string;
  badges: BadgesPageQuery['badges'];
}

function List({ id, title, badges }: ListProps) {
  const { say } = useBilingual();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-serif text-xl font-semibold zh:font-sans">
        {title}
      </h2>
      <ul className="mt-2">
        {badges.map((badge) => (
          <li
            key={badge.id}
            className="grid gap-x-4 gap-y-1.5 border-b border-line py-3 grid-cols-[minmax(0,1fr)_auto] items-center"
          >
            <span>
              <BadgeLink badge={badge} />
            </span>
            <p className="text-sm text-faint tabular-nums">
              <Plural value={badge.holders} _0="nobody yet" one="# person" other="# people" />
            </p>
            <p className="col-span-2 text-soft">{say(badge.description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
