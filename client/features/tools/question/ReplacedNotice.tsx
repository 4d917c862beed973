import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';

/** Under a field whose text made way for another. */
export function ReplacedNotice({ onPutBack }: { onPutBack: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
      <Trans>Your previous text was replaced.</Trans>
      <Button size="small" onClick={onPutBack}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}
