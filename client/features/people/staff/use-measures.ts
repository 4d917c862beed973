import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useLiftSuspensionMutation,
  useSetRoleMutation,
  useSuspendPersonMutation,
  useWarnPersonMutation,
} from './Staff.gen.ts';

export type Measure = 'warn' | 'suspend' | 'lift' | 'promote' | 'demote';

interface Problem {
  message: string;
  fields: readonly { field: string; message: string }[];
}

/** Sends what staff decided about somebody, and has the reason where it was refused. */
export function useMeasures(userId: string) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [warn] = useWarnPersonMutation();
  const [suspend] = useSuspendPersonMutation();
  const [lift] = useLiftSuspensionMutation();
  const [setRole] = useSetRoleMutation();

  const perform = async (measure: Measure, reason: string, days: number) => {
    if (measure === 'warn') return (await warn({ variables: { userId, reason } })).data!.warnPerson;
    if (measure === 'suspend')
      return (await suspend({ variables: { userId, days, reason } })).data!.suspendPerson;
    if (measure === 'lift') return (await lift({ variables: { userId, reason } })).data!.liftSuspension;
    const role = measure === 'promote' ? 'MODERATOR' : 'STUDENT';
    return (await setRole({ variables: { userId, role, reason } })).data!.setRole;
  };

  /** Whether it was done. */
  const send = async (measure: Measure, reason: string, days: number): Promise<boolean> => {
    setProblem(null);
    setBusy(true);
    try {
      const result = await perform(measure, reason, days);
      if (!('message' in result)) return true;
      setProblem(result);
    } catch {
      setProblem({ message: t`This could not be sent. Try again.`, fields: [] });
    } finally {
      setBusy(false);
    }
    return false;
  };

  return {
    send,
    busy,
    fieldError: (field: string) => problem?.fields.find((one) => one.field === field)?.message,
    message: problem && problem.fields.length === 0 ? problem.message : null,
  };
}
