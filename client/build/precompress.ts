import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/;
const WORTH_IT = 1024;
/** From here on the last percent costs seconds of every build. */
const LARGE = 1_000_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz beside every text file of the build, so that serving costs no processor time. */
export const precompress = (): Plugin =>
  afterBuild('precompress', async ({ folder }) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
    await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
  });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;

  const smallest = {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_QUALITY]: content.length < LARGE ? constants.BROTLI_MAX_QUALITY : 9,
    },
  };
  await writeFile(`${file}.br`, await brotli(content, smallest));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
}
