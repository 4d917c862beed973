import { Plural, Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import type { SearchKind } from '../../lib/graph/schema-types.ts';
import { withReader } from '../../lib/markdown/load-renderer.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Empty, Failure, Refusal, Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { OnceSet } from './OnceSet.tsx';
import { ResultCard } from './ResultCard.tsx';
import { useSearchQuery } from './SearchPage.gen.ts';

interface ResultsProps {
  query: string;
  kind: SearchKind | 'ALL';
}

/** What was found, the best first. */
export function Results({ query, kind }: ResultsProps) {
  const { data, error, refetch } = useSearchQuery({
    variables: { text: query, kinds: kind === 'ALL' ? null : [kind] },
  });
  useEffect(prepareRenderer, []);

  if (!data)
    return <div className="mt-4">{error ? <Failure onRetry={() => refetch()} /> : <ResultsSkeleton />}</div>;
  if (data.search.__typename !== 'SearchMatches')
    return (
      <div className="mt-4">
        <Refusal>{data.search.message}</Refusal>
      </div>
    );

  const { matches } = data.search;
  if (matches.length === 0)
    return (
      <Empty
        title={<Trans>No results for “{query}”</Trans>}
        action={
          <Link to={paths.topics()} className={buttonClass()}>
            <Trans>Browse the topics</Trans>
          </Link>
        }
      >
        <Trans>Try fewer or different words; English and Chinese both work.</Trans>
      </Empty>
    );
  return (
    <OnceSet key={`${kind} ${query}`} placeholder={<ResultsSkeleton />}>
      <p role="status" className="mt-3 text-sm text-soft">
        <Plural value={matches.length} one="# result" other="# results" />
      </p>
      <ul className="mt-1">
        {matches.map((match) => (
          <ResultCard key={`${match.kind} ${match.id}`} match={match} />
        ))}
      </ul>
    </OnceSet>
  );
}

/** What sets formulas comes while the graph is asked, and not after it. */
function prepareRenderer(): void {
  const ignore = () => {};
  withReader(({ ask }) => void ask({ tex: 'x', display: false }, ignore, ignore));
}

function ResultsSkeleton() {
  return (
    <Waiting>
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="space-y-3 border-b border-line py-5">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </Waiting>
  );
}
