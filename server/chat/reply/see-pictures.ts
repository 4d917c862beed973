import { buffer } from 'node:stream/consumers';
import type { Context } from '../../core/context.ts';
import { askerOf } from '../../limits/engine-caller.ts';
import { asDataUri } from '../../uploads/reading/picture.ts';
import type { AttachedFile } from './attached.ts';

/** Pictures as data URIs; those missing from the storage are left out. */
export async function seePictures(ctx: Context, files: AttachedFile[]): Promise<string[]> {
  const shown: string[] = [];
  for (const { fileId } of files) {
    const content = await ctx.uploads.storage.read(fileId);
    if (!content) continue;
    const picture = await buffer(content);
    shown.push(await ctx.uploads.inTurn(askerOf(ctx), () => asDataUri(picture)));
  }
  return shown;
}
