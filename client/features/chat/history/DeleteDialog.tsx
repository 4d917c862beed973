import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { useDeleteConversationMutation } from './History.gen.ts';

interface DeleteDialogProps {
  id: string;
  title: string;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks once more: nothing brings a conversation back. */
export function DeleteDialog({ id, title, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove] = useDeleteConversationMutation();

  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { data } = await remove({
        variables: { id },
        update: (cache, { data: done }) => {
          if (done?.deleteConversation.__typename !== 'Deleted') return;
          onDeleted(id);
          cache.evict({ id: cache.identify({ __typename: 'Conversation', id }) });
        },
      });
      const result = data!.deleteConversation;
      if (result.__typename !== 'Deleted') setRefusal(result.message);
    } catch {
      setRefusal(t`It could not be deleted. Try again.`);
    }
    setBusy(false);
  };

  return (
    <Dialog open title={<Trans>Delete this conversation?</Trans>} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere text-soft">
          <Trans>“{title}” goes with everything that was said in it. This cannot be undone.</Trans>
        </p>
        {refusal && <Refusal>{refusal}</Refusal>}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={confirm}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
