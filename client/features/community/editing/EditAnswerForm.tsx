import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clearDraft } from '../../../lib/device/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { EditConflict } from './EditConflict.tsx';
import { LatestAnswerDocument, type LatestAnswerQuery, useEditAnswerMutation } from './Edits.gen.ts';
import { useVersionBegun } from './use-base-version.ts';

interface EditAnswerFormProps {
  answer: { id: string; body: string; version: number };
  onDone: () => void;
}

export function EditAnswerForm({ answer, onDone }: EditAnswerFormProps) {
  const { t } = useLingui();
  const graph = useApolloClient();
  const draftKey = `answer:${answer.id}`;
  const [body, setBody] = useState(answer.body);
  const { version, setVersion, discardDraft } = useVersionBegun(draftKey, answer.version);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<NonNullable<LatestAnswerQuery['answer']> | null>(null);
  const [send, { loading }] = useEditAnswerMutation();

  const save = async (expectedVersion = version) => {
    setRefusal(null);
    setTheirs(null);
    try {
      const { data } = await send({ variables: { input: { id: answer.id, body, expectedVersion } } });
      const result = data!.editAnswer;
      if (result.__typename === 'Answer') {
        clearDraft(draftKey);
        onDone();
      } else if (result.code === 'EDIT_CONFLICT') {
        const latest = await graph.query({
          query: LatestAnswerDocument,
          variables: { id: answer.id },
          fetchPolicy: 'network-only',
        });
        setTheirs(latest.data?.answer ?? null);
      } else setRefusal(result.message);
    } catch {
      setRefusal(t`This could not be saved. Your text is kept; try again.`);
    }
  };

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MarkdownEditor
        autoFocus
        label={<Trans>Your answer</Trans>}
        value={body}
        onChange={setBody}
        draftKey={draftKey}
        onDiscard={discardDraft}
        sending={loading}
        onSubmit={() => void save()}
      />
      {refusal && <Refusal>{refusal}</Refusal>}
      {theirs && (
        <EditConflict
          theirs={theirs.body}
          onKeepMine={() => {
            setVersion(theirs.version);
            void save(theirs.version);
          }}
          onTakeTheirs={() => {
            setBody(theirs.body);
            setVersion(theirs.version);
            setTheirs(null);
          }}
        />
      )}
      <div className="flex gap-3">
        <Button look="primary" type="submit" busy={loading}>
          <Trans>Save</Trans>
        </Button>
        <Button
          onClick={() => {
            clearDraft(draftKey);
            onDone();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
