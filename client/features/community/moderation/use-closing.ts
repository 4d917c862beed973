import type { CloseReason } from '../../../lib/graph/schema-types.ts';
import { questionIdIn } from '../../../lib/question-id.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import {
  useCloseQuestionMutation,
  useLockQuestionMutation,
  useReopenQuestionMutation,
} from './Removal.gen.ts';

/** Closes a question, opens it again, and has the reason where either was refused. */
export function useClosing(id: string) {
  const { refusal, act } = useRefusal();
  const [sendClose, closing] = useCloseQuestionMutation();
  const [sendReopen, reopening] = useReopenQuestionMutation();
  const [sendLock, locking] = useLockQuestionMutation();

  /** Whether it is closed now; what it repeats is named by its address. */
  const close = (reason: CloseReason, original: string) =>
    act(async () => {
      const duplicateOfId = reason === 'DUPLICATE' ? questionIdIn(original) : null;
      return (await sendClose({ variables: { id, reason, duplicateOfId } })).data?.closeQuestion;
    });

  const reopen = () => act(async () => (await sendReopen({ variables: { id } })).data?.reopenQuestion);

  const lock = (locked: boolean) =>
    act(async () => (await sendLock({ variables: { id, locked } })).data?.lockQuestion);

  return {
    lock,
    isLocking: locking.loading,
    close,
    reopen,
    isClosing: closing.loading,
    isReopening: reopening.loading,
    refusal,
  };
}
