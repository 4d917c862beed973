import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { firstInteraction } from '../../lib/hydration/first-interaction.ts';
import { RepeatEarlyClick } from '../../lib/hydration/RepeatEarlyClick.tsx';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { store } from '../../lib/device/storage.ts';
import { part } from '../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../ui/loading/states.tsx';
import type { FromElsewhere } from './sections/BelowTheFold.tsx';
import { Figures } from './Figures.tsx';
import type { SolutionOf } from './hero/Demo.tsx';
import { Hero } from './hero/Hero.tsx';

const Below = part(async () => {
  await firstInteraction();
  return (await import('./sections/BelowTheFold.tsx')).Below;
});

const VISITED = 'lemma-visited';

interface LandingPageProps extends FromElsewhere {
  /** Solves the question of the hero. */
  Solution: SolutionOf;
}

/** What Lemma is, told with its own parts at work. */
export function LandingPage({ Solution, ...below }: LandingPageProps) {
  const { t } = useLingui();
  usePageTitle(
    t`Every line earns its mark`,
    t`A free study assistant for Cambridge A-Levels: questions solved line by line with marks, your working checked, in English and Chinese.`,
  );
  useEffect(() => store(VISITED, 'yes'), []);

  return (
    <>
      <Hero Solution={Solution} />
      <Figures />
      <Suspense fallback={<Waiting />}>
        <Below {...below} />
        <RepeatEarlyClick />
      </Suspense>
    </>
  );
}
