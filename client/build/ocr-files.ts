import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const tesseract = require.resolve('tesseract.js/package.json');
const core = createRequire(tesseract).resolve('tesseract.js-core/package.json');

/**
 * Sources of the OCR files, under the names that Tesseract requests. The integer models are a quarter of the size of
 * the float ones.
 */
const FILES: Record<string, string> = {
  'tesseract.esm.min.js': beside(tesseract, 'dist/tesseract.esm.min.js'),
  'worker.min.js': beside(tesseract, 'dist/worker.min.js'),
  'tesseract-core-simd-lstm.js': beside(core, 'tesseract-core-simd-lstm.js'),
  'tesseract-core-simd-lstm.wasm': beside(core, 'tesseract-core-simd-lstm.wasm'),
  'eng.traineddata.gz': require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  'chi_sim.traineddata.gz':
    require.resolve('@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz'),
};

/**
 * Puts the OCR files into a folder named after their hash, so that browsers may cache it for ever; `READER` has the
 * folder and the sizes. Nothing is loaded before the first photo is read.
 */
export function reader(): Plugin {
  const contents = Object.entries(FILES).map(([name, file]) => [name, readFileSync(file)] as const);
  const hash = createHash('sha256');
  for (const [name, content] of contents) hash.update(name).update(content);
  const folder = `assets/reader-${hash.digest('base64url').slice(0, 8)}`;

  const sizes = Object.fromEntries(contents.map(([name, { length }]) => [name, length]));

  return {
    name: 'reader',
    config: () => ({ define: { READER: JSON.stringify({ folder: `/${folder}`, sizes }) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (req, res, next) => {
        const match = contents.find(([name]) => req.url === `/${name}`);
        if (!match) return next();
        if (/\.(?:js|wasm)$/.test(match[0]))
          res.setHeader('content-type', match[0].endsWith('.js') ? 'text/javascript' : 'application/wasm');
        res.end(match[1]);
      });
    },
    generateBundle() {
      for (const [name, source] of contents)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}

function beside(packageFile: string, name: string): string {
  return path.join(path.dirname(packageFile), name);
}
