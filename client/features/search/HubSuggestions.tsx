import { startTransition, useEffect, useState } from 'react';
import { Section } from '../../ui/loading/SectionBoundary.tsx';
import { RecentStrip } from './history/RecentStrip.tsx';
import { Recommended } from './Recommended.tsx';

/** What one's own searches lead to, for a page that is about something else. */
export function HubSuggestions() {
  const isHydrated = useHydrated();
  // The server does not know who reads the page that it writes.
  if (!isHydrated) return null;
  return (
    <Section>
      <RecentStrip />
      <div className="mt-4">
        <Recommended />
      </div>
    </Section>
  );
}

function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  // As a transition, so that the rest of the page is hydrated before it.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
