import { Trans } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { MoreButton } from '../MoreButton.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useBadgeHoldersQuery } from './Badges.gen.ts';

/** Those who were awarded a badge, the newest first. */
export function Holders({ type }: { type: string }) {
  const { data, error, refetch, fetchMore } = useBadgeHoldersQuery({
    variables: { id: type },
    notifyOnNetworkStatusChange: false,
  });
  const page = data?.badge?.awards;
  if (!page)
    return error ? (
      <Failure onRetry={() => refetch()} />
    ) : (
      <Waiting>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="mt-3 h-10 w-full" />
        ))}
      </Waiting>
    );
  if (page.edges.length === 0)
    return (
      <Empty title={<Trans>Nobody holds it yet</Trans>}>
        <Trans>The first to earn it will be listed here.</Trans>
      </Empty>
    );
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      <LongList
        as="ul"
        items={page.edges}
        idOf={({ node }) => node.id}
        rowHeight={56}
        rowClassName="border-b border-line"
      >
        {({ node: { user, awardedAt, reason } }) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3">
            <Link
              to={paths.reputation(user.id)}
              className="reach flex min-w-0 items-center gap-2 font-medium text-ink hover:text-brand-text"
            >
              <Avatar name={user.name} src={user.avatarUrl} />
              <span translate="no" className="truncate">
                {user.name}
              </span>
            </Link>
            <span className="text-xs text-faint">
              <RelativeTime at={awardedAt} short />
            </span>
            {reason && <p className="col-span-2 mt-1 text-sm wrap-anywhere text-soft">{reason}</p>}
          </div>
        )}
      </LongList>
      {hasNextPage && <MoreButton onMore={() => fetchMore({ variables: { after: endCursor } })} />}
    </>
  );
}
