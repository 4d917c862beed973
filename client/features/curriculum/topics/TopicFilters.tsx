import { Trans, useLingui } from '@lingui/react/macro';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DIFFICULTIES } from '../shared/Difficulty.tsx';
import type { Narrowing } from './topic-groups.ts';

interface TopicFiltersProps {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** Narrows a list of topics by words and by difficulty, in one row. */
export function TopicFilters({ narrowing, onNarrow }: TopicFiltersProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <div className="relative min-w-52 flex-1 sm:max-w-72">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <input
          type="search"
          aria-label={t`Filter the topics`}
          placeholder={t`Filter the topics`}
          value={narrowing.words}
          onChange={({ target }) => onNarrow({ ...narrowing, words: target.value })}
          className="h-10 w-full rounded-control border border-edge bg-card pr-3 pl-9 text-sm placeholder:text-faint pointer-coarse:h-11 pointer-coarse:text-base"
        />
      </div>
      <Segmented
        label={t`Difficulty`}
        value={narrowing.difficulty}
        onChange={(difficulty) => onNarrow({ ...narrowing, difficulty })}
        options={[
          { value: 'ALL', label: <Trans>All</Trans> },
          { value: 'EASY', label: i18n._(DIFFICULTIES.EASY) },
          { value: 'MEDIUM', label: i18n._(DIFFICULTIES.MEDIUM) },
          { value: 'HARD', label: i18n._(DIFFICULTIES.HARD) },
        ]}
      />
    </div>
  );
}
