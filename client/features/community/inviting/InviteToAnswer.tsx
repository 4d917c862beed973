import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Act } from '../post/PostActions.tsx';

const InviteDialog = part(async () => (await import('./InviteDialog.tsx')).InviteDialog, overPage);

/** Asks somebody in particular to answer a question. */
export function InviteToAnswer({ questionId }: { questionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Act onClick={() => setOpen(true)}>
        <Trans>Invite to answer</Trans>
      </Act>
      {open && (
        <Suspense>
          <InviteDialog questionId={questionId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
