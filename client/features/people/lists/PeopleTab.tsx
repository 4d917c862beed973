import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Count } from '../../../ui/Count.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { Pager } from './Pager.tsx';
import { useProfileFollowersQuery, useProfileFollowingQuery } from './ProfileLists.gen.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Who follows somebody, or whom they follow. */
export function PeopleTab({ id, side }: { id: string; side: 'followers' | 'following' }) {
  const [after, setAfter] = useState<string | null>(null);
  const request = { variables: { id, after } };
  const followers = useProfileFollowersQuery(side === 'followers' ? request : skipToken);
  const following = useProfileFollowingQuery(side === 'following' ? request : skipToken);
  const list = side === 'followers' ? followers.data?.profile?.followers : following.data?.profile?.following;
  const { error, refetch } = side === 'followers' ? followers : following;

  if (!list) return error ? <Failure onRetry={() => refetch()} /> : <RowsSkeleton />;
  if (list.__typename !== 'UserConnection') return <p className="py-8 text-soft">{list.message}</p>;
  if (list.nodes.length === 0)
    return (
      <Empty title={<Trans>Nobody yet</Trans>}>
        {side === 'followers' ? (
          <Trans>People who follow will appear here.</Trans>
        ) : (
          <Trans>People who are followed will appear here.</Trans>
        )}
      </Empty>
    );
  return (
    <>
      <ul>
        {list.nodes.map(({ id: personId, name, avatarUrl, reputation }) => (
          <li key={personId} className="relative flex items-center gap-3 border-b border-line py-3">
            <Avatar name={name} src={avatarUrl} className="size-9 text-xs" />
            <Link
              to={paths.profile(personId)}
              translate="no"
              className="min-w-0 truncate font-medium text-ink after:absolute after:inset-0 hover:text-brand-text"
            >
              {name}
            </Link>
            <span className="ml-auto text-sm text-soft tabular-nums">
              <Count value={reputation} />
            </span>
          </li>
        ))}
      </ul>
      <Pager after={after} pageInfo={list.pageInfo} onTurn={setAfter} />
    </>
  );
}
