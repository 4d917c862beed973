import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { currentUser } from '../../../lib/auth/session.ts';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure, Refusal } from '../../../ui/loading/states.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { SolvedParts } from '../question/SolvedParts.tsx';
import { useReadingModelQuery } from './ModelReading.gen.ts';
import { type ModelReading, useModelReading } from './use-model-reading.ts';

interface ReadByModelProps {
  question: string;
  /** The name of the page that it stands on. */
  page: string;
}

/** For members, where there is a model: to let it read a question that was not solved. */
export function ReadByModel({ question, page }: ReadByModelProps) {
  const model = useReadingModelQuery({ skip: !currentUser() }).data?.readingModel;
  const { reading, isReading, hasFailed, refusal, read } = useModelReading(question);
  if (!model) return null;
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      {!reading && (
        <Button size="small" className="self-start" busy={isReading} onClick={read}>
          <Trans>Let {model} read it</Trans>
        </Button>
      )}
      {isReading && (
        <p className="text-sm text-soft">
          <Trans>It is being read twice. This may take up to a minute.</Trans>
        </p>
      )}
      {hasFailed && (refusal ? <Refusal>{refusal}</Refusal> : <Failure onRetry={read} />)}
      {reading && <AsRead reading={reading} page={page} />}
    </div>
  );
}

/** What follows from the readings, and the readings themselves. */
function AsRead({ reading, page }: { reading: ModelReading; page: string }) {
  const { say } = useBilingual();
  const { readings, solution, labels, source, failure } = reading;
  const isAnswered = labels.length > 0;
  const [isOpen, setOpen] = useState(!isAnswered);
  const named = labels.filter((label) => label !== '').join(', ');
  return (
    <>
      {failure && <Refusal>{say(failure.text)}</Refusal>}
      {isAnswered && (
        <p className="text-sm text-soft">
          {named && `${named}: `}
          <Trans>
            Read by {source} twice, with the same result. The solution was worked out and checked here;
            whether the question was read as it is meant was not checked. Compare it.
          </Trans>
        </p>
      )}
      {!failure && !isAnswered && (
        <p className="font-semibold">
          {readings.length > 1 ? (
            <Trans>{source} read it in ways that do not agree, so it was not solved.</Trans>
          ) : (
            <Trans>This is how {source} read it. No answer was found that passes its checks.</Trans>
          )}
        </p>
      )}
      {solution && isAnswered && <SolvedParts solution={solution} page={page} />}
      {isOpen ? (
        <ReadingCard readings={readings} page={page} onClose={() => setOpen(false)} />
      ) : (
        <Button size="small" className="self-start" onClick={() => setOpen(true)}>
          <Trans>See how it was read</Trans>
        </Button>
      )}
    </>
  );
}
