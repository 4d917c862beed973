import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Heading, Sample } from '../headings/SectionHeading.tsx';

export interface Compared {
  /** A usual answer, as the machine judges its lines. */
  plain: ReactNode;
  /** The same question, answered the way the board marks. */
  marked: ReactNode;
}

/** One question, answered twice. */
export function Comparison({ plain, marked }: Compared) {
  return (
    <section aria-labelledby="comparison" className="border-y border-line bg-card">
      <div className="page-width py-16">
        <Heading
          id="comparison"
          lead={
            <Trans>
              Solve <span className="font-mono text-base whitespace-nowrap">x³ = 4x</span>. Both answers below
              come from the engine that answers you: nothing was written by hand.
            </Trans>
          }
        >
          <Trans>An answer, and an answer that earns the marks</Trans>
        </Heading>
        <div className="mt-8 grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              <Trans>A generic answer, checked</Trans>
              <Sample>
                <Trans>Example</Trans>
              </Sample>
            </h3>
            <p className="mt-1 mb-4 text-soft">
              <Trans>It looks finished but loses two of the three roots. The check points to the line.</Trans>
            </p>
            {plain}
          </div>
          <div className="min-w-0">
            <h3 className="font-semibold">
              <Trans>The answer that earns the marks</Trans>
            </h3>
            <p className="mt-1 mb-4 text-soft">
              <Trans>Each line shows the mark that it earns, and the roots were substituted back.</Trans>
            </p>
            {marked}
          </div>
        </div>
      </div>
    </section>
  );
}
