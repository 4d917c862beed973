import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CloseReason } from '../../../lib/graph/schema-types.ts';
import { useCloseQuestionMutation, useReopenQuestionMutation } from './Removal.gen.ts';

/** Closes a question, opens it again, and has the reason where either was refused. */
export function useClosing(id: string) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sendClose, closing] = useCloseQuestionMutation();
  const [sendReopen, reopening] = useReopenQuestionMutation();

  /** Whether it is closed now; what it repeats is named by its address. */
  const close = async (reason: CloseReason, original: string): Promise<boolean> => {
    setRefusal(null);
    try {
      const duplicateOfId = reason === 'DUPLICATE' ? (original.trim().split('/').at(-1) ?? '') : null;
      const { data } = await sendClose({ variables: { id, reason, duplicateOfId } });
      const result = data!.closeQuestion;
      if (result.__typename === 'Question') return true;
      setRefusal(result.message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
    return false;
  };

  const reopen = async () => {
    setRefusal(null);
    try {
      const { data } = await sendReopen({ variables: { id } });
      const result = data!.reopenQuestion;
      if (result.__typename !== 'Question') setRefusal(result.message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
  };

  return { close, reopen, isClosing: closing.loading, isReopening: reopening.loading, refusal };
}
