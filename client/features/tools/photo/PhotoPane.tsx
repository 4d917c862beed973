import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSession } from '../../../lib/auth/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { ChoosePicture } from '../photo-picture/ChoosePicture.tsx';
import { Limits } from '../photo-picture/RecognitionLimits.tsx';
import { PhotoRefusal } from '../photo-picture/PhotoRefusal.tsx';
import { usePhotoModelQuery } from '../photo-reading/PhotoModel.gen.ts';
import type { PlacedWord, Reading } from '../photo-reading/assemble-text.ts';
import { usePhoto } from './use-photo.ts';

// Nobody needs these before there is a photo.
const CropPicture = part(async () => (await import('../photo-picture/CropPicture.tsx')).CropPicture);
const ReadPicture = part(async () => (await import('../photo-picture/ReadPicture.tsx')).ReadPicture);
const ReadProgress = part(async () => (await import('../photo-picture/ReadProgress.tsx')).ReadProgress);

interface PhotoPaneProps {
  uncertain: PlacedWord[];
  /** On a small screen the picture alone, above its text. */
  isAside: boolean;
  onRead: (reading: Reading) => void;
}

/** From the choice of a photo to the words in it. */
export function PhotoPane({ uncertain, isAside, onRead }: PhotoPaneProps) {
  const { t } = useLingui();
  const user = useSession();
  const model = usePhotoModelQuery().data?.photoModel ?? null;
  const { photo, corners, prepared, printedIn, busy, progress, problem, failed, fellBack, ...act } =
    usePhoto(onRead);

  const besides = isAside ? 'max-lg:hidden' : '';

  if (!photo)
    return (
      <div className="flex flex-col gap-4">
        <ChoosePicture onChoose={act.choose} busy={busy === 'opening'} />
        {problem && <PhotoRefusal problem={problem} />}
        <Limits model={model} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <Suspense
        fallback={
          <Waiting>
            <Skeleton className="h-72 w-full rounded-card" />
          </Waiting>
        }
      >
        {prepared ? (
          <ReadPicture picture={prepared} uncertain={uncertain} isAside={isAside} />
        ) : (
          <>
            <p className="text-sm text-soft">
              <Trans>Move the corners so that nothing but the question lies between them.</Trans>
            </p>
            <CropPicture photo={photo} corners={corners} onChange={act.crop} />
          </>
        )}
      </Suspense>
      {!prepared && (
        <Segmented
          label={t`Language of the question`}
          className="self-start"
          value={printedIn}
          onChange={act.setPrintedIn}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'zh', label: '中文', lang: 'zh' },
          ]}
        />
      )}
      <div className={`flex flex-wrap gap-3 ${besides}`}>
        {prepared ? (
          <Button onClick={act.cropAgain}>
            <Trans>Move the corners</Trans>
          </Button>
        ) : (
          <>
            {model && user && (
              <Button
                look="primary"
                busy={busy === 'reading' && progress?.stage === 'model'}
                disabled={busy === 'reading' && progress?.stage !== 'model'}
                onClick={() => void act.read(model)}
              >
                <Trans>Read with the model</Trans>
              </Button>
            )}
            <Button
              look={model && user ? 'plain' : 'primary'}
              busy={busy === 'reading' && progress?.stage !== 'model'}
              disabled={progress?.stage === 'model' && busy !== null}
              onClick={() => void act.read()}
            >
              <Trans>Read the words</Trans>
            </Button>
            <Button disabled={busy !== null} onClick={act.turn}>
              <Trans>Turn</Trans>
            </Button>
          </>
        )}
        <Button look="quiet" disabled={busy === 'opening'} onClick={act.drop}>
          <Trans>Another photo</Trans>
        </Button>
      </div>
      <div aria-live="polite" className={besides}>
        {busy === 'reading' && (
          <Suspense>
            <ReadProgress progress={progress} onStop={act.stop} />
          </Suspense>
        )}
        {fellBack && (
          <p className="text-sm text-soft">
            <Trans>The model could not read this photo: its words are read on this device.</Trans>
          </p>
        )}
        {failed && (
          <Failure onRetry={() => act.read()}>
            <Trans>The words could not be read. You can also type the question.</Trans>
          </Failure>
        )}
        {prepared && uncertain.length === 0 && busy === null && !failed && (
          <p className="text-sm text-soft">
            <Trans>Compare the text with this picture.</Trans>
          </p>
        )}
        {problem && <PhotoRefusal problem={problem} />}
      </div>
      {!prepared && <Limits model={model} />}
    </div>
  );
}
