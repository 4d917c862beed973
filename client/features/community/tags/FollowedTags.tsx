import { skipToken } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { GridSkeleton, TagGrid } from './TagGrid.tsx';
import { useFollowedTagsQuery } from './Tags.gen.ts';

/** The tags that the reader follows, in the order of the alphabet. */
export function FollowedTags() {
  const me = useSession();
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useFollowedTagsQuery(
    // One may have been followed a moment ago.
    me ? { variables: { after }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const page = data?.followedTags;

  if (!me)
    return (
      <Empty
        title={<Trans>Your tags</Trans>}
        action={
          <Button look="primary" onClick={() => openSignIn('login')}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>Sign in to follow tags, and to be told of their new questions.</Trans>
      </Empty>
    );
  if (!page) return error ? <Failure onRetry={() => refetch()} /> : <GridSkeleton />;
  if (page.nodes.length === 0)
    return (
      <Empty title={<Trans>You follow no tags yet</Trans>}>
        <Trans>Open a tag and follow it. It will be here.</Trans>
      </Empty>
    );
  return <TagGrid page={page} after={after} onTurn={setAfter} />;
}
