import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';

const ReadByModel = part(async () => (await import('./ReadByModel.tsx')).ReadByModel);
const CorrectionForm = part(async () => (await import('./CorrectionForm.tsx')).CorrectionForm);

interface CorrectReadingProps {
  question: string;
  /** The name of the page that it stands on. */
  page: string;
  isOpenFirst?: boolean;
}

/**
 * Ways on from a question that was not read, or not as it is meant: to correct what its sentences say, or to let a model
 * read it.
 */
export function CorrectReading({ question, page, isOpenFirst = false }: CorrectReadingProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <div className="flex flex-col gap-3">
      {isOpen ? (
        <Suspense fallback={<Waiting />}>
          <CorrectionForm key={question} question={question} page={page} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button size="small" className="self-start" onClick={() => setOpen(true)}>
          <Trans>Correct how it was read</Trans>
        </Button>
      )}
      <Suspense>
        <ReadByModel key={question} question={question} page={page} />
      </Suspense>
    </div>
  );
}
