import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useHistoryQuery } from './History.gen.ts';
import { HistoryRow } from './HistoryRow.tsx';

interface HistoryListProps {
  /** Only conversations that say this; all when empty. */
  search: string;
  current: string | null;
  onChoose: () => void;
  onDeleted: (id: string) => void;
  onShowAll: () => void;
}

export function HistoryList({ search, current, onChoose, onDeleted, onShowAll }: HistoryListProps) {
  const { data, error, refetch, fetchMore } = useHistoryQuery({
    variables: { search: search || null },
    // What was said a moment ago belongs on top.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: false,
  });
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const page = data?.conversations;

  const loadMore = async () => {
    setMore('loading');
    try {
      await fetchMore({ variables: { after: page?.pageInfo.endCursor } });
      setMore('idle');
    } catch {
      setMore('failed');
    }
  };

  if (!page) return error ? <Failure onRetry={() => refetch()} /> : <RowsSkeleton />;
  if (page.edges.length === 0) return <Nothing search={search} onShowAll={onShowAll} />;

  return (
    <>
      {error && <Failure onRetry={() => refetch()} />}
      <ul>
        {page.edges.map(({ node }) => (
          <HistoryRow
            key={node.id}
            conversation={node}
            current={node.id === current}
            onChoose={onChoose}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      {search && (
        <p role="status" className="sr-only">
          <Plural value={page.edges.length} one="# conversation found" other="# conversations found" />
        </p>
      )}
      {page.pageInfo.hasNextPage && (
        <div className="flex justify-center py-3">
          {more === 'failed' ? (
            <Failure onRetry={loadMore}>
              <Trans>The older conversations could not be loaded.</Trans>
            </Failure>
          ) : (
            <Button size="small" busy={more === 'loading'} onClick={loadMore}>
              <Trans>Show older conversations</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Nothing({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <div role="status" className="flex flex-col items-start gap-3 px-2 py-6 text-sm text-soft">
      {search ? (
        <>
          <p>
            <Trans>No conversations contain “{search}”.</Trans>
          </p>
          <Button size="small" onClick={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        </>
      ) : (
        <p>
          <Trans>
            Your conversations will appear here, newest first. Ask something, and it is saved automatically.
          </Trans>
        </p>
      )}
    </div>
  );
}

function RowsSkeleton() {
  return (
    <Waiting>
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row} className="flex flex-col gap-1.5 px-2 py-2">
          <Skeleton className={`h-4 ${row % 3 === 1 ? 'w-3/5' : 'w-11/12'}`} />
          <Skeleton className="h-3 w-16" />
        </div>
      ))}
    </Waiting>
  );
}
