import { useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { type Corners, WHOLE } from '../photo-image/crop.ts';
import { openPhoto, type PhotoProblem, turnedOnce } from '../photo-image/open-photo.ts';
import type { OcrResult } from '../photo-reading/assemble-text.ts';
import type { PrintedIn } from '../photo-reading/recognise-words.ts';
import { usePhotoReader } from './use-photo-reader.ts';

export type Photo = ReturnType<typeof usePhoto>;

/** The photo in hand: chosen, cropped, read. What was read goes to `onRead`. */
export function usePhoto(onRead: (reading: OcrResult) => void) {
  const { language } = useBilingual();
  const [image, setImage] = useState<HTMLCanvasElement | null>(null);
  const [corners, crop] = useState<Corners>(WHOLE);
  const [prepared, setPrepared] = useState<HTMLCanvasElement | null>(null);
  const [printedIn, setPrintedIn] = useState<PrintedIn>(language);
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const { isReading, progress, hasNoWords, failed, fellBack, read, stop, reset } = usePhotoReader(
    (picture, reading) => {
      setPrepared(picture);
      onRead(reading);
    },
  );

  const begin = (next: HTMLCanvasElement | null) => {
    reset();
    setImage(next);
    crop(WHOLE);
    setPrepared(null);
    setProblem(null);
  };

  const choose = async (file: Blob) => {
    setIsOpening(true);
    const opened = await openPhoto(file);
    setIsOpening(false);
    if (typeof opened === 'string') setProblem(opened);
    else begin(opened);
  };

  return {
    image,
    corners,
    prepared,
    printedIn,
    isOpening,
    isReading,
    progress,
    problem: hasNoWords ? 'NO_WORDS' : problem,
    failed,
    fellBack,
    choose: (file: Blob) => void choose(file),
    crop,
    turn: () => image && begin(turnedOnce(image)),
    cropAgain: () => setPrepared(null),
    drop: () => begin(null),
    setPrintedIn,
    read: (model: string | null = null) => image && read({ image, corners, printedIn }, model),
    stop,
  } as const;
}
