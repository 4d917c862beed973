import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Difference } from './Difference.tsx';
import type { VersionFragment } from './History.gen.ts';

interface VersionEntryProps {
  version: VersionFragment;
  /** Null where it is the present one, or the reader may not edit. */
  onRestore: (() => void) | null;
  busy: boolean;
}

/** One version of a post: who wrote it, when, and what it changed. */
export function VersionEntry({
  version: { number, editor, createdAt, difference },
  onRestore,
  busy,
}: VersionEntryProps) {
  const { tagsAdded, tagsRemoved } = difference;
  return (
    <li className="border-t border-line py-4">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span className="font-semibold text-ink">
          <Trans>Version {number}</Trans>
        </span>
        {editor ? <span translate="no">{editor.name}</span> : <Trans>Anonymous</Trans>}
        <RelativeTime at={createdAt} />
        {onRestore && (
          <span className="ml-auto">
            <Button size="small" busy={busy} onClick={onRestore}>
              <Trans>Restore this version</Trans>
            </Button>
          </span>
        )}
      </div>
      <Difference difference={difference} />
      {(tagsAdded.length > 0 || tagsRemoved.length > 0) && (
        <p className="mt-1 flex flex-wrap gap-2 text-sm">
          {tagsRemoved.map((tag) => (
            <del key={tag} className="text-wrong">
              {tag}
            </del>
          ))}
          {tagsAdded.map((tag) => (
            <ins key={tag} className="text-correct">
              {tag}
            </ins>
          ))}
        </p>
      )}
    </li>
  );
}
