import { Section } from '../../ui/loading/SectionBoundary.tsx';
import { RecentStrip } from './history/RecentStrip.tsx';
import { Recommended } from './Recommended.tsx';

/** What one's own searches lead to, for a page that is about something else. */
export function HubSuggestions() {
  return (
    <Section>
      <RecentStrip />
      <div className="mt-4">
        <Recommended />
      </div>
    </Section>
  );
}
