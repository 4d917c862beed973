import { Suspense } from 'react';
import { whenIdle } from '../../lib/hydration/when-idle.ts';
import { unseen } from '../../ui/loading/lazy-component.tsx';
import { lazyPart } from '../loading/lazy-feature.tsx';

const InboxBell = lazyPart(
  'notifications',
  async () => (await import('./InboxWithGraph.tsx')).InboxWithGraph,
  { waitFor: whenIdle, replacement: unseen },
);

/** The bell of whoever is signed in, in a place that is kept for it. */
export function Inbox() {
  return (
    <span className="inline-grid size-9 shrink-0 pointer-coarse:size-11">
      <Suspense>
        <InboxBell />
      </Suspense>
    </span>
  );
}
