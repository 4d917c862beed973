import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Failure } from '../../../ui/loading/states.tsx';
import { PhotoRefusal } from '../photo-picture/PhotoRefusal.tsx';
import type { Photo } from './use-photo.ts';

const ReadProgress = part(async () => (await import('../photo-picture/ReadProgress.tsx')).ReadProgress);

interface ReadStatusProps {
  photo: Photo;
  /** No recognised word is doubtful. */
  isCertain: boolean;
}

/** How far the reading of a photo is, and how it ended. */
export function ReadStatus({ photo, isCertain }: ReadStatusProps) {
  const { prepared, isOpening, isReading, progress, fellBack, failed, problem } = photo;
  return (
    <>
      {isReading && (
        <Suspense>
          <ReadProgress progress={progress} onStop={photo.stop} />
        </Suspense>
      )}
      {fellBack && (
        <p className="text-sm text-soft">
          <Trans>The model could not read this photo, so its text is read on this device.</Trans>
        </p>
      )}
      {failed && (
        <Failure onRetry={() => photo.read()}>
          <Trans>The text could not be read. You can also type the question.</Trans>
        </Failure>
      )}
      {prepared && isCertain && !isOpening && !isReading && !failed && (
        <p className="text-sm text-soft">
          <Trans>Compare the text with this picture.</Trans>
        </p>
      )}
      {problem && <PhotoRefusal problem={problem} />}
    </>
  );
}
