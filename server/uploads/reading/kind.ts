import { open } from 'node:fs/promises';
import { type Detector, fileTypeFromBuffer, type FileTypeResult } from 'file-type';

/** Enough to detect the type. A longer tag at the start belongs to music. */
const HEAD_BYTES = 64 * 1024;
/** Maximum number of consecutive tags. */
const MOST_TAGS = 4;

const NONE: FileTypeResult = { ext: 'zip', mime: 'application/zip' };
/** Zip, gzip and the byte order mark. */
const NOT_TAKEN = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b, 0x08],
  [0xef, 0xbb, 0xbf],
];

/** Detects the type from the first bytes; nothing is unpacked. */
export async function kindIn(file: string): Promise<FileTypeResult | undefined> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    const head = buffer.subarray(0, bytesRead);
    return await fileTypeFromBuffer(head, { customDetectors: [notTaken()] }).catch(() => undefined);
  } finally {
    await handle.close();
  }
}

/** Checked first and after each tag: ends a search that would be slow and find nothing. */
function notTaken(): Detector {
  let tags = 0;
  return {
    id: 'not-taken',
    async detect(tokenizer) {
      tags += 1;
      const first = new Uint8Array(4);
      await tokenizer.peekBuffer(first, { length: first.length, mayBeLess: true });
      const isAny = NOT_TAKEN.some((begin) => begin.every((byte, i) => first[i] === byte));
      return isAny || tags > MOST_TAGS + 1 ? NONE : undefined;
    },
  };
}
