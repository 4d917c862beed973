import { useLingui } from '@lingui/react/macro';
import type { CloseReason } from '../../../lib/graph/schema-types.ts';

/** Why a question can be closed, in words. */
export function useCloseReasons(): Record<CloseReason, string> {
  const { t } = useLingui();
  return {
    UNCLEAR: t`It is not clear what is asked`,
    DUPLICATE: t`It was asked before`,
    TOO_BROAD: t`It asks too much at once`,
    OFF_TOPIC: t`It does not belong here`,
    LIVE_EXAM: t`It quotes a paper that is being sat`,
  };
}
