import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CheckedWorking } from '../../ui/marks-margin/CheckedWorking.tsx';
import { WorkedSolution } from '../../ui/marks-margin/WorkedSolution.tsx';
import { part } from '../../ui/loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { hero, marked, plain } from './samples.gen.ts';

const LiveSolution = part(async () => (await import('./LiveSolution.tsx')).LiveSolution);

/** What the graph said of the question that the page begins with; every other one is asked. */
export function SolutionOfQuestion({ question }: { question: string | null }) {
  if (question === null) return <WorkedSolution solution={hero} answerFirst />;
  return (
    <Suspense
      fallback={
        <Waiting>
          <Skeleton className="h-96 w-full rounded-card" />
        </Waiting>
      }
    >
      <LiveSolution question={question} />
    </Suspense>
  );
}

export const PlainAnswer = () => <CheckedWorking working={plain} title={<Trans>A typical answer</Trans>} />;

export const MarkedAnswer = () => <WorkedSolution solution={marked} />;
