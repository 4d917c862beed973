import type { Context } from '../../core/context.ts';
import { TooLarge, WrongType } from '../../core/errors.ts';
import { askerOf } from '../../limits/engine-caller.ts';
import { busyReading } from '../reading/busy.ts';
import { kindIn } from '../reading/kind.ts';
import { type Paint, paintAvatar, repaint } from '../reading/picture.ts';
import {
  type FileKind,
  fileName,
  isDocument,
  isImage,
  kindOf,
  MAX_PAGES,
  MAX_PIXELS,
  MAX_TEXT,
} from '../rules.ts';

/** A file as it is stored. */
export interface ReadFile {
  path: string;
  name: string;
  contentType: string;
  size: number;
  text: string | null;
}

/** The received file by its content: a picture encoded again, a document with its text. */
export async function readFile(
  ctx: Context,
  { sourcePath, name, size }: { sourcePath: string; name: string; size: number },
): Promise<ReadFile> {
  const kind = kindOf(await kindIn(sourcePath));
  if (!kind) throw wrongType();
  const file = {
    path: sourcePath,
    name: fileName(name, kind),
    contentType: kind.contentType,
    size,
    text: null,
  };
  if (isImage(kind.contentType)) return { ...file, ...(await painted(ctx, sourcePath, kind, repaint)) };
  return isDocument(kind.contentType) ? { ...file, text: await textIn(ctx, sourcePath) } : file;
}

/** The received file as a picture of somebody. */
export async function readAvatar(ctx: Context, sourcePath: string): Promise<{ path: string; size: number }> {
  const kind = kindOf(await kindIn(sourcePath));
  if (!kind || !isImage(kind.contentType)) throw noPicture();
  return painted(ctx, sourcePath, kind, paintAvatar);
}

async function painted(
  ctx: Context,
  sourcePath: string,
  { contentType }: FileKind,
  paint: Paint,
): Promise<{ path: string; size: number }> {
  const path = `${sourcePath}.painted`;
  const done = await ctx.uploads.inTurn(askerOf(ctx), () => paint(sourcePath, path, contentType));
  if ('size' in done) return { path, size: done.size };
  if (done.fault === 'SLOW') throw busyReading();
  throw done.fault === 'TOO_LARGE' ? tooManyPixels() : broken();
}

async function textIn(ctx: Context, file: string): Promise<string | null> {
  const text = await ctx.uploads.reader.read({ file, maxPages: MAX_PAGES, maxText: MAX_TEXT }, askerOf(ctx));
  if (text === 'busy') throw busyReading();
  return text || null;
}

const wrongType = () =>
  new WrongType({
    en: 'Pictures (JPEG, PNG, WebP, GIF), videos, sound and PDF can be attached; this file is none of them.',
    zh: '可以添加图片（JPEG、PNG、WebP、GIF）、视频、音频和 PDF；该文件不属于这些类型。',
  });

const noPicture = () =>
  new WrongType({
    en: 'Choose a picture: JPEG, PNG, WebP or GIF.',
    zh: '请选择图片：JPEG、PNG、WebP 或 GIF。',
  });

const broken = () =>
  new WrongType({ en: 'This picture is damaged and cannot be read.', zh: '这张图片已损坏，无法读取。' });

const tooManyPixels = () =>
  new TooLarge({
    en: `A picture can have at most ${MAX_PIXELS / 1e6} million pixels.`,
    zh: `图片不能超过 ${MAX_PIXELS / 1e4} 万像素。`,
  });
