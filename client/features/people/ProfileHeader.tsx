import type { FragmentType } from '@apollo/client';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSession } from '../../lib/auth/session.ts';
import { openSignIn } from '../../lib/auth/sign-in-prompt.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Count } from '../../ui/Count.tsx';
import { part, unseen } from '../../ui/loading/lazy-component.tsx';
import { Refusal } from '../../ui/loading/states.tsx';
import { BadgeCounts } from './BadgeCounts.tsx';
import {
  type ProfileHeaderFragment,
  useFollowSomebodyMutation,
  useProfileHeaderFragment,
} from './ProfileHeader.gen.ts';

const StaffTools = part(async () => (await import('./staff/StaffTools.tsx')).StaffTools, unseen);

interface ProfileHeaderProps {
  person: FragmentType<ProfileHeaderFragment>;
  editing: boolean;
  onEdit: () => void;
}

export function ProfileHeader({ person, editing, onEdit }: ProfileHeaderProps) {
  const { data, complete } = useProfileHeaderFragment(person);
  const { t } = useLingui();
  const me = useSession();
  const { follow, refusal } = useFollow();
  if (!complete) return null;
  const { id, name, avatarUrl, role, reputation, badgeCounts, followerCount, followingCount, viewer } = data;
  const following = viewer?.following ?? false;
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={name} src={avatarUrl} className="size-20 text-2xl" />
        <div className="min-w-40 flex-1">
          <h1
            translate="no"
            className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-2xl font-semibold wrap-anywhere zh:font-sans"
          >
            {name}
            {role === 'MODERATOR' && (
              <Chip tone="brand">
                <Trans>Moderator</Trans>
              </Chip>
            )}
            {role === 'ADMIN' && (
              <Chip tone="brand">
                <Trans>Admin</Trans>
              </Chip>
            )}
          </h1>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
            <span>
              <Count value={reputation} /> <Trans>reputation</Trans>
            </span>
            <BadgeCounts userId={id} counts={badgeCounts} />
            <span>
              <Count value={followerCount} />{' '}
              <Plural value={followerCount} one="follower" other="followers" />
            </span>
            <span>
              <Count value={followingCount} /> <Trans>following</Trans>
            </span>
          </p>
        </div>
        {me && (
          <Suspense>
            <StaffTools userId={id} name={name} />
          </Suspense>
        )}
        {viewer?.canEdit && (
          <Button aria-pressed={editing} onClick={onEdit}>
            <Trans>Edit profile</Trans>
          </Button>
        )}
        {(viewer?.canFollow || !me) && (
          <Button
            look={following ? 'plain' : 'primary'}
            aria-pressed={following}
            onClick={() =>
              me
                ? void follow(data, !following)
                : openSignIn('login', t`What you follow is kept on your account, so that you find it again.`)
            }
          >
            {following ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
          </Button>
        )}
      </div>
      {refusal && (
        <div className="mt-3">
          <Refusal>{refusal}</Refusal>
        </div>
      )}
    </header>
  );
}

/** Shown at once, and taken back with a sentence where it is refused. */
function useFollow() {
  const { refusal, act } = useRefusal();
  const [send] = useFollowSomebodyMutation();

  const follow = ({ id, followerCount, viewer }: ProfileHeaderFragment, active: boolean) =>
    act(async () => {
      const { data } = await send({
        variables: { userId: id, active },
        context: { inOrder: id },
        optimisticResponse: {
          followPerson: {
            __typename: 'User',
            id,
            followerCount: followerCount + (active ? 1 : -1),
            viewer: viewer && { ...viewer, following: active },
          },
        },
      });
      return data?.followPerson;
    });
  return { follow, refusal };
}
