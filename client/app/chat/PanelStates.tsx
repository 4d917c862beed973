import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openPanel, usePanelOpen } from '../../lib/tutor/panel-state.ts';
import { readStored } from '../../lib/device/storage.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Failure, Skeleton, Waiting } from '../../ui/loading/states.tsx';

/** The panel's place, with a way out of it, before there is a panel. */
function Place({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Tutor`}
      style={{ width: Number(readStored('lemma-panel-width')) || 380 }}
      className="fixed top-14 right-0 bottom-0 z-20 flex max-w-[80vw] flex-col border-l border-line bg-page max-sm:inset-0 max-sm:z-30 max-sm:w-full! max-sm:max-w-none"
    >
      <header className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-card pr-2 pl-4">
        <h2 className="font-semibold">
          <Trans>Tutor</Trans>
        </h2>
        <IconButton label={t`Close`} onClick={() => openPanel(false)}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className="flex-1 p-4">{children}</div>
    </aside>
  );
}

/** While its code is on the way. */
export function PanelWaiting() {
  return (
    <Place>
      <Waiting>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-10 w-3/5 self-end rounded-card" />
          <Skeleton className="h-40 w-full rounded-card" />
        </div>
      </Waiting>
    </Place>
  );
}

/** Where its code could not be loaded, as without a network. */
export function PanelFailure({ onRetry }: { onRetry: () => void }) {
  if (!usePanelOpen()) return null;
  return (
    <Place>
      <Failure onRetry={onRetry}>
        <Trans>The tutor could not be loaded. Check your connection; nothing on this page is lost.</Trans>
      </Failure>
    </Place>
  );
}
