import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CheckedWorking } from '../../ui/marks-margin/CheckedWorking.tsx';
import type { CheckWorkingQuery, SolveQuestionQuery } from '../../features/tools/check/CheckPage.gen.ts';
import { WorkedSolution } from '../../ui/marks-margin/WorkedSolution.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton, Waiting } from '../../ui/states.tsx';
import samples from './samples.json' with { type: 'json' };

type Worked = Omit<Extract<SolveQuestionQuery['solve'], { __typename: 'WorkedSolution' }>, 'readings'>;
type Working = Extract<CheckWorkingQuery['checkWorking'], { __typename: 'CheckedWorking' }>;

const LiveSolution = part(async () => (await import('./LiveSolution.tsx')).LiveSolution);

/** What the graph said of the question that the page begins with; every other one is asked. */
export function SolutionOfQuestion({ question }: { question: string | null }) {
  if (question === null) return <WorkedSolution solution={samples.hero as object as Worked} />;
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

export const PlainAnswer = () => (
  <CheckedWorking working={samples.plain as Working} title={<Trans>A usual answer</Trans>} />
);

export const MarkedAnswer = () => <WorkedSolution solution={samples.marked as object as Worked} />;
