import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { clearDraft } from '../../../lib/device/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { MarkdownEditor } from '../../../ui/editor/LazyEditor.tsx';
import { Input } from '../../../ui/fields/Input.tsx';
import { leadToFault } from '../../../ui/fields/focus-first-error.ts';
import { Refusal } from '../../../ui/loading/states.tsx';
import { TagInput } from './TagInput.tsx';
import { EditConflict } from '../editing/EditConflict.tsx';
import {
  LatestQuestionDocument,
  type LatestQuestionQuery,
  useEditQuestionMutation,
} from '../editing/Edits.gen.ts';
import { useKeptField } from '../editing/use-draft-field.ts';
import { useVersionBegun } from '../editing/use-base-version.ts';

interface EditQuestionFormProps {
  question: { id: string; title: string; body: string; tags: string[]; version: number; subjectCode: string };
  onDone: () => void;
}

export function EditQuestionForm({ question, onDone }: EditQuestionFormProps) {
  const { t } = useLingui();
  const graph = useApolloClient();
  const draftKey = `question:${question.id}`;
  const keys = { title: `${draftKey}:title`, tags: `${draftKey}:tags` };
  const { version, setVersion, discardDraft } = useVersionBegun(
    draftKey,
    question.version,
    keys.title,
    keys.tags,
  );
  const keptTitle = useKeptField(keys.title, question.title);
  const title = keptTitle.text;
  const [body, setBody] = useState(question.body);
  const ownTags = (all: string[]) => JSON.stringify(all.filter((tag) => tag !== question.subjectCode));
  const keptTags = useKeptField(keys.tags, ownTags(question.tags));
  const tags = JSON.parse(keptTags.text) as string[];
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<NonNullable<LatestQuestionQuery['question']> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [send, { loading }] = useEditQuestionMutation();

  const forget = () => {
    clearDraft(draftKey);
    keptTitle.forget();
    keptTags.forget();
  };

  const save = async (expectedVersion = version) => {
    setRefusal(null);
    setFaults({});
    setTheirs(null);
    try {
      const { data } = await send({
        variables: { input: { id: question.id, title, body, tags, expectedVersion } },
      });
      const result = data!.editQuestion;
      if (result.__typename === 'Question') {
        forget();
        onDone();
      } else if (result.code === 'EDIT_CONFLICT') {
        const latest = await graph.query({
          query: LatestQuestionDocument,
          variables: { id: question.id },
          fetchPolicy: 'network-only',
        });
        setTheirs(latest.data?.question ?? null);
      } else {
        const found = Object.fromEntries(result.fields.map(({ field, message }) => [field, message]));
        leadToFault(form.current, () => setFaults(found));
        if (result.fields.length === 0) setRefusal(result.message);
      }
    } catch {
      setRefusal(t`This could not be saved. Your text is kept; try again.`);
    }
  };

  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        autoFocus
        label={<Trans>Title</Trans>}
        value={title}
        readOnly={loading}
        onChange={(event) => keptTitle.setText(event.target.value)}
        error={faults['title']}
      />
      <MarkdownEditor
        label={<Trans>Question</Trans>}
        value={body}
        onChange={setBody}
        draftKey={draftKey}
        onDiscard={() => {
          keptTitle.discard();
          keptTags.discard();
          discardDraft();
        }}
        error={faults['body']}
        sending={loading}
        onSubmit={() => void save()}
      />
      <TagInput
        tags={tags}
        onChange={(next) => keptTags.setText(JSON.stringify(next))}
        error={faults['tags']}
      />
      {refusal && <Refusal>{refusal}</Refusal>}
      {theirs && (
        <EditConflict
          theirs={`### ${theirs.title}\n\n${theirs.body}`}
          onKeepMine={() => {
            setVersion(theirs.version);
            void save(theirs.version);
          }}
          onTakeTheirs={() => {
            keptTitle.setText(theirs.title);
            setBody(theirs.body);
            keptTags.setText(ownTags(theirs.tags));
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
            forget();
            onDone();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
