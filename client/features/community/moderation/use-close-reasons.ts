import { useLingui } from '@lingui/react/macro';
import type { CloseReason } from '../../../lib/graph/schema-types.ts';

/** Why a question can be closed, in words. */
export function useCloseReasons(): Record<CloseReason, string> {
  const { t } = useLingui();
  return {
    UNCLEAR: t`It is unclear`,
    DUPLICATE: t`It has been asked before`,
    TOO_BROAD: t`It is too broad`,
    OFF_TOPIC: t`It does not belong here`,
    LIVE_EXAM: t`It is from an exam in progress`,
  };
}
