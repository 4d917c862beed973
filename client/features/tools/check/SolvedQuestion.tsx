import { Trans, useLingui } from '@lingui/react/macro';
import { AddToErrorBook } from '../../../lib/progress/AddToErrorBook.tsx';
import { Failure, Refusal } from '../../../ui/loading/states.tsx';
import { CorrectReading } from '../correction/CorrectReading.tsx';
import { answerOf } from '../question/answer-of.ts';
import { Earlier } from '../question/OutdatedResult.tsx';
import { QuestionPreview } from '../question/QuestionPreview.tsx';
import { SolvedParts } from '../question/SolvedParts.tsx';
import { Solving } from '../question/Solving.tsx';
import { ShareSolution } from './ShareSolution.tsx';
import type { Solution } from '../question/use-solution.ts';
import { Understood } from '../question/Understood.tsx';
import { WaysOn } from '../question/WaysOn.tsx';

interface SolvedQuestionProps {
  solution: Solution;
  /** How it was read is open from the start. */
  asksForReading: boolean;
  onRetry: () => void;
  /** The question is to be read in another way. */
  onReread: (question: string) => void;
  onReword: (sentence: string) => void;
}

/** The solution of a question, or why there is none. */
export function SolvedQuestion({
  solution,
  asksForReading,
  onRetry,
  onReread,
  onReword,
}: SolvedQuestionProps) {
  const { t } = useLingui();
  const { result, error, loading, earlier } = solution;
  const correction = (question: string) => (
    <CorrectReading question={question} page={t`Solve and check`} isOpenFirst={asksForReading} />
  );
  return (
    <>
      {error && <Failure onRetry={onRetry} />}
      {loading && <Solving />}
      {result?.__typename === 'WorkedSolution' && earlier === null && (
        <>
          <SolvedParts
            solution={result}
            page={t`Solve and check`}
            onReread={onReread}
            onReword={onReword}
            correction={correction}
          >
            <ShareSolution question={solution.submitted ?? ''} />
            <AddToErrorBook
              found={() => ({
                question: solution.submitted ?? '',
                correctAnswer: answerOf(result),
                source: 'CHECK',
              })}
            />
            <WaysOn question={solution.submitted ?? ''} page={t`Solve and check`} />
          </SolvedParts>
        </>
      )}
      {result?.__typename === 'WorkedSolution' && earlier !== null && (
        <>
          <Earlier>
            <QuestionPreview question={earlier} />
          </Earlier>
          <SolvedParts
            solution={{ ...result, readings: [] }}
            page={t`Solve and check`}
            title={<Trans>Worked solution for the previous text</Trans>}
          />
        </>
      )}
      {result &&
        result.__typename !== 'WorkedSolution' &&
        result.__typename !== 'Unreadable' &&
        earlier === null && (
          <>
            <Refusal>{result.message}</Refusal>
            {result.__typename === 'NotSolved' && (
              <>
                <div className="flex flex-col gap-3 rounded-card border border-line bg-card px-4 py-3 text-sm">
                  <Understood sentences={result.sentences} onReword={onReword} />
                  {correction(solution.submitted ?? '')}
                </div>
                <p className="flex flex-wrap gap-3">
                  <WaysOn question={solution.submitted ?? ''} page={t`Solve and check`} />
                </p>
              </>
            )}
          </>
        )}
    </>
  );
}
