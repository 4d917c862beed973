import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { draftIsPosted, useDraft } from '../../../lib/device/drafts.ts';
import { textOf } from '../../../lib/drafts/draft-text.ts';
import { SyncedDraft } from '../../../ui/editor/LazySyncedDraft.tsx';
import { addComment } from './comments-in-cache.ts';
import { CommentInput } from './CommentInput.tsx';
import { usePostCommentMutation } from './Comments.gen.ts';
import { useSending } from './use-write-comment.ts';

interface CommentFormProps {
  postId: string;
  /** Under this name what is written is kept on the device until it is posted. */
  draftKey: string;
  autoFocus: boolean;
}

/** Writes a comment. */
export function CommentForm({ postId, draftKey, autoFocus }: CommentFormProps) {
  const { t } = useLingui();
  const user = useSession();
  const [post] = usePostCommentMutation();
  const [body, setBody] = useDraft(draftKey);
  const place = `comment/${postId}`;
  const [key, setKey] = useState(() => crypto.randomUUID());

  const { submit, busy, isUnanswered, refusal } = useSending(async () => {
    const { data } = await post({
      variables: { input: { postId, body, idempotencyKey: key } },
      update(cache, result) {
        const written = result.data?.postComment;
        if (written?.__typename === 'Comment') addComment(cache, postId, written.id);
      },
    });
    return data?.postComment;
  });

  if (!user)
    return (
      <p className="py-2 text-sm text-soft">
        <Trans>Comments stand under your name, so they need an account.</Trans>{' '}
        <button
          type="button"
          className="font-medium text-brand-text underline underline-offset-2"
          onClick={() => openSignIn('login')}
        >
          <Trans>Sign in to comment</Trans>
        </button>
      </p>
    );

  const send = async () => {
    if (!(await submit())) return;
    draftIsPosted(place);
    setBody('');
    setKey(crypto.randomUUID());
  };

  return (
    <>
      <CommentInput
        label={t`Your comment`}
        action={<Trans>Post comment</Trans>}
        value={body}
        onChange={setBody}
        onSubmit={() => void send()}
        busy={busy}
        refusal={refusal}
        autoFocus={autoFocus}
      />
      <SyncedDraft
        place={place}
        deviceKey={draftKey}
        text={textOf({ body })}
        onAdopt={(text) => setBody(text.body)}
        isOnItsWay={isUnanswered}
      />
    </>
  );
}
