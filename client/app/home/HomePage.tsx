import { Suspense } from 'react';
import { LandingPage } from '../../features/landing/LandingPage.tsx';
import { Skeleton, Waiting } from '../../ui/states.tsx';
import { lazyPart } from '../lazy.tsx';
import { awake } from '../../lib/awake.ts';

const load = () => import('./Examples.tsx');
const Solution = lazyPart('tools', async () => (await load()).SolutionOfQuestion, awake);
const Plain = lazyPart('tools', async () => (await load()).PlainAnswer, awake);
const Marked = lazyPart('tools', async () => (await load()).MarkedAnswer, awake);

const waiting = (
  <Waiting>
    <Skeleton className="h-96 w-full rounded-card" />
  </Waiting>
);

/** The landing page with the parts of other features that it shows at work. */
export function HomePage() {
  return (
    <LandingPage
      Solution={Answer}
      plain={
        <Suspense fallback={waiting}>
          <Plain />
        </Suspense>
      }
      marked={
        <Suspense fallback={waiting}>
          <Marked />
        </Suspense>
      }
    />
  );
}

function Answer({ question }: { question: string | null }) {
  return (
    <Suspense fallback={waiting}>
      <Solution question={question} />
    </Suspense>
  );
}
