import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useDraft } from '../../../lib/device/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Failure, Refusal, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useSolveQuestionQuery } from './CheckPage.gen.ts';
import { Earlier, isEarlier } from './OutdatedResult.tsx';
import { Examples } from './Examples.tsx';
import { MathsField } from './MathsField.tsx';
import { NotationHelp } from './NotationHelp.tsx';
import { useGivenQuestion } from './use-question-from-url.ts';

const QuestionPreview = part(async () => (await import('./QuestionPreview.tsx')).QuestionPreview);

// Needed with the first solution, while the server solves.
const loadMargin = () => import('../../../ui/marks-margin/WorkedSolution.tsx');
const WorkedSolution = part(async () => (await loadMargin()).WorkedSolution);

const EXAMPLES = {
  en: [
    'Solve x^2 - 5x + 6 = 0',
    'Differentiate x^2 sin x',
    'Solve 2 sin^2 x + 3 cos x = 3 for 0 <= x <= 2pi',
  ],
  zh: ['解方程 x^2 - 5x + 6 = 0', '求 x^2 sin x 的导数', '解方程 2 sin^2 x + 3 cos x = 3，0 <= x <= 2pi'],
};

/** A question in, its solution out. */
export function QuestionPane() {
  const { t } = useLingui();
  const { language } = useBilingual();
  const [question, setQuestion] = useDraft('solve-question');
  const { replaced, putBack } = useGivenQuestion(question, setQuestion);
  const [asked, setAsked] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { data, error, loading, refetch } = useSolveQuestionQuery(
    asked ? { variables: { question: asked } } : skipToken,
  );
  const result = loading ? undefined : data?.solve;
  const unread = result?.__typename === 'Unreadable' && asked === question ? result : null;
  const earlier = isEarlier(asked, question) ? asked : null;
  const reread = (otherwise: string) => {
    setQuestion(otherwise);
    setAsked(otherwise);
  };
  const send = () => {
    setEmpty(!question.trim());
    if (!question.trim()) return;
    void loadMargin().catch(() => {});
    if (asked === question) void refetch();
    else setAsked(question);
  };

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MathsField
        label={<Trans>Question</Trans>}
        hint={<Trans>In English or Chinese; formulas as you would type them or as LaTeX.</Trans>}
        placeholder={t`Solve x^2 - 5x + 6 = 0`}
        value={question}
        onChange={setQuestion}
        rows={2}
        fault={unread && { message: unread.message, place: unread.place ?? null }}
        onSubmit={send}
        preview={<QuestionPreview question={question} />}
      />
      {replaced && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
          <Trans>What stood here before was replaced.</Trans>
          <Button size="small" onClick={putBack}>
            <Trans>Put it back</Trans>
          </Button>
        </p>
      )}
      <div>
        <Button look="primary" type="submit" busy={loading}>
          <Trans>Solve</Trans>
        </Button>
      </div>
      <NotationHelp />
      <div aria-live="polite" className="flex flex-col gap-4">
        {isEmpty && !question.trim() && (
          <Refusal>
            <Trans>There is nothing to solve yet: type a question first.</Trans>
          </Refusal>
        )}
        {error && <Failure onRetry={send} />}
        {loading && <Solving />}
        {!asked && <Examples questions={EXAMPLES[language]} typed={question} onChoose={setQuestion} />}
        {result?.__typename === 'WorkedSolution' && (
          <Suspense fallback={<Solving />}>
            {earlier === null ? (
              <WorkedSolution solution={result} onReread={reread} />
            ) : (
              <>
                <Earlier>
                  <QuestionPreview question={earlier} />
                </Earlier>
                <WorkedSolution
                  solution={{ ...result, readings: [] }}
                  title={<Trans>Worked solution of the earlier text</Trans>}
                />
              </>
            )}
          </Suspense>
        )}
        {result &&
          result.__typename !== 'WorkedSolution' &&
          result.__typename !== 'Unreadable' &&
          earlier === null && <Refusal>{result.message}</Refusal>}
      </div>
    </form>
  );
}

function Solving() {
  return (
    <Waiting>
      <Skeleton className="h-56 w-full rounded-card" />
    </Waiting>
  );
}
