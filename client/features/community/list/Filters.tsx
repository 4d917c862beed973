import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../../lib/auth/session.ts';
import { parts } from '../../../lib/parts.ts';
import { latePart } from '../../../ui/loading/lazy-component.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { useSyllabus } from '../shared/use-syllabus.ts';
import { type ListFilters, SORTS } from './use-list-filters.ts';

const OwnFilter = latePart(async () => (await parts.discussion()).OwnFilter);
const FollowTag = latePart(async () => (await parts.discussion()).FollowTag);

interface FiltersProps {
  filters: ListFilters;
  syllabus: ReturnType<typeof useSyllabus>;
}

/** Sorts and filters of a list in one row. */
export function Filters({ filters, syllabus }: FiltersProps) {
  const { t } = useLingui();
  const user = useSession();
  const { get, set, sort, query } = filters;
  const sortNames = { newest: t`Newest`, active: t`Active`, votes: t`Votes`, unanswered: t`Unanswered` };
  const paper = get('paper');
  const topics = syllabus.topicsOf(paper || (syllabus.papers.length === 1 ? syllabus.papers[0]!.value : ''));

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line pb-2">
      {!query &&
        SORTS.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={word === sort}
            // What waits for an answer is open.
            onClick={() =>
              set({ sort: word === 'newest' ? '' : word, ...(word === 'unanswered' && { status: '' }) })
            }
            className={`h-9 rounded-control px-2.5 text-sm font-medium transition pointer-coarse:h-11 ${word === sort ? 'bg-brand-wash text-brand-text' : 'text-soft hover:text-ink'}`}
          >
            {sortNames[word]}
          </button>
        ))}
      <div className="flex flex-wrap items-center gap-1 sm:ml-auto">
        {syllabus.papers.length > 1 && (
          <Select
            label={t`Paper`}
            value={paper}
            onChange={(value) => set({ paper: value, topic: '' })}
            options={[{ value: '', label: t`All papers` }, ...syllabus.papers]}
          />
        )}
        {topics.length > 0 && (
          <Select
            label={t`Topic`}
            value={get('topic')}
            onChange={(value) => set({ topic: value })}
            options={[{ value: '', label: t`All topics` }, ...topics]}
            className="max-w-44"
          />
        )}
        <Select
          label={t`Language`}
          value={get('language')}
          onChange={(value) => set({ language: value })}
          options={[
            { value: '', label: '中 / EN' },
            { value: 'en', label: 'English' },
            { value: 'zh', label: '中文' },
          ]}
        />
        {sort !== 'unanswered' && (
          <StatusFilter value={get('status')} onChange={(status) => set({ status })} />
        )}
        {user && (
          <span className="inline-flex min-h-9 min-w-32 pointer-coarse:min-h-11">
            <OwnFilter value={get('mine')} onChange={(mine) => set({ mine })} />
          </span>
        )}
      </div>
      {(get('tag') || filters.narrowed) && (
        <p className="flex w-full flex-wrap items-center gap-2 text-sm text-soft">
          {get('tag') && <Trans>Tagged “{get('tag')}”</Trans>}
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              set({ paper: '', topic: '', tag: '', language: '', status: '', author: '', mine: '' })
            }
          >
            <Trans>Clear filters</Trans>
          </Button>
          {get('tag') && <FollowTag key={get('tag')} tag={get('tag')} />}
        </p>
      )}
    </div>
  );
}

function StatusFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Status`}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t`Open and closed` },
        { value: 'open', label: t`Open` },
        { value: 'closed', label: t`Closed` },
      ]}
    />
  );
}
