import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Demo, type SolutionOf } from './Demo.tsx';
import { Highlight } from './Highlight.tsx';

export function Hero({ Solution }: { Solution: SolutionOf }) {
  return (
    <section className="page-width grid items-start gap-x-14 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-20 lg:pt-6">
        <h1 className="font-serif text-hero font-medium tracking-tight text-balance zh:font-sans zh:font-bold zh:tracking-normal">
          {/* A break of its own: the line must not move when the face arrives. */}
          <Trans>
            Every line <br />
            earns its mark.
          </Trans>
        </h1>
        <p className="mt-6 max-w-xl text-lg text-soft">
          <Trans>
            Lemma answers A-Level Mathematics, Further Mathematics and Physics the way an examiner marks: step
            by step, every answer checked twice, in English and Chinese.
          </Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.subjects()} className={buttonClass('primary', 'large')}>
            <Trans>Explore subjects</Trans>
          </Link>
          <a href="#features" onClick={scrollToFeatures} className={buttonClass('plain', 'large')}>
            <Trans>See how it works</Trans>
          </a>
        </div>
        <p className="mt-4 text-sm text-faint">
          <Trans>Free to try and free to keep · no credit card · instant access</Trans>
        </p>
        <div className="mt-8">
          <Highlight />
        </div>
      </div>
      <Demo Solution={Solution} />
    </section>
  );
}

function scrollToFeatures(event: MouseEvent): void {
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('features')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}
