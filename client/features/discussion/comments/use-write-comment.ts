import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface Problem {
  message: string;
  fields?: readonly { message: string }[];
}

/** Sends a comment; what is refused, or was not sent, is said and stays written. */
export function useSending(
  send: () => Promise<{ __typename: string } | (Problem & { __typename: string }) | null | undefined>,
) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);

  async function submit(): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setRefusal(null);
    setUnanswered(true);
    try {
      const result = await send();
      setUnanswered(false);
      if (!result || !('message' in result)) return true;
      setRefusal(result.fields?.[0]?.message ?? result.message);
    } catch {
      setRefusal(t`This could not be sent. Your text is kept; try again.`);
    } finally {
      setBusy(false);
    }
    return false;
  }

  return { submit, busy, isUnanswered, refusal };
}
