import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { Pager } from './Pager.tsx';
import { useProfileBookmarksQuery } from './ProfileLists.gen.ts';
import { QuestionLine } from './Rows.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** What the reader keeps, the latest first; nobody else sees it. */
export function BookmarksTab({ id }: { id: string }) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useProfileBookmarksQuery({
    variables: { id, after },
    // A bookmark may have been set a moment ago.
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.interactions;

  if (!list) return error ? <Failure onRetry={() => refetch()} /> : <RowsSkeleton />;
  if (list.nodes.length === 0)
    return (
      <Empty title={<Trans>No bookmarks yet</Trans>}>
        <Trans>Questions and answers that you bookmark will appear here, for you alone.</Trans>
      </Empty>
    );
  return (
    <>
      <ul>
        {list.nodes.map(({ targetId, target, createdAt }) =>
          target?.__typename === 'Question' ? (
            <QuestionLine key={targetId} question={target} at={createdAt}>
              <Trans>question</Trans>
            </QuestionLine>
          ) : target?.__typename === 'Answer' ? (
            <QuestionLine key={targetId} question={target.question} at={createdAt}>
              <Trans>an answer to</Trans>
            </QuestionLine>
          ) : (
            <li key={targetId} className="border-b border-line py-3.5 text-sm text-soft">
              <Trans>This is no longer there.</Trans>
            </li>
          ),
        )}
      </ul>
      <Pager after={after} pageInfo={list.pageInfo} onTurn={setAfter} />
    </>
  );
}
