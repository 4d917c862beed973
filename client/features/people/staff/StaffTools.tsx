import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { useStaffRoleQuery } from './Staff.gen.ts';

const PersonPanel = part(async () => (await import('./PersonPanel.tsx')).PersonPanel, overPage);

/** What staff may do from a profile: from their own to what waits, from others' to what concerns them. */
export function StaffTools({ userId, name }: { userId: string; name: string }) {
  const { data } = useStaffRoleQuery();
  const [open, setOpen] = useState(false);
  const me = data?.viewer;
  if (!me || (me.role !== 'MODERATOR' && me.role !== 'ADMIN')) return null;
  if (me.id === userId)
    return (
      <Link to={paths.moderation()} className={buttonClass()}>
        <Trans>Moderation</Trans>
      </Link>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Moderate</Trans>
      </Button>
      <Suspense>
        {open && (
          <PersonPanel
            userId={userId}
            name={name}
            isAdmin={me.role === 'ADMIN'}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
