import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { ReportForm } from './ReportForm.tsx';
import { useSendReport } from './use-send-report.ts';

interface ReportDialogProps {
  targetId: string;
  kind: 'question' | 'answer' | 'comment';
  onClose: () => void;
}

/** Asks what is wrong with a post, and says what becomes of it. */
export function ReportDialog({ targetId, kind, onClose }: ReportDialogProps) {
  const sending = useSendReport(targetId);
  if (!sending.done)
    return (
      <Dialog open title={<Trans>What is wrong with it?</Trans>} onClose={onClose}>
        <ReportForm targetId={targetId} kind={kind} sending={sending} onCancel={onClose} />
      </Dialog>
    );
  return (
    <Dialog open title={<Trans>Thank you</Trans>} onClose={onClose}>
      <p role="status" className="text-soft">
        {sending.done === 'new' ? (
          <Trans>A moderator will look at it, and you will be told what they decided.</Trans>
        ) : (
          <Trans>You had reported this already. You will be told what the moderators decide.</Trans>
        )}
      </p>
      <div className="mt-5 flex justify-end">
        <Button look="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
