import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';

interface CameraProps {
  onTake: (photo: Blob) => void;
  onClose: () => void;
}

/** What the camera of this device sees, and a button that takes it. The camera runs only while this is open. */
export function Camera({ onTake, onClose }: CameraProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening');

  useEffect(() => {
    const left = new AbortController();
    const constraints = { video: { facingMode: 'environment', width: { ideal: 2560 } } };
    const opening = navigator.mediaDevices.getUserMedia(constraints);
    opening.then(
      async (stream) => {
        if (left.signal.aborted || !video.current) return;
        video.current.srcObject = stream;
        await video.current.play();
        setState('open');
      },
      () => setState('refused'),
    );
    return () => {
      left.abort();
      opening.then(
        (stream) => stream.getTracks().forEach((track) => track.stop()),
        () => {},
      );
    };
  }, []);

  const take = () => {
    const { videoWidth: width, videoHeight: height } = video.current!;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')!.drawImage(video.current!, 0, 0);
    canvas.toBlob((photo) => photo && onTake(photo), 'image/png');
    onClose();
  };

  return (
    <Dialog open onClose={onClose} title={<Trans>Camera</Trans>}>
      <div className="flex flex-col gap-4">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t`Camera view`}
          className="aspect-4/3 w-full rounded-control bg-page object-contain"
        />
        {state === 'refused' && (
          <Refusal>
            <Trans>The camera cannot be used. Allow it in your browser settings, or choose a picture.</Trans>
          </Refusal>
        )}
        <Button look="primary" busy={state === 'opening'} disabled={state === 'refused'} onClick={take}>
          <Trans>Take the photo</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
