import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';
import { Act } from '../post/PostActions.tsx';

const History = part(async () => (await import('./History.tsx')).History, overPage);
const SuggestEdit = part(async () => (await import('./SuggestEdit.tsx')).SuggestEdit, overPage);

interface EditActsProps {
  post: {
    id: string;
    title?: string;
    body: string;
    version: number;
    editedAt: string | null;
    viewer: { canEdit: boolean; canSuggest: boolean } | null;
  };
  kind: 'question' | 'answer';
  /** Undefined before the first time. */
  editing: boolean | undefined;
  onEdit: () => void;
}

/** Under a post: to edit it or to suggest an edit, and to see what earlier edits changed. */
export function EditActs({ post, kind, editing, onEdit }: EditActsProps) {
  const [over, setOver] = useState<'history' | 'suggestion' | null>(null);
  const { id, editedAt, viewer } = post;
  const canEdit = viewer?.canEdit ?? false;
  const close = () => setOver(null);
  return (
    <>
      {canEdit && (
        <Act autoFocus={editing === false} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Act>
      )}
      {viewer?.canSuggest && (
        <Act onClick={() => setOver('suggestion')}>
          <Trans>Suggest an edit</Trans>
        </Act>
      )}
      {editedAt && (
        <Act onClick={() => setOver('history')}>
          <Trans>History</Trans>
        </Act>
      )}
      <Suspense>
        {over === 'history' && <History id={id} kind={kind} canEdit={canEdit} onClose={close} />}
        {over === 'suggestion' && <SuggestEdit post={post} onClose={close} />}
      </Suspense>
    </>
  );
}
