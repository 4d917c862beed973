import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Invalid, TooLarge } from '../../core/errors.ts';
import { MAX_FILE } from '../rules.ts';

/** Writes the body to a file as it arrives, and stops at the first byte over the limit. */
export async function receive(
  body: AsyncIterable<Buffer>,
  destination: string,
): Promise<{ size: number; digest: string }> {
  const hash = createHash('sha256');
  const handle = await open(destination, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_FILE) throw tooLarge();
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  if (size === 0) throw new Invalid([nothing]);
  return { size, digest: hash.digest('hex') };
}

const nothing = {
  field: 'file',
  code: 'REQUIRED',
  text: { en: 'This file is empty.', zh: '这个文件是空的。' },
} as const;

const MB = 1024 * 1024;

export const tooLarge = () =>
  new TooLarge({
    en: `A file can have at most ${MAX_FILE / MB} MB.`,
    zh: `文件不能超过 ${MAX_FILE / MB} MB。`,
  });
