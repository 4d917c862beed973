import { Trans } from '@lingui/react/macro';
import type { HiddenReason } from '../../../lib/graph/schema-types.ts';

interface HiddenNoticeProps {
  reason: HiddenReason | null | undefined;
  /** From when on an edit by its author shows it again. */
  editShowsFrom: string | null | undefined;
}

/** What its author and staff read above something that nobody else sees. */
export function HiddenNotice({ reason, editShowsFrom }: HiddenNoticeProps) {
  return (
    <p role="note" className="mb-4 rounded-card bg-hint-wash px-4 py-3 text-sm text-hint">
      {reason === 'EXAM_LEAK' ? (
        <Trans>
          Only its author and moderators see this: it may quote a paper that is being sat. A moderator will
          look at it.
        </Trans>
      ) : reason === 'STAFF' ? (
        <Trans>Only its author and moderators see this: a moderator hid it.</Trans>
      ) : (
        <Trans>
          Only its author and moderators see this: several people reported it, and a moderator will look at
          it.
        </Trans>
      )}{' '}
      {editShowsFrom && <Trans>Once ten minutes have passed, an edit by its author shows it again.</Trans>}
    </p>
  );
}
