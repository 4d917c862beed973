export type PhotoProblem = 'NOT_IMAGE' | 'TOO_BIG' | 'TOO_SMALL';

const MOST_BYTES = 25_000_000;
/** Of the longer side: letters of a page are still 20 pixels high, and a phone is not kept busy for seconds. */
const MOST_PIXELS = 2400;
/** Letters of a small picture are read better when they are made bigger. */
const FEW_PIXELS = 1200;
const MOST_BIGGER = 3;
const LEAST_PIXELS = 24;

/** The picture in a file, upright as its camera was held, at a size that can be read; or why there is none. */
export async function openPhoto(file: Blob): Promise<HTMLCanvasElement | PhotoProblem> {
  if (file.size > MOST_BYTES) return 'TOO_BIG';
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return 'NOT_IMAGE';
  try {
    return canvasOf(bitmap);
  } finally {
    bitmap.close();
  }
}

function canvasOf(bitmap: ImageBitmap): HTMLCanvasElement | PhotoProblem {
  if (Math.min(bitmap.width, bitmap.height) < LEAST_PIXELS) return 'TOO_SMALL';
  const longer = Math.max(bitmap.width, bitmap.height);
  const bigger = Math.min(MOST_BIGGER, Math.max(1, FEW_PIXELS / bitmap.width), MOST_PIXELS / longer);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * bigger);
  canvas.height = Math.round(bitmap.height * bigger);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The same on its side: for pages that were photographed across. */
export function turnedOnce(photo: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = photo.height;
  canvas.height = photo.width;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(photo, 0, 0);
  return canvas;
}
