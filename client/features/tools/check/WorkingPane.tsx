import { skipToken } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Formula } from '../../../lib/markdown/Formula.tsx';
import { useDraft } from '../../../lib/device/drafts.ts';
import { AddToErrorBook } from '../../../lib/progress/AddToErrorBook.tsx';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Failure, Refusal, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useCheckWorkingQuery } from './CheckWorking.gen.ts';
import { Earlier } from '../question/OutdatedResult.tsx';
import { AnsweredQuestion } from './AnsweredQuestion.tsx';
import { type Answered, useAnswered } from './use-answered.ts';
import { foundIn } from './found-error.ts';
import { Examples } from './Examples.tsx';
import { MathsField } from '../question/MathsField.tsx';
import { NotationHelp } from './NotationHelp.tsx';
import { lineAsTex } from '../../../lib/typed/line-as-tex.ts';

// Needed when the first lines are judged, while the server judges them.
const loadMargin = () => import('../../../ui/marks-margin/CheckedWorking.tsx');
const CheckedWorking = part(async () => (await loadMargin()).CheckedWorking);

const EXAMPLES = [
  'x^2 - 5x + 6 = 0\n(x - 2)(x - 3) = 0\nx = 2 or x = 3',
  '(x + 3)^2 = 25\nx^2 + 9 = 25\nx = 4',
];

/** One's own lines in, a verdict on each out. */
export function WorkingPane() {
  const { language } = useBilingual();
  const [typed, setTyped] = useDraft('check-working');
  const [answered, setAnswered] = useAnswered();
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { data, error, loading, refetch } = useCheckWorkingQuery(
    submitted ? { variables: variablesOf(submitted) } : skipToken,
  );
  const lines = linesOf(typed);
  const result = loading ? undefined : data?.checkWorking;
  const now: Submitted = { typed, ...answered };
  const earlier = submitted !== null && isOther(submitted, now);
  const send = () => {
    setEmpty(lines.length === 0);
    if (lines.length === 0) return;
    void loadMargin().catch(() => {});
    if (!earlier && submitted) void refetch();
    else setSubmitted(now);
  };

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AnsweredQuestion value={answered} onChange={setAnswered} onSubmit={send} />
      <MathsField
        label={<Trans>Your working, one step per line</Trans>}
        hint={
          <Trans>
            Without a question the first line is taken as given; every other line is compared with the one
            before it.
          </Trans>
        }
        placeholder={'2x + 1 = 7\n2x = 6\nx = 3'}
        value={typed}
        onChange={setTyped}
        rows={6}
        isLines
        onSubmit={send}
        preview={<LinesPreview lines={lines} />}
      />
      <div>
        <Button look="primary" type="submit" busy={loading}>
          <Trans>Check</Trans>
        </Button>
      </div>
      <NotationHelp />
      <div aria-live="polite" className="flex flex-col gap-4">
        {isEmpty && lines.length === 0 && (
          <Refusal>
            <Trans>There is nothing to check yet: type your lines first.</Trans>
          </Refusal>
        )}
        {error && <Failure onRetry={send} />}
        {loading && <Judging />}
        {!submitted && <Examples questions={EXAMPLES} typed={typed} onChoose={setTyped} />}
        {result?.__typename === 'CheckedWorking' && (
          <Suspense fallback={<Judging />}>
            {earlier && <Earlier />}
            <CheckedWorking
              working={result}
              title={earlier ? <Trans>Your previous lines</Trans> : <Trans>Your working</Trans>}
            />
            <AddToErrorBook found={() => foundIn(result, language)} />
          </Suspense>
        )}
        {result && result.__typename !== 'CheckedWorking' && !earlier && <Refusal>{result.message}</Refusal>}
      </div>
    </form>
  );
}

function LinesPreview({ lines }: { lines: string[] }) {
  return (
    <ol className="flex flex-col gap-1.5">
      {lines.map((line, i) => (
        <li key={i}>
          <Formula tex={lineAsTex(line)} />
        </li>
      ))}
    </ol>
  );
}

function Judging() {
  return (
    <Waiting>
      <Skeleton className="h-40 w-full rounded-card" />
    </Waiting>
  );
}

interface Submitted extends Answered {
  typed: string;
}

const variablesOf = ({ typed, question, label }: Submitted) => ({
  lines: linesOf(typed),
  question: question.trim() || null,
  part: (question.trim() && label.trim()) || null,
});

const isOther = (one: Submitted, other: Submitted) =>
  JSON.stringify(variablesOf(one)) !== JSON.stringify(variablesOf(other));

const linesOf = (typed: string) => typed.split('\n').filter((line) => line.trim());
