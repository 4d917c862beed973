import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { clearDraft } from '../../../lib/device/drafts.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { addAnswer } from './answers-in-cache.ts';
import { usePostAnswerMutation } from './AnswerForm.gen.ts';
import { useEditAnswerMutation } from '../editing/Edits.gen.ts';

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
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  // One key for one answer: sending it twice posts it once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [send, { loading: posting }] = usePostAnswerMutation();
  const [edit, { loading: editing }] = useEditAnswerMutation();
  const loading = posting || editing;

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

  const post = async () => {
    setFault(null);
    setRefusal(null);
    try {
      const { data } = await send({
        variables: { input: { questionId, body, idempotencyKey: key } },
        update: (cache, result) => {
          if (result.data?.postAnswer.__typename === 'Answer')
            addAnswer(cache, questionId, result.data.postAnswer.id);
        },
      });
      const posted = data!.postAnswer;
      // A try that looked lost has arrived: what was changed since is an edit of it.
      const earlierId = posted.__typename === 'Conflict' && posted.earlierId;
      const result = earlierId
        ? (await edit({ variables: { input: { id: earlierId, body } }, refetchQueries: ['QuestionPage'] }))
            .data!.editAnswer
        : posted;
      if (result.__typename !== 'Answer') {
        const wrong = result.fields.find(({ field }) => field === 'body');
        if (wrong) setFault(wrong.message);
        else setRefusal(result.message);
        return;
      }
      clearDraft(draftKey);
      setBody('');
      setKey(crypto.randomUUID());
    } catch {
      setRefusal(t`Your answer could not be sent. It is kept here; try again.`);
    }
  };

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      {answered && (
        <p className="text-sm text-soft">
          <Trans>You have answered already. Improving that answer often helps more than a second one.</Trans>
        </p>
      )}
      <MarkdownEditor
        label={<Trans>Your answer</Trans>}
        value={body}
        onChange={setBody}
        draftKey={draftKey}
        error={fault}
        placeholder={t`Show your working; formulas go between $ signs.`}
        sending={loading}
        onSubmit={() => void post()}
      />
      {refusal && <Refusal>{refusal}</Refusal>}
      <div>
        <Button look="primary" type="submit" busy={loading}>
          <Trans>Post answer</Trans>
        </Button>
      </div>
    </form>
  );
}
