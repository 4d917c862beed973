import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { keepDraft, QUESTION_BODY, readDraft } from '../../../lib/device/drafts.ts';
import { openPanel } from '../../../lib/tutor/panel-state.ts';
import { addPassage } from '../../../lib/tutor/passages.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { WorkedSolution } from '../../../ui/marks-margin/WorkedSolution.tsx';
import { Failure, Refusal, Waiting } from '../../../ui/loading/states.tsx';
import { Earlier } from '../question/OutdatedResult.tsx';
import { QuestionPreview } from '../question/QuestionPreview.tsx';
import { Solving } from '../question/Solving.tsx';
import type { Solution } from '../question/use-solution.ts';

const TutorAnswer = part(async () => (await import('./TutorAnswer.tsx')).TutorAnswer);

interface AnswerProps {
  solution: Solution;
  onRetry: () => void;
}

/** The solution; where there is none, what the tutor can say of the question, and whom else to ask. */
export function Answer({ solution, onRetry }: AnswerProps) {
  const { t } = useLingui();
  const { submitted, earlier, result, error, loading } = solution;
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
      {result?.__typename === 'WorkedSolution' && <WorkedSolution solution={result} />}
      {submitted && refusal && (
        <Suspense fallback={<Waiting />}>
          <TutorAnswer key={submitted} question={submitted} refusal={refusal} />
        </Suspense>
      )}
      {(result?.__typename === 'Invalid' || result?.__typename === 'RateLimited') && earlier === null && (
        <Refusal>{result.message}</Refusal>
      )}
      {submitted && result && earlier === null && (
        <p className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => askTutorAbout(submitted, t`Photo questions`)}>
            <Trans>Ask the tutor about it</Trans>
          </Button>
          <Link
            to={paths.ask('9709')}
            onClick={() => draftQuestion(submitted)}
            className={buttonClass('plain', 'small')}
          >
            <Trans>Ask the community with this text</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

/** Beside the page, with the text as what the next question is about. */
function askTutorAbout(text: string, title: string): void {
  addPassage({ text, title });
  openPanel(true);
}

/** Adds the question to the draft of the community's form. */
function draftQuestion(question: string): void {
  const begun = readDraft(QUESTION_BODY);
  if (begun?.includes(question)) return;
  keepDraft(QUESTION_BODY, begun ? `${begun}\n\n${question}` : question);
}
