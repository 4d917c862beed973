import type { ReactNode } from 'react';
import { Benefits } from './Benefits.tsx';
import { CallToAction } from './CallToAction.tsx';
import { type Compared, Comparison } from './Comparison.tsx';
import { Features } from './Features.tsx';
import { Progress } from './Progress.tsx';
import { Questions } from './FrequentQuestions.tsx';
import { Recommended } from './RecommendedTopics.tsx';
import { Stories } from '../stories/Stories.tsx';
import { Voices } from '../stories/Voices.tsx';

export interface FromElsewhere extends Compared {
  /** Topics for whoever has searched here; for everybody else what is usual. */
  recommended: (usual: ReactNode) => ReactNode;
}

/** What is seen by who scrolls; it wakes with the first sign of somebody. */
export function Below({ plain, marked, recommended }: FromElsewhere) {
  return (
    <>
      <Features />
      <Comparison plain={plain} marked={marked} />
      <div className="mx-auto grid max-w-6xl items-start gap-6 px-5 pt-16 sm:px-7 lg:grid-cols-2">
        <Progress />
        {recommended(<Recommended />)}
      </div>
      <Benefits />
      <Stories />
      <Voices />
      <Questions />
      <CallToAction />
    </>
  );
}
