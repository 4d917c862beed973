import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Readings } from '../../../ui/marks-margin/Readings.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';
import { SteppedSolution } from './SteppedSolution.tsx';
import { Understood } from './Understood.tsx';
import type { Worked } from './use-solution.ts';
import { WaysOn } from './WaysOn.tsx';

interface SolvedPartsProps {
  solution: Worked;
  /** The name of the page, for whom is asked about a part. */
  page: string;
  /** Over the solution of a question without parts. */
  title?: ReactNode;
  onReread?: (question: string) => void;
  /** Puts a sentence that was not understood before its reader. */
  onReword?: ((sentence: string) => void) | undefined;
  /** Stands under a part without a solution: another way to have it solved. */
  correction?: (question: string) => ReactNode;
  /** What else can be done with the question. */
  children?: ReactNode;
}

/** Every part of a question in its order: its solution, or why there is none and whom else to ask. */
export function SolvedParts({
  solution,
  page,
  title,
  onReread,
  onReword,
  correction,
  children,
}: SolvedPartsProps) {
  const { parts, readings } = solution;
  if (parts.length === 0)
    return (
      <SteppedSolution solution={solution} title={title} onReread={onReread}>
        {children}
      </SteppedSolution>
    );
  return (
    <>
      {readings.length > 0 && <Readings readings={readings} onReread={onReread} />}
      <ol className="flex flex-col gap-8">
        {parts.map((part) => (
          <li key={part.label}>
            <Part part={part} page={page} onReword={onReword} correction={correction} />
          </li>
        ))}
      </ol>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </>
  );
}

interface PartProps {
  part: Worked['parts'][number];
  page: string;
  onReword?: ((sentence: string) => void) | undefined;
  correction?: ((question: string) => ReactNode) | undefined;
}

function Part({ part, page, onReword, correction }: PartProps) {
  const { label, marks, text, question, solution, reason, sentences } = part;
  const id = useId();
  const { say } = useBilingual();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <header className="flex items-baseline gap-3">
        <h2 id={id} className="font-semibold">
          {label}
        </h2>
        <div className="min-w-0 flex-1">
          <QuestionPreview question={text} />
        </div>
        {marks !== null && (
          <p className="font-mono text-sm whitespace-nowrap text-soft">
            <Plural value={marks} one="# mark" other="# marks" />
          </p>
        )}
      </header>
      {solution ? (
        <SteppedSolution
          heading="h3"
          title={<Trans>Solution to {label}</Trans>}
          // How formulas were read is said once, over the parts.
          solution={{ ...solution, readings: [] }}
        />
      ) : (
        <div className="flex flex-col gap-3 rounded-card border border-line bg-card px-4 py-3 text-sm">
          <p>
            <span className="font-semibold">
              <Trans>No solution to this part.</Trans>
            </span>{' '}
            {reason && say(reason)}
          </p>
          <Understood sentences={sentences} onReword={onReword} />
          {correction?.(question)}
          <p className="flex flex-wrap gap-3">
            <WaysOn question={question} page={page} />
          </p>
        </div>
      )}
    </section>
  );
}
