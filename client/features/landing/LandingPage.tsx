import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { store } from '../../lib/stored.ts';
import type { SolutionOf } from './hero/Demo.tsx';
import { Hero } from './hero/Hero.tsx';
import { Benefits } from './sections/Benefits.tsx';
import { CallToAction } from './sections/CallToAction.tsx';
import { Comparison } from './sections/Comparison.tsx';
import { Features } from './sections/Features.tsx';
import { Figures } from './sections/Figures.tsx';
import { Progress } from './sections/Progress.tsx';
import { Questions } from './sections/Questions.tsx';
import { Recommended } from './sections/Recommended.tsx';
import { Stories } from './stories/Stories.tsx';
import { Voices } from './stories/Voices.tsx';

const VISITED = 'lemma-visited';

interface LandingPageProps {
  /** Solves the question of the hero. */
  Solution: SolutionOf;
  /** The two answers that are compared. */
  plain: ReactNode;
  marked: ReactNode;
}

/** What Lemma is, told with its own parts at work. */
export function LandingPage({ Solution, plain, marked }: LandingPageProps) {
  const { t } = useLingui();
  usePageTitle(
    t`Every line earns its mark`,
    t`A free study assistant for Cambridge A-Level Mathematics 9709, Further Mathematics 9231 and Physics 9702: questions solved line by line with marks, your working checked, in English and Chinese.`,
  );
  useEffect(() => store(VISITED, 'yes'), []);

  return (
    <>
      <Hero Solution={Solution} />
      <Figures />
      <Features />
      <Comparison plain={plain} marked={marked} />
      <div className="mx-auto grid max-w-6xl items-start gap-6 px-5 pt-16 sm:px-7 lg:grid-cols-2">
        <Progress />
        <Recommended />
      </div>
      <Benefits />
      <Stories />
      <Voices />
      <Questions />
      <CallToAction />
    </>
  );
}
