import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS, MAX_SIDE } from '../rules.ts';

// No cache: no picture is processed twice.
sharp.cache(false);
sharp.concurrency(1);

/** Wall time: the largest picture takes two seconds on an idle machine. */
const LIMIT_S = 30;
/** Longest side of pictures sent to a model; more costs more without better results. */
const SHOWN_SIDE = 1568;

/** Why a picture is refused. */
export type PictureFault = 'TOO_LARGE' | 'BROKEN' | 'SLOW';

const FORMATS: Record<string, 'jpeg' | 'png' | 'webp' | 'gif'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const opened = (file: string | Buffer) =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });

/** Side of the square that stands for a person. */
const AVATAR_SIDE = 256;

type Painted = { fault: PictureFault } | { size: number };

/** Writes a picture of this type anew to another file. */
export type Paint = (from: string, to: string, contentType: string) => Promise<Painted>;

/**
 * Encodes a picture again: upright, first frame only, without metadata such as the location and without data hidden
 * after its end.
 */
export const repaint: Paint = (from, to, contentType) => {
  const format = FORMATS[contentType]!;
  return paint(from, format, (picture) =>
    picture
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 88 } : {})
      .toFile(to),
  );
};

/** The same as a small square out of its middle. */
export const paintAvatar: Paint = (from, to, contentType) =>
  paint(from, FORMATS[contentType]!, (picture) =>
    picture
      .resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' })
      .webp({ quality: 88 })
      .toFile(to),
  );

async function paint(
  from: string,
  format: string,
  write: (picture: Sharp) => Promise<{ size: number }>,
): Promise<Painted> {
  try {
    const { width, height, format: actual } = await opened(from).metadata();
    if (actual !== format) return { fault: 'BROKEN' };
    if (width * height > MAX_PIXELS) return { fault: 'TOO_LARGE' };
    const { size } = await write(opened(from).timeout({ seconds: LIMIT_S }).autoOrient());
    return { size };
  } catch (error) {
    return { fault: faultOf(String(error)) };
  }
}

function faultOf(message: string): PictureFault {
  if (/timeout/i.test(message)) return 'SLOW';
  return /pixel limit|dimensions/i.test(message) ? 'TOO_LARGE' : 'BROKEN';
}

/** The picture as sent to a model. */
export async function asDataUri(picture: Buffer): Promise<string> {
  const shown = await opened(picture)
    .timeout({ seconds: LIMIT_S })
    .resize({ width: SHOWN_SIDE, height: SHOWN_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${shown.toString('base64')}`;
}
