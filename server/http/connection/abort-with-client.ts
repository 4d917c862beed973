import type { Readable } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ends what is read for an answer once its reader has left, and the answer where it cannot be read. A pipe does neither:
 * the file would stay open for good, and its error would end this process.
 */
export function endWithReader(res: ServerResponse): void {
  res.on('pipe', (source: Readable) => {
    source.on('error', () => res.destroy());
    res.once('close', () => source.destroy());
  });
}

/** A part of a file as it may be asked for; whatever else stands there is no reason to refuse the whole. */
export function keepRange({ headers }: IncomingMessage): void {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || (to && Number(to) < Number(from))) delete headers.range;
}
