import { Trans, useLingui } from '@lingui/react/macro';
import { removeAnswer } from './answers-in-cache.ts';
import { ConfirmDelete } from '../moderation/ConfirmDelete.tsx';
import { useDeleteAnswerMutation } from '../moderation/Removal.gen.ts';

export function DeleteAnswer({ id, questionId }: { id: string; questionId: string }) {
  const { t } = useLingui();
  const [remove] = useDeleteAnswerMutation();

  const deleteIt = async () => {
    try {
      const { data } = await remove({
        variables: { id },
        update: (cache, result) => {
          if (result.data?.deleteAnswer.__typename === 'Deleted') removeAnswer(cache, questionId, id);
        },
      });
      return data!.deleteAnswer.__typename === 'Deleted' ? null : data!.deleteAnswer.message;
    } catch {
      return t`This could not be sent. Try again.`;
    }
  };

  return (
    <ConfirmDelete title={<Trans>Delete this answer?</Trans>} onDelete={deleteIt}>
      <Trans>Reputation earned from it is removed.</Trans>
    </ConfirmDelete>
  );
}
