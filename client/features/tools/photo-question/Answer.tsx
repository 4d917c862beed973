import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { AddToErrorBook } from '../../../lib/progress/AddToErrorBook.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Failure, Refusal, Waiting } from '../../../ui/loading/states.tsx';
import { CorrectReading } from '../correction/CorrectReading.tsx';
import { answerOf } from '../question/answer-of.ts';
import { Earlier } from '../question/OutdatedResult.tsx';
import { QuestionPreview } from '../question/QuestionPreview.tsx';
import { SolvedParts } from '../question/SolvedParts.tsx';
import { Solving } from '../question/Solving.tsx';
import type { Solution } from '../question/use-solution.ts';
import { WaysOn } from '../question/WaysOn.tsx';

const TutorAnswer = part(async () => (await import('./TutorAnswer.tsx')).TutorAnswer);

interface AnswerProps {
  solution: Solution;
  onRetry: () => void;
}

/** The solution; where there is none, what the tutor can say of the question, and whom else to ask. */
export function Answer({ solution, onRetry }: AnswerProps) {
  const { t } = useLingui();
  const { submitted, earlier, result, error, loading } = solution;
  const correction = (question: string) => <CorrectReading question={question} page={t`Photo questions`} />;
  // What is in words alone has no place where it cannot be read, and a tutor may still know what to say.
  const refusal =
    result?.__typename === 'NotSolved' || (result?.__typename === 'Unreadable' && !result.place)
      ? result.message
      : null;
  return (
    <div aria-live="polite" className="flex flex-col gap-4">
      {error && <Failure onRetry={onRetry} />}
      {loading && <Solving />}
      {earlier !== null && (refusal || result?.__typename === 'WorkedSolution') && (
        <Earlier>
          <QuestionPreview question={earlier} />
        </Earlier>
      )}
      {result?.__typename === 'WorkedSolution' && (
        <SolvedParts solution={result} page={t`Photo questions`} correction={correction} />
      )}
      {submitted && refusal && (
        <Suspense fallback={<Waiting />}>
          <TutorAnswer key={submitted} question={submitted} refusal={refusal} />
        </Suspense>
      )}
      {submitted && refusal && earlier === null && correction(submitted)}
      {(result?.__typename === 'Invalid' || result?.__typename === 'RateLimited') && earlier === null && (
        <Refusal>{result.message}</Refusal>
      )}
      {submitted && result && earlier === null && (
        <p className="flex flex-wrap gap-3">
          <WaysOn question={submitted} page={t`Photo questions`} />
          <AddToErrorBook
            found={() => ({
              question: submitted,
              correctAnswer: result.__typename === 'WorkedSolution' ? answerOf(result) : '',
              source: 'PHOTO',
            })}
          />
        </p>
      )}
    </div>
  );
}
