import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { part, unseen } from '../../../ui/loading/lazy-component.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Spinner } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure } from '../../../ui/loading/states.tsx';
import { useCommunityPageQuery, useCommunitySearchQuery } from './CommunityPage.gen.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { useHeldBack } from './use-held-back.ts';
import type { ListFilters } from './use-list-filters.ts';

const NewQuestions = part(async () => (await import('./NewQuestions.tsx')).NewQuestions, unseen);

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

  const me = useSession()?.id;
  // Of the newest the first are new; in another order rows move for other reasons.
  const rows = !query && graphSort === 'NEWEST' ? (listed.data?.questions.edges ?? []) : [];
  const { held, show } = useHeldBack(rows, JSON.stringify([filter, start]), me);
  const news = !query && (
    <Suspense>
      <NewQuestions subjectCode={subjectCode} held={held} onShow={show} />
    </Suspense>
  );

  if (!page) return error ? <Failure onRetry={() => refetch()} /> : <ListSkeleton />;
  if (page.edges.length === 0)
    return (
      <>
        {news}
        <NoQuestions subjectCode={subjectCode} filters={filters} />
      </>
    );

  return (
    <>
      {news}
      {error && <Failure onRetry={() => refetch()} />}
      <LongList items={page.edges.slice(held.length)} idOf={({ node }) => node.id} rowHeight={100}>
        {({ node }) => <QuestionRow question={node} paperName={paperName} />}
      </LongList>
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
    // A busy page is told several things at once: that the end was out of sight, and that it no longer is.
    const watch = new IntersectionObserver((told) => told.at(-1)?.isIntersecting && void load(), {
      rootMargin: '600px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  });

  return { end, load, loading: state === 'loading', failed: state === 'failed' };
}
