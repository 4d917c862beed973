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

/**
 * Writes a .br and a .gz beside every text file of the build, so that serving costs no processor time. The steps
 * between the two plugins run meanwhile: they take one processor, and write elsewhere.
 */
export function precompress(): { begin: Plugin; end: Plugin } {
  let compressing: Promise<unknown> = Promise.resolve();
  return {
    begin: afterBuild('precompress', async ({ folder }) => {
      compressing = compressAll(folder);
      // Told at the end.
      compressing.catch(() => {});
    }),
    end: afterBuild('precompressed', async () => void (await compressing)),
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}

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
