import type { Upload } from '../database/client/client.ts';
import { normalized } from '../core/normalized.ts';

const MB = 1024 * 1024;

export const MAX_FILE = 25 * MB;
/** Per message. */
export const MAX_ATTACHMENTS = 5;
/** Larger pictures say nothing more about a question. */
export const MAX_SIDE = 4096;
export const MAX_PIXELS = 40_000_000;
/** Of a document. */
export const MAX_PAGES = 30;
export const MAX_TEXT = 12_000;

const MAX_NAME = 120;

/** A file type, detected from the content. */
export interface FileKind {
  contentType: string;
  /** File name extensions, the usual one first. */
  endings: string[];
}

/** The accepted type of the content, or null. */
export function kindOf(type: { mime: string; ext: string } | undefined): FileKind | null {
  if (!type) return null;
  const { mime, ext } = type;
  const image = IMAGES[mime];
  if (image) return image;
  if (mime === 'application/pdf') return { contentType: mime, endings: ['pdf'] };
  if (mime === 'application/ogg') return { contentType: 'audio/ogg', endings: ['ogg', 'oga', 'ogx'] };
  if (!/^(audio|video)\/[\w.+-]+$/.test(mime)) return null;
  return { contentType: mime, endings: SAME.find((group) => group.includes(ext)) ?? [ext] };
}

const PNG = { contentType: 'image/png', endings: ['png', 'apng'] };
const IMAGES: Record<string, FileKind> = {
  'image/jpeg': { contentType: 'image/jpeg', endings: ['jpg', 'jpeg', 'jfif'] },
  'image/png': PNG,
  'image/apng': PNG,
  'image/webp': { contentType: 'image/webp', endings: ['webp'] },
  'image/gif': { contentType: 'image/gif', endings: ['gif'] },
};

const SAME = [
  ['mp4', 'm4a', 'm4v', 'm4b', 'f4v', 'mov'],
  ['ogg', 'oga', 'ogv', 'opus', 'spx'],
  ['mpg', 'mpeg', 'mp3', 'mp2', 'm2v'],
  ['mkv', 'mka', 'webm'],
  ['wma', 'wmv', 'asf'],
];

export const isImage = (contentType: string) => contentType.startsWith('image/');
export const isDocument = (contentType: string) => contentType === 'application/pdf';

/** Types that browsers may show; others are downloaded. */
export const isShown = (contentType: string) => !isDocument(contentType);

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"*/:<>?\\|]/gu;

/** A portable file name with the extension of its type. */
export function fileName(sent: string, { endings }: FileKind): string {
  const last = normalized(sent, 'NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(CONTROL, '').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot + 1).toLowerCase() : '';
  const isRight = endings.includes(ending);
  const stem = (isRight ? plain.slice(0, dot) : plain) || 'file';
  const suffix = isRight ? ending : endings[0]!;
  return `${[...stem].slice(0, MAX_NAME - suffix.length - 1).join('')}.${suffix}`;
}

export const urlOf = ({ id }: { id: string }) => `/api/uploads/${id}`;

/** The public fields of a file. */
export type Attached = Pick<Upload, 'id' | 'name' | 'contentType' | 'size'>;
