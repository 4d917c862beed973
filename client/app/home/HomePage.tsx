import { type ReactNode, Suspense } from 'react';
import { LandingPage } from '../../features/landing/LandingPage.tsx';
import { useDeviceSearches } from '../../lib/search/search-history.ts';
import { useSession } from '../../lib/auth/session.ts';
import { Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { RepeatEarlyClick } from '../../lib/hydration/RepeatEarlyClick.tsx';
import { lazyPart } from '../loading/lazy-feature.tsx';
import { Continuing } from './Continuing.tsx';
import { firstInteraction } from '../../lib/hydration/first-interaction.ts';

const load = () => import('./Examples.tsx');
const Solution = lazyPart('tools', async () => (await load()).SolutionOfQuestion, {
  waitFor: firstInteraction,
});
const Plain = lazyPart('tools', async () => (await load()).PlainAnswer, { waitFor: firstInteraction });
const Marked = lazyPart('tools', async () => (await load()).MarkedAnswer, { waitFor: firstInteraction });
const OfSearches = lazyPart('search', async () => (await import('./SearchRecommendations.tsx')).OfSearches, {
  waitFor: firstInteraction,
});

const waiting = (
  <Waiting>
    <Skeleton className="h-96 w-full rounded-card" />
  </Waiting>
);

/** The landing page with the parts of other features that it shows at work, below what a member goes on with. */
export function HomePage() {
  return (
    <>
      <Continuing />
      <LandingPage
        Solution={Answer}
        plain={
          <Suspense fallback={waiting}>
            <Plain />
            <RepeatEarlyClick />
          </Suspense>
        }
        recommended={(usual) => <ForWhoeverSearched usual={usual} />}
        marked={
          <Suspense fallback={waiting}>
            <Marked />
            <RepeatEarlyClick />
          </Suspense>
        }
      />
    </>
  );
}

function Answer({ question }: { question: string | null }) {
  return (
    <Suspense fallback={waiting}>
      <Solution question={question} />
      <RepeatEarlyClick />
    </Suspense>
  );
}

/** Whoever searched nothing yet sees where most people begin. */
function ForWhoeverSearched({ usual }: { usual: ReactNode }) {
  const user = useSession();
  const searches = useDeviceSearches();
  if (!user && searches.length === 0) return usual;
  return (
    <Suspense fallback={usual}>
      <OfSearches />
    </Suspense>
  );
}
