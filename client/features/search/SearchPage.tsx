import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { MAX_QUERY } from '../../lib/graph/limits.gen.ts';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { paths } from '../../lib/paths.ts';
import type { SearchKind } from '../../lib/graph/schema-types.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/loading/SectionBoundary.tsx';
import { Empty } from '../../ui/loading/states.tsx';
import { RecentStrip } from './history/RecentStrip.tsx';
import { useSearchHistory } from './history/use-search-history.ts';
import { KindFilter } from './KindFilter.tsx';
import { Recommended } from './Recommended.tsx';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';

const KINDS: SearchKind[] = ['TOPIC', 'CARD', 'SUBJECT', 'QUESTION'];

export function SearchPage() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const query = address.get('q')?.trim().slice(0, MAX_QUERY) ?? '';
  const kind = KINDS.find((one) => one.toLowerCase() === address.get('kind')) ?? 'ALL';
  usePageTitle(
    query ? t`Search: ${query}` : t`Search`,
    t`Search topics, cards, subjects and questions together, in English and Chinese.`,
  );
  const isLoading = useRemembered(query);

  return (
    <div className="group mx-auto grid max-w-6xl gap-x-14 gap-y-10 px-4 py-7 sm:px-5 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      <div className="min-w-0">
        <h1 className="font-serif text-2xl font-semibold wrap-anywhere zh:font-sans">
          {query ? <Trans>Results for “{query}”</Trans> : <Trans>Search</Trans>}
        </h1>
        <SearchForm query={query} onSearch={(words) => setAddress({ q: words })} />
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
                Enter a word, a formula or a question. Topics, cards, subjects and questions are searched
                together, in English and Chinese.
              </Trans>
            </Empty>
          )}
          {query && (
            <>
              <div className="relative mt-5 overflow-x-auto pb-1">
                <KindFilter
                  kind={kind}
                  onChange={(chosen) =>
                    setAddress(chosen === 'ALL' ? { q: query } : { q: query, kind: chosen.toLowerCase() }, {
                      replace: true,
                    })
                  }
                />
              </div>
              <Section>
                <Results query={query} kind={kind} />
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
