import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Solution } from '../../../ui/marks-margin/solution.ts';
import type { Language } from '../../../ui/marks-margin/lines.ts';
import { StepsShown } from '../../../ui/marks-margin/StepsShown.tsx';
import { WorkedSolution } from '../../../ui/marks-margin/WorkedSolution.tsx';
import { CopySolution } from './CopySolution.tsx';

interface SteppedSolutionProps {
  solution: Solution;
  title?: ReactNode;
  heading?: 'h2' | 'h3';
  onReread?: ((question: string) => void) | undefined;
  /** More that can be done with it, beside the buttons. */
  children?: ReactNode;
}

/** A solution that its reader may also open step by step, with a hint before each. */
export function SteppedSolution({ solution, title, heading, onReread, children }: SteppedSolutionProps) {
  /** Null while all of it is shown. */
  const [shown, setShown] = useState<number | null>(null);
  const [hasHint, setHasHint] = useState(false);
  const { steps } = solution;
  const isWhole = shown === null;
  const visible = isWhole
    ? solution
    : { ...solution, steps: steps.slice(0, shown), answer: null, figure: null };

  const show = (count: number | null) => {
    setHasHint(false);
    setShown(count === steps.length ? null : count);
  };

  const ahead = (language: Language) => (
    <div className="flex flex-col gap-1" aria-live="polite">
      <StepsShown shown={shown ?? 0} total={steps.length} language={language} />
      {hasHint && (
        <p>
          <span className="font-semibold">{HINT[language]}</span>{' '}
          <InlineProse text={steps[shown ?? 0]!.say[language]} />
        </p>
      )}
    </div>
  );

  return (
    <>
      <WorkedSolution
        heading={heading}
        title={title}
        solution={visible}
        onReread={onReread}
        unfinished={ahead}
      />
      <div className="flex flex-wrap gap-3">
        {steps.length > 1 && (
          <>
            <Button size="small" onClick={() => show(isWhole ? 0 : shown + 1)}>
              {isWhole ? <Trans>One step at a time</Trans> : <Trans>Next step</Trans>}
            </Button>
            {!isWhole && (
              <>
                <Button size="small" disabled={hasHint} onClick={() => setHasHint(true)}>
                  <Trans>Hint</Trans>
                </Button>
                <Button size="small" onClick={() => show(null)}>
                  <Trans>Full solution</Trans>
                </Button>
              </>
            )}
          </>
        )}
        {isWhole && <CopySolution solution={solution} />}
        {children}
      </div>
    </>
  );
}

/** Words of the solution, which has a language of its own. */
const HINT = { en: 'Hint:', zh: '提示：' };
