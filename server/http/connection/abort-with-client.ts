import type { Readable } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Closes the source of an answer when its client disconnects, and the answer when its source fails. `pipe` does neither:
 * the file would stay open for good, and its error would end this process.
 */
export function abortWithClient(res: ServerResponse): void {
  res.on('pipe', (source: Readable) => {
    source.on('error', () => res.destroy());
    res.once('close', () => source.destroy());
  });
}

/** Removes a `Range` header that is invalid, so that the whole file is sent instead of an error. */
export function dropInvalidRange({ headers }: IncomingMessage): void {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || (to && Number(to) < Number(from))) delete headers.range;
}
