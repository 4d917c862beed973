import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Waiting } from '../../../ui/loading/states.tsx';

const CorrectionForm = part(async () => (await import('./CorrectionForm.tsx')).CorrectionForm);

interface CorrectReadingProps {
  question: string;
  /** The name of the page that it stands on. */
  page: string;
  isOpenFirst?: boolean;
}

/** A way on from a question that was not read, or not as it is meant: to say in formulas what its sentences say. */
export function CorrectReading({ question, page, isOpenFirst = false }: CorrectReadingProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  if (!isOpen)
    return (
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
        <Trans>Correct how it was read</Trans>
      </Button>
    );
  return (
    <Suspense fallback={<Waiting />}>
      <CorrectionForm key={question} question={question} page={page} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
