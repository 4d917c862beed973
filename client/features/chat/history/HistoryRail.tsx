import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { MAX_QUERY } from '../../../lib/graph/limits.gen.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';
import { GuestHistory } from './GuestHistory.tsx';
import { useDebounced } from './use-debounced.ts';

const HistoryList = part(async () => (await import('./HistoryList.tsx')).HistoryList);

interface HistoryRailProps {
  /** The conversation in sight. */
  current: string | null;
  onNew: () => void;
  /** Whatever was chosen here is about to be shown. */
  onChoose: () => void;
  onDeleted: (id: string) => void;
}

const PAUSE_MS = 300;

/** What was talked about before, the latest first; of guests, what this device keeps. */
export function HistoryRail({ current, onNew, onChoose, onDeleted }: HistoryRailProps) {
  const { t } = useLingui();
  const user = useSession();
  const [words, setWords] = useState('');
  const search = useDebounced(words.trim(), PAUSE_MS);

  return (
    <nav aria-label={t`Conversations`} className="flex h-full min-h-0 flex-col">
      {user && (
        <div className="flex flex-col gap-3 border-b border-line p-3">
          <Button onClick={onNew} className="w-full">
            <RareIcon name="plus" className="size-4" />
            <Trans>New conversation</Trans>
          </Button>
          <div className="relative">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
            />
            <input
              type="search"
              aria-label={t`Search conversations`}
              placeholder={t`Search conversations`}
              value={words}
              maxLength={MAX_QUERY}
              onChange={({ target }) => setWords(target.value)}
              className="h-9 w-full rounded-control border border-edge bg-card pr-3 pl-9 text-sm placeholder:text-faint pointer-coarse:h-11 pointer-coarse:text-base"
            />
          </div>
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        <Section>
          {user ? (
            <Suspense fallback={<Waiting />}>
              <HistoryList
                key={user.id}
                search={search}
                current={current}
                onChoose={onChoose}
                onDeleted={onDeleted}
                onShowAll={() => setWords('')}
              />
            </Suspense>
          ) : (
            <GuestHistory isCurrent={current === null} onChoose={onChoose} />
          )}
        </Section>
      </div>
    </nav>
  );
}
