import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
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
  const [remove] = useDeleteConversationMutation();

  const deleteIt = async () => {
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
      return result.__typename === 'Deleted' ? null : result.message;
    } catch {
      return t`It could not be deleted. Try again.`;
    }
  };

  return (
    <ConfirmDialog title={<Trans>Delete this conversation?</Trans>} onDelete={deleteIt} onClose={onClose}>
      <Trans>“{title}” and everything in it will be deleted. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
