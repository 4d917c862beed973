import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { MAX_QUERY } from '../../lib/graph/limits.gen.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface SearchFormProps {
  /** What was searched for last. */
  query: string;
  onSearch: (words: string) => void;
}

export function SearchForm({ query, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    if (typeof typed === 'string' && typed.trim()) onSearch(typed.trim());
  };
  return (
    <form onSubmit={search} className="mt-4 flex gap-2">
      <div className="relative flex-1">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MAX_QUERY}
          aria-label={t`Words to search for`}
          className="h-10 w-full rounded-control border border-edge bg-card pr-3 pl-9 pointer-coarse:h-11"
        />
      </div>
      <Button look="primary" type="submit" className="h-10">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
