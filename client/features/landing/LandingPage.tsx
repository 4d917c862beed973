import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { firstInteraction } from '../../lib/hydration/first-interaction.ts';
import { RepeatEarlyClick } from '../../lib/hydration/RepeatEarlyClick.tsx';
import { usePageTitle } from '../../lib/page-metadata.ts';
import { store } from '../../lib/device/storage.ts';
import { part } from '../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../ui/loading/states.tsx';
import type { InjectedSections } from './sections/BelowTheFold.tsx';
import { Figures } from './Figures.tsx';
import type { SolutionOf } from './hero/Demo.tsx';
import { Hero } from './hero/Hero.tsx';

const BelowTheFold = part(async () => {
  await firstInteraction();
  return (await import('./sections/BelowTheFold.tsx')).BelowTheFold;
});

const VISITED = 'lemma-visited';

interface LandingPageProps extends InjectedSections {
  /** Solves the question of the hero. */
  Solution: SolutionOf;
}

/** Presents Lemma with live parts of the product. */
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
        <BelowTheFold {...below} />
        <RepeatEarlyClick />
      </Suspense>
    </>
  );
}
