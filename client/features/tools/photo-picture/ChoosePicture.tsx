import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { overPage, part } from '../../../ui/loading/lazy-component.tsx';

const Camera = part(async () => (await import('./Camera.tsx')).Camera, overPage);

interface ChoosePictureProps {
  onChoose: (file: Blob) => void;
  busy: boolean;
}

/** Where a photo comes from: the camera, a file, the clipboard, or dropped here. */
export function ChoosePicture({ onChoose, busy }: ChoosePictureProps) {
  const { t } = useLingui();
  const file = useRef<HTMLInputElement>(null);
  const shot = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [camera, setCamera] = useState(false);
  usePastedPicture(onChoose);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  // Phones have a camera of their own for this; elsewhere the page shows what the camera sees.
  const take = () => {
    if (matchMedia('(pointer: coarse)').matches || !hasCamera()) shot.current?.click();
    else setCamera(true);
  };

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center gap-4 rounded-card border border-dashed px-5 py-10 text-center transition ${over ? 'border-brand-text bg-brand-wash' : 'border-edge bg-card'}`}
    >
      <p className="font-medium">
        <Trans>Photograph one question from directly above, in even light.</Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="primary" busy={busy} onClick={take}>
          <Trans>Take a photo</Trans>
        </Button>
        <Button busy={busy} onClick={() => file.current?.click()}>
          <Trans>Choose a picture</Trans>
        </Button>
      </div>
      <p className="text-sm text-faint">
        <Trans>Or drop a picture here, or paste one from the clipboard.</Trans>
      </p>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`A picture of a question`}
        onChange={({ target }) => chosenIn(target, onChoose)}
      />
      <input
        ref={shot}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t`A photo of a question`}
        onChange={({ target }) => chosenIn(target, onChoose)}
      />
      {camera && (
        <Suspense>
          <Camera onTake={onChoose} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </div>
  );
}

// Outside of HTTPS browsers have no cameras for pages.
const hasCamera = () => 'mediaDevices' in navigator;

function chosenIn(input: HTMLInputElement, onChoose: (file: Blob) => void): void {
  const [file] = input.files ?? [];
  // The same file may be chosen again.
  input.value = '';
  if (file) onChoose(file);
}

/** A picture that is pasted anywhere on the page; text goes where it is pasted. */
function usePastedPicture(onPaste: (file: Blob) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
