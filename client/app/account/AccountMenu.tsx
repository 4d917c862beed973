import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { type SessionUser, signOut } from '../../lib/auth/session.ts';
import { inLanguage } from '../../lib/paths.ts';
import { unseen } from '../../ui/loading/lazy-component.tsx';
import type { AnchoredProps } from '../../ui/overlays/anchored.ts';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { lazyPart } from '../loading/lazy-feature.tsx';
import { accountLinks } from './account-links.ts';

const Reputation = lazyPart(
  'standing',
  async () => (await import('./ReputationWithGraph.tsx')).ReputationWithGraph,
  { replacement: unseen },
);

/** Whose account it is, what they have in it, and the way out. */
export function AccountMenu({ user, ...anchored }: AnchoredProps & { user: SessionUser }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  return (
    <Menu
      {...anchored}
      label={t`Account menu`}
      heading={
        <>
          <p className="font-semibold">{user.name}</p>
          {user.email !== user.name && <p className="text-xs text-faint">{user.email}</p>}
          <p className="min-h-[1lh] text-xs text-soft tabular-nums">
            <Suspense>
              <Reputation />
            </Suspense>
          </p>
        </>
      }
      items={[
        ...accountLinks(user).map(({ to, label }) => ({
          key: to,
          label: i18n._(label),
          onSelect: () => void navigate(inLanguage(to, i18n.locale)),
        })),
        { key: 'sign-out', label: t`Sign out`, onSelect: () => void signOut() },
      ]}
    />
  );
}
