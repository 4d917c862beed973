import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { InTurn } from '../../../ui/loading/HydrateInBatches.tsx';
import { Spinner } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { useCommunityPageQuery, useCommunitySearchQuery } from './CommunityPage.gen.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import type { ListFilters } from './use-list-filters.ts';

interface QuestionListProps {
  subjectCode: string;
  filters: ListFilters;
  paperName: (code: string) => string;
}

/** A list that grows as its end comes into sight. */
export function QuestionList({ subjectCode, filters, paperName }: QuestionListProps) {
  const { filter, query, graphSort, after: start } = filters;
  const listed = useCommunityPageQuery(
    query
      ? skipToken
      : { variables: { filter, sort: graphSort, after: start }, notifyOnNetworkStatusChange: false },
  );
  const searched = useCommunitySearchQuery(
    query ? { variables: { query, filter, after: start }, notifyOnNetworkStatusChange: false } : skipToken,
  );
  const { error, refetch, fetchMore } = query ? searched : listed;
  const page = query ? searched.data?.searchQuestions : listed.data?.questions;
  const { end, load, loading, failed } = useMore(async () => {
    await fetchMore({ variables: { after: page?.pageInfo.endCursor } });
  });

  if (!page) return error ? <Failure onRetry={() => refetch()} /> : <ListSkeleton />;
  if (page.edges.length === 0) return <NoQuestions subjectCode={subjectCode} filters={filters} />;

  return (
    <>
      {error && <Failure onRetry={() => refetch()} />}
      <InTurn>
        {page.edges.map(({ node }) => (
          <QuestionRow key={node.id} question={node} paperName={paperName} />
        ))}
      </InTurn>
      {page.pageInfo.hasNextPage && (
        <div ref={end} className="flex justify-center py-6">
          {failed ? (
            <Failure onRetry={load}>
              <Trans>The next questions could not be loaded.</Trans>
            </Failure>
          ) : (
            <Link
              rel="next"
              to={filters.addressAfter(page.pageInfo.endCursor ?? '')}
              onClick={(event) => {
                event.preventDefault();
                void load();
              }}
              aria-busy={loading || undefined}
              className={buttonClass()}
            >
              {loading && <Spinner />}
              <Trans>Show more</Trans>
            </Link>
          )}
        </div>
      )}
    </>
  );
}

function NoQuestions({ subjectCode, filters }: Pick<QuestionListProps, 'subjectCode' | 'filters'>) {
  const { query, narrowed, graphSort, set } = filters;
  if (query || narrowed || graphSort !== 'NEWEST')
    return (
      <Empty
        title={<Trans>Nothing found</Trans>}
        action={
          <Button
            onClick={() =>
              set({ q: '', sort: '', paper: '', topic: '', tag: '', language: '', status: '', author: '' })
            }
          >
            <Trans>Show all questions</Trans>
          </Button>
        }
      >
        <Trans>No questions match. Try other words or fewer filters.</Trans>
      </Empty>
    );
  return (
    <Empty
      title={<Trans>No questions yet</Trans>}
      action={
        <Link to={paths.ask(subjectCode)} className={buttonClass('primary')}>
          <Trans>Ask the first question</Trans>
        </Link>
      }
    >
      <Trans>Questions about this subject and their answers will appear here.</Trans>
    </Empty>
  );
}

/** Loads what comes next when the end of the list comes near, once at a time. */
function useMore(fetchNext: () => Promise<void>) {
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await fetchNext();
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  useEffect(() => {
    if (!end.current || state !== 'idle') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
      rootMargin: '600px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  });

  return { end, load, loading: state === 'loading', failed: state === 'failed' };
}
