import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { ChoosePicture } from '../photo-picture/ChoosePicture.tsx';
import { Limits } from '../photo-picture/RecognitionLimits.tsx';
import { PhotoRefusal } from '../photo-picture/PhotoRefusal.tsx';
import { usePhotoModelQuery } from '../photo-reading/PhotoModel.gen.ts';
import type { PlacedWord, OcrResult } from '../photo-reading/assemble-text.ts';
import { ReadButtons } from './ReadButtons.tsx';
import { ReadStatus } from './ReadStatus.tsx';
import { usePhoto } from './use-photo.ts';

// Loaded on demand, once there is a photo.
const CropPicture = part(async () => (await import('../photo-picture/CropPicture.tsx')).CropPicture);
const ReadPicture = part(async () => (await import('../photo-picture/ReadPicture.tsx')).ReadPicture);

interface PhotoPaneProps {
  uncertain: PlacedWord[];
  /** On a small screen the picture alone, above its text. */
  isAside: boolean;
  onRead: (reading: OcrResult) => void;
}

/** From the choice of a photo to the words in it. */
export function PhotoPane({ uncertain, isAside, onRead }: PhotoPaneProps) {
  const { t } = useLingui();
  const model = usePhotoModelQuery().data?.photoModel ?? null;
  const photo = usePhoto(onRead);
  const { image, prepared, problem } = photo;
  const besides = isAside ? 'max-lg:hidden' : '';

  if (!image)
    return (
      <div className="flex flex-col gap-4">
        <ChoosePicture onChoose={photo.choose} busy={photo.isOpening} />
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
              <Trans>Drag the corners so that only the question is inside.</Trans>
            </p>
            <CropPicture photo={image} corners={photo.corners} onChange={photo.crop} />
          </>
        )}
      </Suspense>
      {!prepared && (
        <Segmented
          label={t({ message: 'Language of the question', context: 'exercise' })}
          className="self-start"
          value={photo.printedIn}
          onChange={photo.setPrintedIn}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'zh', label: '中文', lang: 'zh' },
          ]}
        />
      )}
      <div className={`flex flex-wrap gap-3 ${besides}`}>
        {prepared ? (
          <Button onClick={photo.cropAgain}>
            <Trans>Move the corners</Trans>
          </Button>
        ) : (
          <ReadButtons photo={photo} model={model} />
        )}
        <Button look="quiet" disabled={photo.isOpening} onClick={photo.drop}>
          <Trans>Another photo</Trans>
        </Button>
      </div>
      <div aria-live="polite" className={besides}>
        <ReadStatus photo={photo} isCertain={uncertain.length === 0} />
      </div>
      {!prepared && <Limits model={model} />}
    </div>
  );
}
