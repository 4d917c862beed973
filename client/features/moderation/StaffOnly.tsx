import { skipToken } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openSignIn } from '../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../lib/auth/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty, Failure } from '../../ui/loading/states.tsx';
import { useOwnRoleQuery } from './StaffOnly.gen.ts';

interface StaffOnlyProps {
  /** Whether moderators are let in, or admins alone. */
  role: 'MODERATOR' | 'ADMIN';
  /** In place of the page until it is known who reads it. */
  skeleton: ReactNode;
  children: (me: { id: string; isAdmin: boolean }) => ReactNode;
}

/** A page for staff: whoever else opens it reads why it shows nothing. */
export function StaffOnly({ role, skeleton, children }: StaffOnlyProps) {
  const user = useSession();
  const { data, error, refetch } = useOwnRoleQuery(user ? {} : skipToken);
  if (!user)
    return (
      <Empty
        title={<Trans>This page is for staff</Trans>}
        action={
          <Button look="primary" onClick={() => openSignIn('login')}>
            <Trans>Sign in</Trans>
          </Button>
        }
      >
        <Trans>Sign in with a moderator’s account to see it.</Trans>
      </Empty>
    );
  if (!data) return error ? <Failure onRetry={() => refetch()} /> : skeleton;
  const isAdmin = data.viewer?.role === 'ADMIN';
  if (!data.viewer || !(isAdmin || (role === 'MODERATOR' && data.viewer.role === 'MODERATOR')))
    return (
      <Empty
        title={
          role === 'ADMIN' ? <Trans>This page is for admins</Trans> : <Trans>This page is for staff</Trans>
        }
      >
        {role === 'ADMIN' ? (
          <Trans>Only admins can read it.</Trans>
        ) : (
          <Trans>Only moderators and admins can read it.</Trans>
        )}
      </Empty>
    );
  return children({ id: data.viewer.id, isAdmin });
}
