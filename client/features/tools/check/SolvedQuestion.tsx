import { Trans } from '@lingui/react/macro';
import { WorkedSolution } from '../../../ui/marks-margin/WorkedSolution.tsx';
import { Failure, Refusal } from '../../../ui/loading/states.tsx';
import { Earlier } from '../question/OutdatedResult.tsx';
import { QuestionPreview } from '../question/QuestionPreview.tsx';
import { Solving } from '../question/Solving.tsx';
import type { Solution } from '../question/use-solution.ts';

interface SolvedQuestionProps {
  solution: Solution;
  onRetry: () => void;
  /** The question is to be read in another way. */
  onReread: (question: string) => void;
}

/** The solution of a question, or why there is none. */
export function SolvedQuestion({ solution, onRetry, onReread }: SolvedQuestionProps) {
  const { result, error, loading, earlier } = solution;
  return (
    <>
      {error && <Failure onRetry={onRetry} />}
      {loading && <Solving />}
      {result?.__typename === 'WorkedSolution' && earlier === null && (
        <WorkedSolution solution={result} onReread={onReread} />
      )}
      {result?.__typename === 'WorkedSolution' && earlier !== null && (
        <>
          <Earlier>
            <QuestionPreview question={earlier} />
          </Earlier>
          <WorkedSolution
            solution={{ ...result, readings: [] }}
            title={<Trans>Worked solution for the previous text</Trans>}
          />
        </>
      )}
      {result &&
        result.__typename !== 'WorkedSolution' &&
        result.__typename !== 'Unreadable' &&
        earlier === null && <Refusal>{result.message}</Refusal>}
    </>
  );
}
