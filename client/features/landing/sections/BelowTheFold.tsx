import type { ReactNode } from 'react';
import { Benefits } from './Benefits.tsx';
import { CallToAction } from './CallToAction.tsx';
import { type Compared, Comparison } from './Comparison.tsx';
import { Features } from './Features.tsx';
import { Progress } from './Progress.tsx';
import { Questions } from './FrequentQuestions.tsx';
import { Recommended } from './RecommendedTopics.tsx';
import { Stories } from '../stories/Stories.tsx';
import { Testimonials } from '../stories/Testimonials.tsx';

export interface InjectedSections extends Compared {
  /** Personal recommendations, or the given default for visitors without searches. */
  recommended: (fallback: ReactNode) => ReactNode;
}

/** Content below the fold; hydrated at the first interaction. */
export function BelowTheFold({ plain, marked, recommended }: InjectedSections) {
  return (
    <>
      <Features />
      <Comparison plain={plain} marked={marked} />
      <div className="page-width grid items-start gap-6 pt-16 lg:grid-cols-2">
        <Progress />
        {recommended(<Recommended />)}
      </div>
      <Benefits />
      <Stories />
      <Testimonials />
      <Questions />
      <CallToAction />
    </>
  );
}
