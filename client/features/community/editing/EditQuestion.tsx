import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { useDraftField } from '../../../lib/device/use-draft-field.ts';
import { Input } from '../../../ui/fields/Input.tsx';
import { TagInput } from './TagInput.tsx';
import { EditPostForm } from './EditPostForm.tsx';
import { LatestQuestionDocument, useEditQuestionMutation } from './Edits.gen.ts';

interface EditQuestionProps {
  question: { id: string; title: string; body: string; tags: string[]; version: number; subjectCode: string };
  onDone: () => void;
}

export function EditQuestion({ question, onDone }: EditQuestionProps) {
  const { id, subjectCode } = question;
  const graph = useApolloClient();
  const [edit] = useEditQuestionMutation();
  const draftKey = `question:${id}`;
  const ownTags = (all: string[]) => JSON.stringify(all.filter((tag) => tag !== subjectCode));
  const title = useDraftField(`${draftKey}:title`, question.title);
  const tagsField = useDraftField(`${draftKey}:tags`, ownTags(question.tags));
  const tags = JSON.parse(tagsField.text) as string[];

  return (
    <EditPostForm
      draftKey={draftKey}
      post={question}
      label={<Trans>Question</Trans>}
      above={{
        ...title,
        name: 'title',
        latest: (theirs) => theirs.title,
        show: ({ error, saving }) => (
          <Input
            autoFocus
            label={<Trans>Title</Trans>}
            value={title.text}
            readOnly={saving}
            onChange={(event) => title.setText(event.target.value)}
            error={error}
          />
        ),
      }}
      below={{
        ...tagsField,
        name: 'tags',
        latest: (theirs) => ownTags(theirs.tags),
        show: ({ error }) => (
          <TagInput tags={tags} onChange={(next) => tagsField.setText(JSON.stringify(next))} error={error} />
        ),
      }}
      textOf={(theirs) => `### ${theirs.title}\n\n${theirs.body}`}
      send={async (change) => {
        const { data } = await edit({ variables: { input: { id, title: title.text, tags, ...change } } });
        return data!.editQuestion;
      }}
      readLatest={async () => {
        const { data } = await graph.query({
          query: LatestQuestionDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return data?.question ?? null;
      }}
      onDone={onDone}
    />
  );
}
