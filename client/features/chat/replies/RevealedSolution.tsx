import { Trans } from '@lingui/react/macro';
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
      unfinished={(language) => <p className="text-soft">{SHOWN[language](steps.length, stepsTotal)}</p>}
    />
  );
}

/** Words of the solution, which has a language of its own. */
const SHOWN = {
  en: (shown: number, total: number) => `${shown} of ${total} steps shown`,
  zh: (shown: number, total: number) => `已显示 ${shown} 步，共 ${total} 步`,
};
