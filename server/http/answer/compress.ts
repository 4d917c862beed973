import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './encoding.ts';

export type Chunk = string | Uint8Array;

/** Shorter answers fit into one packet anyhow. */
export const SHORTEST = 1024;
/** To ask another thread takes as long as to compress as much as this. */
const LONGEST_AT_ONCE = 16 * 1024;

/** What is compressed for one reader alone: more effort would save a tenth of the bytes for twice the time. */
const BROTLI_QUALITY = 2;
const GZIP = { level: 2 };

const brotliElsewhere = promisify(brotliCompress);
const gzipElsewhere = promisify(gzip);

/** The bytes of a body in this encoding; those of a long one come later, from another thread. */
export function compressed(body: Chunk, encoding: Encoding): Buffer | Promise<Buffer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const isLong = bytes.length > LONGEST_AT_ONCE;
  if (encoding === 'gzip') return isLong ? gzipElsewhere(bytes, GZIP) : gzipSync(bytes, GZIP);
  const options = brotliFor(bytes.length);
  return isLong ? brotliElsewhere(bytes, options) : brotliCompressSync(bytes, options);
}

/** With a window that fits: the usual one of 4 MB takes longer to make than a body to compress. */
function brotliFor(length: number) {
  const window = Math.ceil(Math.log2(length));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_DEFAULT_WINDOW),
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** How many bytes a chunk has. */
export function lengthOf(chunk: unknown): number {
  if (typeof chunk === 'string') return Buffer.byteLength(chunk);
  return ArrayBuffer.isView(chunk) ? chunk.byteLength : 0;
}
