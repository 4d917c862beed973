import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface Problem {
  message: string;
  fields?: readonly { message: string }[];
}

/** Why the last act was refused, as one sentence. */
export function useRefusal() {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Whether it was done; nothing is lost where it was not. */
  const act = async (send: () => Promise<object | null | undefined>): Promise<boolean> => {
    setRefusal(null);
    try {
      const result = await send();
      if (result && !('message' in result)) return true;
      const { message, fields } = result as Problem;
      setRefusal(fields?.[0]?.message ?? message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
    return false;
  };

  return { refusal, act };
}
