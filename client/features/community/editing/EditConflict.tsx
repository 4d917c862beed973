import { Trans } from '@lingui/react/macro';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import { Button } from '../../../ui/Button.tsx';

interface EditConflictProps {
  /** The version that another user saved in the meantime. */
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people edited the same words: both versions are there, and the reader decides. */
export function EditConflict({ theirs, onKeepMine, onTakeTheirs }: EditConflictProps) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-hint bg-hint-wash p-4">
      <p className="font-medium">
        <Trans>Someone else saved another version while you were editing. This is theirs:</Trans>
      </p>
      <div className="max-h-72 overflow-y-auto rounded-control border border-line bg-card p-3" tabIndex={0}>
        <Prose text={theirs} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="small" onClick={onKeepMine}>
          <Trans>Overwrite with mine</Trans>
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          <Trans>Start over from theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
