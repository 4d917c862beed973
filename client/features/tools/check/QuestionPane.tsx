import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useDraft } from '../../../lib/device/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { type FaultPosition, MathsField } from '../question/MathsField.tsx';
import { ReplacedNotice } from '../question/ReplacedNotice.tsx';
import { Solving } from '../question/Solving.tsx';
import { useSolution } from '../question/use-solution.ts';
import { Examples } from './Examples.tsx';
import { NotationHelp } from './NotationHelp.tsx';
import { useGivenQuestion } from './use-question-from-url.ts';

const QuestionPreview = part(async () => (await import('../question/QuestionPreview.tsx')).QuestionPreview);

// Needed with the first solution, while the server solves.
const loadSolved = () => import('./SolvedQuestion.tsx');
const SolvedQuestion = part(async () => (await loadSolved()).SolvedQuestion);

const EXAMPLES = {
  en: [
    'Solve x^2 - 5x + 6 = 0',
    'Differentiate x^2 sin x',
    'Solve 2 sin^2 x + 3 cos x = 3 for 0 <= x <= 2pi',
  ],
  zh: ['解方程 x^2 - 5x + 6 = 0', '求 x^2 sin x 的导数', '解方程 2 sin^2 x + 3 cos x = 3，0 <= x <= 2pi'],
};

/** A sentence in the text; the beginning of it, where it was typed in another way than it was read. */
function placeOf(sentence: string, text: string): FaultPosition {
  const at = text.indexOf(sentence);
  return at < 0 ? { at: 0, length: 0 } : { at, length: sentence.length };
}

/** A question in, its solution out. */
export function QuestionPane() {
  const { t } = useLingui();
  const { language } = useBilingual();
  const [question, setQuestion] = useDraft('solve-question');
  const solution = useSolution(question);
  const { replaced, putBack, asksForReading } = useGivenQuestion(question, setQuestion, solution.solve);
  const [isEmpty, setEmpty] = useState(false);
  const { unreadable } = solution;
  const [selected, setSelected] = useState<FaultPosition | null>(null);
  const send = () => {
    setEmpty(!question.trim());
    if (!question.trim()) return;
    void loadSolved().catch(() => {});
    solution.solve(question);
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
        label={<Trans context="exercise">Question</Trans>}
        hint={<Trans>In English or Chinese; formulas as you would type them or as LaTeX.</Trans>}
        placeholder={t`Solve x^2 - 5x + 6 = 0`}
        value={question}
        onChange={setQuestion}
        rows={2}
        fault={unreadable}
        selected={selected}
        onSubmit={send}
        preview={<QuestionPreview question={question} />}
      />
      {replaced && <ReplacedNotice onPutBack={putBack} />}
      <div>
        <Button look="primary" type="submit" busy={solution.loading}>
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
        {solution.submitted ? (
          <Suspense fallback={<Solving />}>
            <SolvedQuestion
              solution={solution}
              asksForReading={asksForReading}
              onRetry={send}
              onReread={(otherwise) => {
                setQuestion(otherwise);
                solution.solve(otherwise);
              }}
              onReword={(sentence) => setSelected(placeOf(sentence, question))}
            />
          </Suspense>
        ) : (
          <Examples questions={EXAMPLES[language]} typed={question} onChoose={setQuestion} />
        )}
      </div>
    </form>
  );
}
