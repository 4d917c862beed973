import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_QUERY } from '../../../lib/graph/limits.gen.ts';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL } from '../../../ui/fields/Field.tsx';

interface SearchQuestionsProps {
  query: string;
  onSearch: (query: string) => void;
}

/** Searches the questions of a subject; an empty field shows all of them again. */
export function SearchQuestions({ query, onSearch }: SearchQuestionsProps) {
  const { t } = useLingui();
  return (
    <form
      role="search"
      aria-label={t`Questions of this subject`}
      className="mt-4 flex gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
      }}
    >
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={MAX_QUERY}
        aria-label={t`Search these questions`}
        placeholder={t`Search these questions`}
        className={`h-10 min-w-0 flex-1 pointer-coarse:h-11 ${CONTROL}`}
      />
      <Button type="submit" className="min-h-10">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
