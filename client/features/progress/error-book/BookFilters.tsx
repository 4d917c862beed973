import { Trans, useLingui } from '@lingui/react/macro';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { CONTROL } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Filters } from './entry.ts';
import { ERROR_SOURCES, ERROR_TYPES, SOURCE_NAMES, TYPE_NAMES } from './names.ts';

interface BookFiltersProps {
  filters: Filters;
  set: (change: Partial<Filters>) => void;
}

export const NO_FILTERS: Filters = { subjectCode: '', errorType: '', reviewed: '', source: '', search: '' };

/** What the list holds, as one row. */
export function BookFilters({ filters, set }: BookFiltersProps) {
  const { t, i18n } = useLingui();
  const subjects = useAllSubjects();
  return (
    <div
      role="search"
      className="flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line pb-2 print:hidden"
    >
      <input
        type="search"
        aria-label={t`Search your error book`}
        placeholder={t`Search`}
        value={filters.search}
        onChange={({ target }) => set({ search: target.value })}
        className={`h-9 pointer-coarse:h-11 sm:max-w-56 ${CONTROL}`}
      />
      <Select
        label={t`Subject`}
        value={filters.subjectCode}
        onChange={(subjectCode) => set({ subjectCode })}
        options={[
          { value: '', label: t`All subjects` },
          ...subjects.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        label={t`Kind of error`}
        value={filters.errorType}
        onChange={(errorType) => set({ errorType })}
        options={[
          { value: '', label: t`All kinds` },
          ...ERROR_TYPES.map((type) => ({ value: type, label: i18n._(TYPE_NAMES[type]) })),
        ]}
      />
      <Select
        label={t`Reviewed`}
        value={filters.reviewed}
        onChange={(reviewed) => set({ reviewed })}
        options={[
          { value: '', label: t`Reviewed or not` },
          { value: 'no', label: t`Not reviewed` },
          { value: 'yes', label: t`Reviewed` },
        ]}
      />
      <Select
        label={t`Source`}
        value={filters.source}
        onChange={(source) => set({ source })}
        options={[
          { value: '', label: t`All sources` },
          ...ERROR_SOURCES.map((source) => ({ value: source, label: i18n._(SOURCE_NAMES[source]) })),
        ]}
      />
      {Object.values(filters).some(Boolean) && (
        <Button look="quiet" size="small" onClick={() => set(NO_FILTERS)}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </div>
  );
}
