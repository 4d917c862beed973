import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { useDeleteQuestionMutation } from './Removal.gen.ts';

export function DeleteQuestion({ id, subjectCode }: { id: string; subjectCode: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [remove] = useDeleteQuestionMutation();

  const deleteIt = async () => {
    try {
      const { data } = await remove({ variables: { id }, refetchQueries: ['CommunityPage'] });
      if (data!.deleteQuestion.__typename !== 'Deleted') return data!.deleteQuestion.message;
      void navigate(paths.community(subjectCode));
      return null;
    } catch {
      return t`This could not be sent. Try again.`;
    }
  };

  return (
    <ConfirmDelete title={<Trans>Delete this question?</Trans>} onDelete={deleteIt}>
      <Trans>Its answers are deleted too, and reputation earned from them is removed.</Trans>
    </ConfirmDelete>
  );
}
