import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { type Corners, WHOLE } from '../photo-image/crop.ts';
import { openPhoto, type PhotoProblem, turnedOnce } from '../photo-image/open-photo.ts';
import type { PrintedIn, Progress } from '../photo-reading/recognise-words.ts';
import { type Reading, textByModel, textOf } from '../photo-reading/assemble-text.ts';

/** The photo in hand: chosen, cropped, read. What was read goes to `onRead`. */
export function usePhoto(onRead: (reading: Reading) => void) {
  const { language } = useBilingual();
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const [corners, crop] = useState<Corners>(WHOLE);
  const [prepared, setPrepared] = useState<HTMLCanvasElement | null>(null);
  const [printedIn, setPrintedIn] = useState<PrintedIn>(language);
  const [busy, setBusy] = useState<'opening' | 'reading' | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | 'NO_WORDS' | null>(null);
  const [failed, setFailed] = useState(false);
  const [fellBack, setFellBack] = useState(false);
  const client = useApolloClient();
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const begin = (next: HTMLCanvasElement | null) => {
    reading.current?.abort();
    setPhoto(next);
    crop(WHOLE);
    setPrepared(null);
    setProblem(null);
    setFailed(false);
    setFellBack(false);
  };

  const choose = async (file: Blob) => {
    setBusy('opening');
    const opened = await openPhoto(file);
    setBusy(null);
    if (typeof opened === 'string') setProblem(opened);
    else begin(opened);
  };

  /** By the model of that name, or on this device where there is none or it fails. */
  const read = async (model: string | null = null) => {
    if (!photo) return;
    const stop = new AbortController();
    reading.current?.abort();
    reading.current = stop;
    setBusy('reading');
    setProgress(null);
    setProblem(null);
    setFailed(false);
    setFellBack(false);
    try {
      const { preparePhoto, readWords } = await import('../photo-reading/photo-reader.ts');
      const picture = await preparePhoto(photo, corners);
      const byModel = model && (await readByModel(model, picture, stop.signal));
      const found =
        byModel ||
        textOf(await readWords(picture, printedIn, { onProgress: setProgress, signal: stop.signal }));
      if (!found.text) return setProblem('NO_WORDS');
      setPrepared(picture);
      onRead(found);
    } catch (error) {
      if (stop.signal.aborted) return;
      console.warn('A photo could not be read.', error);
      setFailed(true);
    } finally {
      if (reading.current === stop) setBusy(null);
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
    photo,
    corners,
    prepared,
    printedIn,
    busy,
    progress,
    problem,
    failed,
    fellBack,
    choose: (file: Blob) => void choose(file),
    crop,
    turn: () => photo && begin(turnedOnce(photo)),
    cropAgain: () => setPrepared(null),
    drop: () => begin(null),
    setPrintedIn,
    read,
    stop: () => reading.current?.abort(),
  };
}
