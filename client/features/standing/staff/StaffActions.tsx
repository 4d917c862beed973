import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import type { Role } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';

const AwardDialog = part(async () => (await import('./AwardDialog.tsx')).AwardDialog, overPage);
const AdjustDialog = part(async () => (await import('./AdjustDialog.tsx')).AdjustDialog, overPage);

interface StaffActionsProps {
  role: Role;
  userId: string;
  name: string;
}

/** What staff may do about somebody's reputation and badges. */
export function StaffActions({ role, userId, name }: StaffActionsProps) {
  const [open, setOpen] = useState<'award' | 'adjust' | null>(null);
  if (role !== 'MODERATOR' && role !== 'ADMIN') return null;
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen('award')}>
        <Trans>Award a badge</Trans>
      </Button>
      {role === 'ADMIN' && (
        <Button onClick={() => setOpen('adjust')}>
          <Trans>Adjust reputation</Trans>
        </Button>
      )}
      <Suspense>
        {open === 'award' && <AwardDialog role={role} userId={userId} name={name} onClose={close} />}
        {open === 'adjust' && <AdjustDialog userId={userId} name={name} onClose={close} />}
      </Suspense>
    </div>
  );
}
