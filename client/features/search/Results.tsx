import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import type { SearchKind } from '../../lib/graph/schema-types.ts';
import { withReader } from '../../lib/markdown/load-renderer.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Failure, Refusal, Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OnceSet } from './OnceSet.tsx';
import { ResultCard } from './ResultCard.tsx';
import { type FoundMatchFragment, type SearchQuery, useSearchQuery } from './SearchPage.gen.ts';
import type { SearchAddress } from './use-search-address.ts';

/** What was found, the best first: of everything by kinds, of one kind as a list. */
export function Results({ address }: { address: SearchAddress }) {
  const { query, kind, subject, filter } = address;
  const { data, error, refetch } = useSearchQuery({
    variables: { query, kinds: kind === 'ALL' ? null : [kind], subject, filter },
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

  const { matches, kinds, suggestion } = data.search;
  return (
    <OnceSet key={`${kind} ${query} ${subject}`} placeholder={<ResultsSkeleton />}>
      {suggestion && <Suggestion words={suggestion} />}
      {matches.length === 0 ? (
        <NothingFound address={address} />
      ) : kind === 'ALL' && kinds?.length ? (
        <ByKind kinds={kinds} onShow={address.show} />
      ) : (
        <>
          <p role="status" className="mt-3 text-sm text-soft">
            <Plural value={matches.length} one="# result" other="# results" />
          </p>
          <List matches={matches} heading="h2" />
        </>
      )}
    </OnceSet>
  );
}

function List({ matches, heading }: { matches: readonly FoundMatchFragment[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className="mt-1">
      {matches.map((match) => (
        <ResultCard key={`${match.kind} ${match.targetId}`} match={match} heading={heading} />
      ))}
    </ul>
  );
}

function Suggestion({ words }: { words: string }) {
  return (
    <p className="mt-3 text-sm">
      <Trans>
        Did you mean{' '}
        <Link to={paths.search(words)} className="font-medium text-brand-text underline">
          {words}
        </Link>
        ?
      </Trans>
    </p>
  );
}

type Kinds = Extract<SearchQuery['search'], { __typename: 'SearchMatches' }>['kinds'];

/** The best of each kind below its name, and where the rest is. */
function ByKind({ kinds, onShow }: { kinds: Kinds; onShow: (kind: SearchKind) => void }) {
  const NAMES: Record<SearchKind, ReactNode> = {
    TOPIC: <Trans>Topics</Trans>,
    CARD: <Trans>Cards</Trans>,
    SUBJECT: <Trans>Subjects</Trans>,
    QUESTION: <Trans>Questions</Trans>,
    ANSWER: <Trans>Answers</Trans>,
    PERSON: <Trans>People</Trans>,
  };
  return kinds.map(({ kind, matches, hasMore }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="mt-6">
      <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
        <h2 id={`found-${kind}`} className="text-sm font-semibold text-soft">
          {NAMES[kind]}
        </h2>
        {hasMore && (
          <Button look="quiet" size="small" aria-describedby={`found-${kind}`} onClick={() => onShow(kind)}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </div>
      <List matches={matches} heading="h3" />
    </section>
  ));
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
