import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { clearDraft } from '../../../lib/device/drafts.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
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
  const [body, setBody] = useState('');
  const { post, busy, fault, refusal } = usePostAnswer(questionId);

  if (!user)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-5">
        <p className="text-soft">
          <Trans>Do you know the answer? Sign in to write it.</Trans>
        </p>
        <Button look="primary" onClick={() => openSignIn('login')}>
          <Trans>Sign in to answer</Trans>
        </Button>
      </div>
    );

  const send = async () => {
    if (!(await post(body))) return;
    clearDraft(draftKey);
    setBody('');
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
      {refusal && <Refusal>{refusal}</Refusal>}
      <div>
        <Button look="primary" type="submit" busy={busy}>
          <Trans>Post answer</Trans>
        </Button>
      </div>
    </form>
  );
}
