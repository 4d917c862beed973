import { Trans } from '@lingui/react/macro';
import { isErrorBookBlocked, useErrorsOnDevice } from '../../lib/progress/device-errors.ts';

/** Where this browser keeps nothing, or is full, whoever is not signed in is told so. */
export function BlockedNotice() {
  useErrorsOnDevice();
  if (!isErrorBookBlocked()) return null;
  return (
    <p role="status" className="w-full text-sm text-hint">
      <Trans>
        This browser has no room to keep your error book: it lasts until the page is closed. Sign in to keep
        it.
      </Trans>
    </p>
  );
}
