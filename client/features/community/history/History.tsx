import { Trans } from '@lingui/react/macro';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure, Refusal, Waiting } from '../../../ui/loading/states.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAnswerHistoryQuery, useQuestionHistoryQuery, useRestoreRevisionMutation } from './History.gen.ts';
import { VersionEntry } from './VersionEntry.tsx';

interface HistoryProps {
  id: string;
  kind: 'question' | 'answer';
  canEdit: boolean;
}

/** The versions of a post, each with what it changed, over the page. */
export function History({ onClose, ...props }: HistoryProps & { onClose: () => void }) {
  return (
    <Dialog open wide title={<Trans>Versions</Trans>} onClose={onClose}>
      <Versions {...props} onDone={onClose} />
    </Dialog>
  );
}

function Versions({ id, kind, canEdit, onDone }: HistoryProps & { onDone: () => void }) {
  const fresh = { variables: { id }, fetchPolicy: 'network-only' } as const;
  const asked = useQuestionHistoryQuery({ ...fresh, skip: kind !== 'question' });
  const answered = useAnswerHistoryQuery({ ...fresh, skip: kind !== 'answer' });
  const { error, refetch, fetchMore, loading } = kind === 'question' ? asked : answered;
  const post = kind === 'question' ? asked.data?.question : answered.data?.answer;
  const [restore, { loading: restoring }] = useRestoreRevisionMutation();
  const { refusal, act } = useRefusal();

  if (error) return <Failure onRetry={() => void refetch()} />;
  if (!post) return loading ? <Waiting /> : null;
  const { edges, pageInfo } = post.revisions;
  if (edges.length === 0)
    return (
      <p className="text-soft">
        <Trans>It was never edited.</Trans>
      </p>
    );

  const bringBack = async (revisionId: string) => {
    const input = { id: revisionId, expectedVersion: post.version };
    const done = await act(async () => (await restore({ variables: { input } })).data?.restoreRevision);
    if (done) onDone();
  };

  return (
    <>
      {refusal && <Refusal>{refusal}</Refusal>}
      <ol className="max-h-[70dvh] overflow-y-auto">
        {edges.map(({ node }) => (
          <VersionEntry
            key={node.id}
            version={node}
            busy={restoring}
            onRestore={canEdit && node.number !== post.version ? () => void bringBack(node.id) : null}
          />
        ))}
      </ol>
      {pageInfo.hasNextPage && (
        <Button onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}>
          <Trans>Show older versions</Trans>
        </Button>
      )}
    </>
  );
}
