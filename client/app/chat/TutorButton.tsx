import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../../lib/paths.ts';
import { openPanel, usePanelOpen } from '../../lib/tutor/panel-state.ts';
import { selectedText } from '../../lib/tutor/selected-text.ts';
import { useModifierKey } from '../../lib/device/shortcuts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useEverTrue } from '../../ui/loading/use-ever-true.ts';
import { Alive } from '../loading/HydrationSignal.tsx';
import { lazyPart } from '../loading/lazy-feature.tsx';
import { PanelFailure, PanelWaiting } from './PanelStates.tsx';
import { askAboutSelection, useSelection } from './ask-about-selection.ts';

const TutorPanel = lazyPart('chat', async () => (await import('./TutorPanel.tsx')).TutorPanel, {
  replacement: ({ onRetry }) => <PanelFailure onRetry={onRetry} />,
});

/**
 * The way to the tutor from every page: a button at the right edge, and its panel once it is wanted. Where a page
 * has no margin it stands at the end of the bar, which keeps a place for it, and covers nothing.
 */
export function Tutor() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isHere = !routeAt(pathname)?.fullHeight;
  const open = usePanelOpen() && isHere;
  const everOpened = useEverTrue(open);
  const modifierKey = useModifierKey();
  const selecting = useSelecting(isHere && !open);
  useSelection(isHere);
  return (
    <>
      <Alive part="[data-tutor-button]" />
      {isHere && !open && (
        <button
          type="button"
          data-tutor-button
          title={t`Ask the tutor (${modifierKey} E)`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={selecting ? askAboutSelection : () => openPanel(true)}
          className={`fixed right-0 bottom-24 flex items-center gap-2 rounded-l-card bg-brand-solid text-sm font-semibold text-white shadow-card hover:brightness-110 print:hidden ${selecting ? 'z-20 h-11 px-3' : 'z-30 max-desk:top-1.5 max-desk:h-11 max-desk:px-3 desk:w-6 desk:justify-center desk:px-3 desk:[writing-mode:vertical-rl]'}`}
        >
          <Icon name="chat" className="size-5" />
          <span className={selecting ? '' : 'max-sm:sr-only'}>
            {selecting ? <Trans>Ask about this</Trans> : <Trans>Tutor</Trans>}
          </span>
        </button>
      )}
      {everOpened && <Panel open={open} />}
    </>
  );
}

/** Stays while it is closed, with what was said in it. */
function Panel({ open }: { open: boolean }) {
  return (
    <Suspense fallback={open && <PanelWaiting />}>
      <TutorPanel open={open} />
    </Suspense>
  );
}

/** Whether there is something on the page that could be asked about. */
function useSelecting(enabled: boolean): boolean {
  const [selecting, setSelecting] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const look = () => setSelecting(selectedText() !== null);
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [enabled]);
  return enabled && selecting;
}
