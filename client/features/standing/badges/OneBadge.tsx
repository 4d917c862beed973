import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useMissing, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { Holders } from './Holders.tsx';
import { LevelDot, useLevelNames } from './LevelDot.tsx';
import { type BadgePageQuery, useBadgePageQuery } from './Badges.gen.ts';

/** One badge, and whom it was awarded to. */
export function OneBadge({ type }: { type: string }) {
  const { data, error, refetch } = useBadgePageQuery({ variables: { id: type } });
  return (
    <div className="page-width py-7 *:max-w-3xl">
      {!data && error && <Failure onRetry={() => refetch()} />}
      {!data && !error && (
        <Waiting>
          <Skeleton className="h-9 w-56" />
          <Skeleton className="mt-4 h-5 w-full" />
          <Skeleton className="mt-10 h-64 w-full" />
        </Waiting>
      )}
      {data && (data.badge ? <Shown badge={data.badge} /> : <NoSuchBadge />)}
    </div>
  );
}

function NoSuchBadge() {
  const { t } = useLingui();
  usePageTitle(t`There is no such badge`);
  useMissing();
  return (
    <Empty
      title={<Trans>There is no such badge</Trans>}
      action={
        <Link to={paths.badges()} className={buttonClass()}>
          <Trans>All badges</Trans>
        </Link>
      }
    />
  );
}

function Shown({ badge }: { badge: NonNullable<BadgePageQuery['badge']> }) {
  const { t } = useLingui();
  const { say } = useBilingual();
  const levels = useLevelNames();
  const { type, name, description, level, repeatable, awardedBy, holders } = badge;
  const givers = {
    SYSTEM: t`Awarded by the rules`,
    MODERATOR: t`Given by moderators`,
    ADMIN: t`Given by admins`,
  };
  usePageTitle(say(name), t`A badge of the community: ${say(description)}`);
  return (
    <>
      <Link to={paths.badges()} className="text-sm text-brand-text underline underline-offset-4">
        <Trans>All badges</Trans>
      </Link>
      <h1 className="mt-3 flex items-center gap-3 font-serif text-2xl font-semibold zh:font-sans">
        <LevelDot level={level} className="size-4" />
        {say(name)}
      </h1>
      <p className="mt-3 text-soft">{say(description)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Chip>{levels[level]}</Chip>
        <Chip>{givers[awardedBy]}</Chip>
        {repeatable && (
          <Chip>
            <Trans>Once for each post</Trans>
          </Chip>
        )}
      </div>
      <section aria-labelledby="holders" className="mt-8">
        <h2 id="holders" className="font-serif text-xl font-semibold zh:font-sans">
          <Plural value={holders} _0="Holders" one="# holder" other="# holders" />
        </h2>
        <div className="mt-2">
          <Holders type={type} />
        </div>
      </section>
    </>
  );
}
