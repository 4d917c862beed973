import { type Refusal, WrongType } from '../core/errors.ts';
import type { Upload } from '../database/client/client.ts';
import { isImage } from '../uploads/rules.ts';

/** Of the files that somebody may see, pictures. */
export function refusalToTranscribe({ contentType }: Pick<Upload, 'contentType'>): Refusal | null {
  if (isImage(contentType)) return null;
  return new WrongType({ en: 'This file is not a picture.', zh: '这个文件不是图片。' });
}
