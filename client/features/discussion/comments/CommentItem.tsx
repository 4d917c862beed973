import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { PostBody } from '../../../lib/markdown/PostBody.tsx';
import { parts } from '../../../lib/parts.ts';
import { latePart } from '../../../ui/loading/lazy-component.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { removeComment } from './comments-in-cache.ts';
import { CommentVote } from './CommentVote.tsx';
import { CommentInput } from './CommentInput.tsx';
import {
  type CommentItemFragment,
  useDeleteCommentMutation,
  useEditCommentMutation,
} from './Comments.gen.ts';
import { useSending } from './use-write-comment.ts';

const ReportPost = latePart(() => parts.reportPost());

interface CommentItemProps {
  comment: CommentItemFragment;
  /** The address leads to it. */
  isLinked: boolean;
  onReply: ((name: string) => void) | undefined;
}

export function CommentItem({ comment, isLinked, onReply }: CommentItemProps) {
  const { id, postId, body, bodyPage, author, viewer, createdAt, editedAt } = comment;
  const { t } = useLingui();
  const me = useSession()?.id;
  const [editing, setEditing] = useState<boolean>();
  const [deleting, setDeleting] = useState(false);
  const [remove] = useDeleteCommentMutation();

  const deleteIt = async () => {
    try {
      const { data } = await remove({
        variables: { input: { id } },
        update: (cache, result) => {
          if (result.data?.deleteComment.__typename === 'Deleted') removeComment(cache, postId, id);
        },
      });
      return data!.deleteComment.__typename === 'Deleted' ? null : data!.deleteComment.message;
    } catch {
      return t`This could not be sent. Try again.`;
    }
  };

  if (editing) return <EditComment comment={comment} onDone={() => setEditing(false)} />;

  return (
    <div id={`comment-${id}`} className={`flex gap-2 py-2.5 ${isLinked ? 'bg-brand-wash/50' : ''}`}>
      <CommentVote comment={comment} />
      <div className="min-w-0 flex-1 text-sm">
        <PostBody text={body} html={bodyPage} />
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-faint [&>button]:text-xs">
          <span className="font-medium text-soft" translate={author ? 'no' : undefined}>
            {author ? author.name : <Trans>The asker</Trans>}
          </span>
          <RelativeTime at={createdAt} />
          {editedAt && <Trans>edited</Trans>}
          {onReply && author && author.id !== me && (
            <Act onClick={() => onReply(author.name)}>
              <Trans>Reply</Trans>
            </Act>
          )}
          {viewer?.canEdit && (
            <Act autoFocus={editing === false} onClick={() => setEditing(true)}>
              <Trans>Edit</Trans>
            </Act>
          )}
          {viewer?.canDelete && (
            <Act danger onClick={() => setDeleting(true)}>
              <Trans>Delete</Trans>
            </Act>
          )}
          {/* Whoever may edit what nobody is named for wrote it. */}
          {(author || !viewer?.canEdit) && <ReportPost targetId={id} kind="comment" authorId={author?.id} />}
        </div>
      </div>
      {deleting && (
        <ConfirmDialog
          title={<Trans>Delete this comment?</Trans>}
          onDelete={deleteIt}
          onClose={() => setDeleting(false)}
        >
          <Trans>Replies to it stay.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** A quiet act under a comment. */
function Act({
  onClick,
  danger = false,
  autoFocus = false,
  children,
}: {
  onClick: () => void;
  danger?: boolean;
  autoFocus?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      autoFocus={autoFocus}
      onClick={onClick}
      className={`min-h-6 underline-offset-2 hover:underline pointer-coarse:min-h-11 ${danger ? 'text-wrong' : 'text-soft hover:text-ink'}`}
    >
      {children}
    </button>
  );
}

function EditComment({ comment, onDone }: { comment: CommentItemFragment; onDone: () => void }) {
  const { id, version } = comment;
  const { t } = useLingui();
  const [edit] = useEditCommentMutation();
  const { text: body, setText: setBody, forget } = useDraftField(`comment-edit:${id}`, comment.body);
  const { submit, busy, refusal } = useSending(async () => {
    const { data } = await edit({ variables: { input: { id, body, expectedVersion: version } } });
    return data?.editComment;
  });

  return (
    <CommentInput
      label={t`Edit your comment`}
      action={<Trans>Save</Trans>}
      value={body}
      onChange={setBody}
      onSubmit={async () => {
        if (!(await submit())) return;
        forget();
        onDone();
      }}
      onCancel={onDone}
      busy={busy}
      refusal={refusal}
      autoFocus
    />
  );
}
