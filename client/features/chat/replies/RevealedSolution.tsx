import { Trans } from '@lingui/react/macro';
import { StepsShown } from '../../../ui/marks-margin/StepsShown.tsx';
import { WorkedSolution } from '../../../ui/marks-margin/WorkedSolution.tsx';
import type { ShownSolutionFragment } from '../store/Chat.gen.ts';

/** A solution of the conversation, as far as it is shown by now. */
export function RevealedSolution({ solution }: { solution: ShownSolutionFragment }) {
  const { label, steps, stepsTotal } = solution;
  return (
    <WorkedSolution
      heading="h4"
      title={label ? <Trans>Solution to {label}</Trans> : <Trans>Solution</Trans>}
      solution={solution}
      unfinished={(language) => <StepsShown shown={steps.length} total={stepsTotal} language={language} />}
    />
  );
}
