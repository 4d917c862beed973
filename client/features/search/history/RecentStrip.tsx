import { Trans } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useMoveToAccount, useSearchHistory } from './use-search-history.ts';

const SHOWN = 3;

/** The last few searches, to make again. */
export function RecentStrip() {
  const { recent, forgetAll } = useSearchHistory();
  useMoveToAccount();
  if (recent.length === 0) return null;
  return (
    <section
      aria-labelledby="recent-searches"
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm"
    >
      <h2 id="recent-searches" className="text-soft">
        <Trans>Recent searches</Trans>
      </h2>
      <ul className="flex flex-wrap gap-1.5">
        {recent.slice(0, SHOWN).map((query) => (
          <li key={query}>
            <Link
              to={paths.search(query)}
              className="inline-flex min-h-7 max-w-60 items-center rounded-full border border-line bg-card px-3 transition hover:border-line-strong pointer-coarse:min-h-11"
            >
              <span className="truncate">{query}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" onClick={forgetAll}>
        <Trans>Clear</Trans>
      </Button>
    </section>
  );
}
