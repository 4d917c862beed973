import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReportReason } from '../../../lib/graph/schema-types.ts';
import { questionIdIn } from '../../../lib/question-id.ts';
import { useSendReportMutation } from './ReportPost.gen.ts';

/** Sends a report, and has the reason where it was refused. */
export function useSendReport(targetId: string) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState<'new' | 'known' | null>(null);
  const [mutate, { loading }] = useSendReportMutation();

  /** What it repeats is named by its address. */
  const send = async (reason: ReportReason, text: string, original: string): Promise<boolean> => {
    setRefusal(null);
    try {
      const duplicateOfId = reason === 'DUPLICATE' ? questionIdIn(original) : null;
      const { data } = await mutate({ variables: { input: { targetId, reason, text, duplicateOfId } } });
      const result = data!.reportPost;
      if (result.__typename === 'FiledReport') {
        setDone(result.isNew ? 'new' : 'known');
        return true;
      }
      setRefusal(result.message);
    } catch {
      setRefusal(t`This could not be sent. Try again.`);
    }
    return false;
  };

  return { send, done, refusal, isSending: loading };
}
