import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { clearDraft } from '../../../lib/device/drafts.ts';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { notify } from '../../../ui/overlays/notify.ts';
import { useBaseVersion } from '../editing/use-base-version.ts';
import { useSuggestEditMutation } from './History.gen.ts';

interface SuggestEditProps {
  post: { id: string; title?: string; body: string; version: number };
}

/** For those who may not edit: their edit waits for somebody who may. */
export function SuggestEdit({ post, onClose }: SuggestEditProps & { onClose: () => void }) {
  return (
    <Dialog open wide title={<Trans>Suggest an edit</Trans>} onClose={onClose}>
      <SuggestForm post={post} onDone={onClose} />
    </Dialog>
  );
}

function SuggestForm({ post, onDone }: SuggestEditProps & { onDone: () => void }) {
  const { t } = useLingui();
  const draftKey = `suggest:${post.id}`;
  const title = useDraftField(`${draftKey}:title`, post.title ?? '');
  const comment = useDraftField(`${draftKey}:why`, '');
  const { version, discardDraft } = useBaseVersion(draftKey, post.version, title.key);
  const [body, setBody] = useState(post.body);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send, { loading }] = useSuggestEditMutation();

  const suggest = async () => {
    setRefusal(null);
    try {
      const { data } = await send({
        variables: {
          input: {
            postId: post.id,
            expectedVersion: version,
            body,
            comment: comment.text,
            ...(post.title !== undefined && { title: title.text }),
          },
        },
      });
      const result = data!.suggestEdit;
      if (result.__typename !== 'Suggestion')
        return setRefusal([...result.fields.map((fault) => fault.message), result.message][0]!);
      clearDraft(draftKey);
      for (const { forget } of [title, comment]) forget();
      notify(t`Thank you: somebody will look at your edit.`);
      onDone();
    } catch {
      setRefusal(t`This could not be sent. Your text is kept; try again.`);
    }
  };

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void suggest();
      }}
    >
      {post.title !== undefined && (
        <Input
          label={<Trans>Title</Trans>}
          value={title.text}
          onChange={(event) => title.setText(event.target.value)}
        />
      )}
      <MarkdownEditor
        label={<Trans>Text</Trans>}
        value={body}
        onChange={setBody}
        draftKey={draftKey}
        onDiscard={() => {
          title.discard();
          discardDraft();
        }}
        sending={loading}
        onSubmit={() => void suggest()}
      />
      <Input
        label={<Trans>Why? (optional)</Trans>}
        value={comment.text}
        onChange={(event) => comment.setText(event.target.value)}
      />
      {refusal && <Refusal>{refusal}</Refusal>}
      <div className="flex justify-end gap-3">
        <Button onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" type="submit" busy={loading}>
          <Trans>Send suggestion</Trans>
        </Button>
      </div>
    </form>
  );
}
