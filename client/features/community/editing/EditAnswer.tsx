import { useApolloClient } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { EditPostForm } from './EditPostForm.tsx';
import { LatestAnswerDocument, useEditAnswerMutation } from './Edits.gen.ts';

interface EditAnswerProps {
  answer: { id: string; body: string; version: number };
  onDone: () => void;
}

export function EditAnswer({ answer, onDone }: EditAnswerProps) {
  const { id } = answer;
  const graph = useApolloClient();
  const [edit] = useEditAnswerMutation();

  return (
    <EditPostForm
      draftKey={`answer:${id}`}
      post={answer}
      label={<Trans>Your answer</Trans>}
      textOf={({ body }) => body}
      send={async (change) => {
        const { data } = await edit({ variables: { input: { id, ...change } } });
        return data!.editAnswer;
      }}
      readLatest={async () => {
        const { data } = await graph.query({
          query: LatestAnswerDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return data?.answer ?? null;
      }}
      onDone={onDone}
    />
  );
}
