import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * The lines of a compressed file; fails where it cannot be read. Not `readline`: where the file turns out to be damaged
 * while somebody is busy with a line, that ends the process.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  // Joined, so that whoever reads the lines also hears that there is no such file; the rest is not for the callback.
  const input: Readable = pipeline(createReadStream(file), createGunzip(), () => {});
  input.setEncoding('utf8');
  let begun: string[] = [];
  for await (const chunk of input as AsyncIterable<string>) {
    const lines = chunk.split('\n');
    for (const end of lines.slice(0, -1)) {
      yield [...begun, end].join('');
      begun = [];
    }
    begun.push(lines.at(-1)!);
  }
  const last = begun.join('');
  if (last) yield last;
}
