import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type Corners, WHOLE } from './image/crop.ts';
import { openPhoto, type PhotoProblem, turnedOnce } from './image/open-photo.ts';
import { preparePhoto } from './image/prepare-photo.ts';
import { type PrintedIn, type Progress, readWords } from './reading/read-words.ts';
import { type Reading, textOf } from './reading/text-of.ts';

/** The photo in hand: chosen, cropped, read. What was read goes to `onRead`. */
export function usePhoto(onRead: (reading: Reading) => void) {
  const { i18n } = useLingui();
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const [corners, crop] = useState<Corners>(WHOLE);
  const [prepared, setPrepared] = useState<HTMLCanvasElement | null>(null);
  const [printedIn, setPrintedIn] = useState<PrintedIn>(i18n.locale === 'zh' ? 'zh' : 'en');
  const [busy, setBusy] = useState<'opening' | 'reading' | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | 'NO_WORDS' | null>(null);
  const [failed, setFailed] = useState(false);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const begin = (next: HTMLCanvasElement | null) => {
    reading.current?.abort();
    setPhoto(next);
    crop(WHOLE);
    setPrepared(null);
    setProblem(null);
    setFailed(false);
  };

  const choose = async (file: Blob) => {
    setBusy('opening');
    const opened = await openPhoto(file);
    setBusy(null);
    if (typeof opened === 'string') setProblem(opened);
    else begin(opened);
  };

  const read = async () => {
    if (!photo) return;
    const stop = new AbortController();
    reading.current?.abort();
    reading.current = stop;
    setBusy('reading');
    setProgress(null);
    setProblem(null);
    setFailed(false);
    try {
      const picture = await preparePhoto(photo, corners);
      const paragraphs = await readWords(picture, printedIn, {
        onProgress: setProgress,
        signal: stop.signal,
      });
      const found = textOf(paragraphs);
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

  return {
    photo,
    corners,
    prepared,
    printedIn,
    busy,
    progress,
    problem,
    failed,
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
