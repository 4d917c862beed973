import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../lib/auth/session.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Photo } from './use-photo.ts';

interface ReadButtonsProps {
  photo: Photo;
  /** Its name, where one reads photos. */
  model: string | null;
}

/** By whom a photo is read, once it is cropped and upright. */
export function ReadButtons({ photo, model }: ReadButtonsProps) {
  const user = useSession();
  const { isOpening, isReading, progress } = photo;
  const isModelReading = isReading && progress?.stage === 'model';
  const isDeviceReading = isReading && !isModelReading;
  const mayAskModel = model !== null && user;
  return (
    <>
      {mayAskModel && (
        <Button
          look="primary"
          busy={isModelReading}
          disabled={isDeviceReading}
          onClick={() => void photo.read(model)}
        >
          <Trans>Read with the model</Trans>
        </Button>
      )}
      <Button
        look={mayAskModel ? 'plain' : 'primary'}
        busy={isDeviceReading}
        disabled={isModelReading}
        onClick={() => void photo.read()}
      >
        <Trans>Read the text</Trans>
      </Button>
      <Button disabled={isOpening || isReading} onClick={photo.turn}>
        <Trans>Rotate</Trans>
      </Button>
    </>
  );
}
