import type { Corners } from './crop.ts';
import type { Pixels } from './gray.ts';
import type { Task } from './prepare-worker.ts';

/** Prepares the photo for recognition, in a worker so that the page stays responsive. */
export function preparePhoto(photo: HTMLCanvasElement, corners: Corners): Promise<HTMLCanvasElement> {
  const { width, height } = photo;
  const { data } = photo.getContext('2d')!.getImageData(0, 0, width, height);
  const worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<HTMLCanvasElement>((resolve, reject) => {
    worker.addEventListener('message', ({ data: made }: MessageEvent<Pixels>) => resolve(canvasOf(made)));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage({ photo: { width, height, data }, corners } satisfies Task, [data.buffer]);
  }).finally(() => worker.terminate());
}

function canvasOf({ width, height, data }: Pixels): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}
