import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Act } from '../post/PostActions.tsx';

const ReportDialog = part(async () => (await import('./ReportDialog.tsx')).ReportDialog, overPage);

interface ReportPostProps {
  targetId: string;
  kind: 'question' | 'answer' | 'comment';
  /** Null where nobody is told who wrote it. */
  authorId: string | null | undefined;
}

/** Brings somebody else's post or comment before the moderators. */
export function ReportPost({ targetId, kind, authorId }: ReportPostProps) {
  const { t } = useLingui();
  const user = useSession();
  const [open, setOpen] = useState(false);
  if (user && user.id === authorId) return null;
  return (
    <>
      <Act
        onClick={() =>
          user
            ? setOpen(true)
            : openSignIn('login', t`A report needs an account, so that everybody counts once.`)
        }
      >
        <Trans>Report</Trans>
      </Act>
      {open && (
        <Suspense>
          <ReportDialog targetId={targetId} kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
