import sharp from 'sharp';
import { MAX_PIXELS, MAX_SIDE } from '../rules.ts';

// What was decoded for one person is of no use to the next, and pictures take turns anyway.
sharp.cache(false);
sharp.concurrency(1);

/** By the clock, since a busy machine paints slowly: the largest takes two seconds where nothing else is done. */
const LIMIT_S = 30;
/** What a model that sees is shown: more costs, and tells it no more. */
const SHOWN_SIDE = 1568;

/** Why a picture is not taken. */
export type PictureFault = 'TOO_LARGE' | 'BROKEN' | 'SLOW';

const FORMATS: Record<string, 'jpeg' | 'png' | 'webp' | 'gif'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const opened = (file: string | Buffer) =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });

/**
 * Paints a picture anew: upright, its first frame, and nothing of what was written beside it — where it was taken, with
 * what, or what somebody hid behind its end.
 */
export async function repaint(
  from: string,
  to: string,
  contentType: string,
): Promise<{ fault: PictureFault } | { size: number }> {
  const format = FORMATS[contentType]!;
  try {
    const { width, height, format: actual } = await opened(from).metadata();
    if (actual !== format) return { fault: 'BROKEN' };
    if (width * height > MAX_PIXELS) return { fault: 'TOO_LARGE' };
    const { size } = await opened(from)
      .timeout({ seconds: LIMIT_S })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 88 } : {})
      .toFile(to);
    return { size };
  } catch (error) {
    return { fault: faultOf(String(error)) };
  }
}

function faultOf(message: string): PictureFault {
  if (/timeout/i.test(message)) return 'SLOW';
  return /pixel limit|dimensions/i.test(message) ? 'TOO_LARGE' : 'BROKEN';
}

/** As a model is shown it. */
export async function asDataUri(picture: Buffer): Promise<string> {
  const shown = await opened(picture)
    .timeout({ seconds: LIMIT_S })
    .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${shown.toString('base64')}`;
}
