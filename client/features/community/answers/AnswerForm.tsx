import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { clearDraft, draftIsPosted, useDraftTick } from '../../../lib/device/drafts.ts';
import { textOf } from '../../../lib/drafts/draft-text.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { SyncedDraft } from '../../../ui/editor/LazySyncedDraft.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { usePostAnswer } from './use-post-answer.ts';

interface AnswerFormProps {
  questionId: string;
  /** The reader wrote one of the answers already. */
  answered: boolean;
}

export function AnswerForm({ questionId, answered }: AnswerFormProps) {
  const { t } = useLingui();
  const user = useSession();
  const draftKey = `answer-to:${questionId}`;
  const place = `answer/${questionId}`;
  const [body, setBody] = useState('');
  const [byMachine, setByMachine] = useDraftTick(`${draftKey}:ai`);
  const { post, busy, isUnanswered, fault, refusal } = usePostAnswer(questionId);

  const send = async () => {
    // What is written stays on the device until it is posted.
    if (!user) return openSignIn('login', t`Posting needs an account. What you have written stays here.`);
    if (!(await post(body, byMachine))) return;
    clearDraft(draftKey);
    draftIsPosted(place);
    setBody('');
    setByMachine(false);
  };

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {answered && (
        <p className="text-sm text-soft">
          <Trans>You have already answered. Improving that answer often helps more than a second one.</Trans>
        </p>
      )}
      <MarkdownEditor
        label={<Trans>Your answer</Trans>}
        value={body}
        onChange={setBody}
        draftKey={draftKey}
        error={fault}
        placeholder={t`Show your working; formulas go between $ signs.`}
        sending={busy}
        onSubmit={() => void send()}
      />
      {user && (
        <SyncedDraft
          place={place}
          deviceKey={draftKey}
          text={textOf({ body, aiGenerated: byMachine })}
          onAdopt={(text) => {
            setBody(text.body);
            setByMachine(text.aiGenerated);
          }}
          isOnItsWay={isUnanswered}
        />
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      <label className="flex min-h-8 items-center gap-2 text-sm text-soft pointer-coarse:min-h-11">
        <input type="checkbox" checked={byMachine} onChange={(event) => setByMachine(event.target.checked)} />
        <Trans>An AI wrote this answer; I have checked it.</Trans>
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" type="submit" busy={busy}>
          {user ? <Trans>Post answer</Trans> : <Trans>Sign in to post</Trans>}
        </Button>
        {!user && (
          <p className="text-sm text-faint">
            <Trans>What you write is kept on this device meanwhile.</Trans>
          </p>
        )}
      </div>
    </form>
  );
}
