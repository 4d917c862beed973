import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/loading/SectionBoundary.tsx';
import { Empty } from '../../ui/loading/states.tsx';
import { RecentStrip } from './history/RecentStrip.tsx';
import { useSearchHistory } from './history/use-search-history.ts';
import { KindFilter } from './KindFilter.tsx';
import { Recommended } from './Recommended.tsx';
import { ResultFilters } from './ResultFilters.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useSearchAddress } from './use-search-address.ts';

export function SearchPage() {
  const { t } = useLingui();
  const address = useSearchAddress();
  const { query, kind } = address;
  usePageTitle(
    query ? t`Search: ${query}` : t`Search`,
    t`Search topics, cards, questions, answers and people together, in English and Chinese, by words or formulas.`,
  );
  const isLoading = useRemembered(query);

  return (
    <div className="group page-width grid gap-x-14 gap-y-10 py-7 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      <div className="min-w-0">
        <h1 className="font-serif text-2xl font-semibold wrap-anywhere zh:font-sans">
          {query ? <Trans>Results for “{query}”</Trans> : <Trans>Search</Trans>}
        </h1>
        <SearchForm query={query} onSearch={address.search} />
        <Section>
          <RecentStrip />
        </Section>
        {/* The searches above come first. */}
        <div hidden={isLoading}>
          {!query && (
            <Empty
              title={<Trans>What are you looking for?</Trans>}
              action={
                <Link to={paths.topics()} className={buttonClass()}>
                  <Trans>Browse the topics</Trans>
                </Link>
              }
            >
              <Trans>
                Enter a word, a formula or a name. Topics, cards, questions, answers and people are searched
                together, in English and Chinese.
              </Trans>
            </Empty>
          )}
          {query && (
            <>
              <div className="relative mt-5 overflow-x-auto pb-1">
                <KindFilter kind={kind} onChange={address.show} />
              </div>
              <ResultFilters address={address} />
              <Section>
                <Results address={address} />
              </Section>
            </>
          )}
        </div>
      </div>
      {/* Below the results it would move when they come. */}
      <div className="max-lg:group-has-[div[role=status]]:hidden lg:pt-2">
        <Section>
          <Recommended />
        </Section>
      </div>
    </div>
  );
}

/** Navigating to a search records it; going back to it or filtering it does not. Whether the others still load. */
function useRemembered(query: string): boolean {
  const { key } = useLocation();
  const how = useNavigationType();
  const { remember, isLoading } = useSearchHistory();
  const record = useEffectEvent(() => {
    if (how === 'PUSH' && query) remember(query);
  });
  useEffect(() => record(), [key, query]);
  return isLoading;
}
