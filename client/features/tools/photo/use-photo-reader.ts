import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { Corners } from '../photo-image/crop.ts';
import { type OcrResult, textByModel, textOf } from '../photo-reading/assemble-text.ts';
import type { PrintedIn, Progress } from '../photo-reading/recognise-words.ts';

interface Cropped {
  image: HTMLCanvasElement;
  corners: Corners;
  printedIn: PrintedIn;
}

/** Reads photos, one at a time: how far it is, and what came in its way. */
export function usePhotoReader(onRead: (picture: HTMLCanvasElement, reading: OcrResult) => void) {
  const client = useApolloClient();
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [hasNoWords, setHasNoWords] = useState(false);
  const [failed, setFailed] = useState(false);
  const [fellBack, setFellBack] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const reset = () => {
    current.current?.abort();
    setHasNoWords(false);
    setFailed(false);
    setFellBack(false);
  };

  /** By the model of that name, or on this device where there is none or it fails. */
  const read = async ({ image, corners, printedIn }: Cropped, model: string | null) => {
    reset();
    const abort = new AbortController();
    const { signal } = abort;
    current.current = abort;
    setIsReading(true);
    setProgress(null);
    try {
      const { preparePhoto, readWords } = await import('../photo-reading/photo-reader.ts');
      const picture = await preparePhoto(image, corners);
      const reading =
        (model && (await readByModel(model, picture, signal))) ||
        textOf(await readWords(picture, printedIn, { onProgress: setProgress, signal }));
      if (reading.text) onRead(picture, reading);
      else setHasNoWords(true);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('A photo could not be read.', error);
      setFailed(true);
    } finally {
      if (current.current === abort) setIsReading(false);
    }
  };

  const readByModel = async (model: string, picture: HTMLCanvasElement, signal: AbortSignal) => {
    setProgress({ stage: 'model', share: null });
    try {
      const { askModel } = await import('../photo-reading/photo-reader.ts');
      return textByModel(await askModel(client, picture, signal), model);
    } catch (error) {
      signal.throwIfAborted();
      console.warn('The model did not read the photo.', error);
      setFellBack(true);
      return null;
    }
  };

  return {
    isReading,
    progress,
    hasNoWords,
    failed,
    fellBack,
    read,
    stop: () => current.current?.abort(),
    reset,
  };
}
