import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { TypedProblemInput } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure, Refusal, Waiting } from '../../../ui/loading/states.tsx';
import { type Correction, type Corrections, corrected, isComplete, linesOf } from './correct.ts';
import { CorrectedSolution } from './CorrectedSolution.tsx';
import { useReadProblemQuery } from './ReadProblem.gen.ts';
import { type ReadProblem, sentencesOf } from './read-sentences.ts';
import { SentenceRow } from './SentenceRow.tsx';

interface CorrectionFormProps {
  question: string;
  /** The name of the page that it stands on. */
  page: string;
  onClose: () => void;
}

/** What was read in each sentence of a question, to be corrected and solved as it is then. */
export function CorrectionForm({ question, page, onClose }: CorrectionFormProps) {
  const { data, error, refetch } = useReadProblemQuery({ variables: { question }, fetchPolicy: 'no-cache' });
  if (error) return <Failure onRetry={refetch} />;
  if (!data) return <Waiting />;
  if (data.readProblem.__typename !== 'ProblemReadings') return <Refusal>{data.readProblem.message}</Refusal>;
  const [problem] = data.readProblem.readings;
  return problem && <Sentences problem={problem} page={page} onClose={onClose} />;
}

interface SentencesProps {
  problem: ReadProblem;
  page: string;
  onClose: () => void;
}

function Sentences({ problem, page, onClose }: SentencesProps) {
  const { t } = useLingui();
  const id = useId();
  const [corrections, setCorrections] = useState<Corrections>({});
  const [submitted, setSubmitted] = useState<TypedProblemInput | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const asCorrected = corrected(problem, corrections);

  const correct = (key: string, correction: Correction | null) => {
    const { [key]: _before, ...others } = corrections;
    setIncomplete(false);
    setCorrections(correction ? { ...others, [key]: correction } : others);
  };
  const send = () => {
    const isReady = isComplete(asCorrected) && Object.values(corrections).every(isFilledIn);
    setIncomplete(!isReady);
    if (isReady) setSubmitted(asCorrected);
  };

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        <Trans>How it was read</Trans>
      </h3>
      <p className="text-soft">
        <Trans>
          Say in formulas what a sentence tells or asks for, where it was not understood or was understood
          wrongly.
        </Trans>
      </p>
      <ul className="flex flex-col gap-2">
        {sentencesOf(problem).map((sentence) => (
          <SentenceRow
            key={sentence.key}
            sentence={sentence}
            correction={corrections[sentence.key] ?? null}
            onCorrect={(correction) => correct(sentence.key, correction)}
            onSubmit={send}
          />
        ))}
      </ul>
      {isIncomplete && (
        <Refusal>
          {t`Something is still missing: say of each sentence with a question mark what it tells, what it asks for, or that it adds nothing.`}
        </Refusal>
      )}
      <p className="flex flex-wrap gap-3">
        <Button look="primary" onClick={send}>
          <Trans>Solve it like this</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
      {submitted && (
        <CorrectedSolution problem={submitted} isEarlier={!isSame(submitted, asCorrected)} page={page} />
      )}
    </section>
  );
}

const isFilledIn = (correction: Correction): boolean =>
  correction.says === 'NOTHING' || linesOf(correction.formulas).length > 0;

const isSame = (one: TypedProblemInput, other: TypedProblemInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
