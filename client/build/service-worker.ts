import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { inLanguage } from '../lib/paths.ts';
import { ROUTES } from '../routes.ts';
import { afterBuild } from './after-build.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Besides the entry, what every visit needs sooner or later: the start page, the graph and the words of the frame. */
const ALWAYS = [
  'index.html',
  'app/home/HomePage.tsx',
  'app/GraphBoundary.tsx',
  'app/locales/en.po',
  'app/locales/zh.po',
  'features/landing/locales/en.po',
  'features/landing/locales/zh.po',
];
const FONTS = /(?:inter|source-serif-4)-latin-wght-normal[\w.-]{0,40}\.woff2$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** Builds the service worker with the names of all files built before. */
export const worker = (): Plugin =>
  afterBuild('worker', async ({ root, folder }) => {
    const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const names = new Set(await readdir(path.join(folder, 'assets'), { recursive: true }));
    // Left out: the compressed copies of other files.
    const files = [...names]
      .filter((name) => path.extname(name))
      .filter((name) => !COMPRESSED.test(name) || !names.has(name.replace(COMPRESSED, '')))
      .map((name) => `/assets/${name.replaceAll(path.sep, '/')}`);
    const frame = new Set([
      ...ALWAYS.flatMap((name) => filesOf(manifest, name)),
      ...files.filter((file) => FONTS.test(file)),
    ]);
    await build({
      input: path.join(root, 'worker/worker.ts'),
      output: { file: path.join(folder, 'worker.js'), format: 'es', minify: true },
      transform: {
        define: {
          FRAME: JSON.stringify([...frame].sort()),
          FILES: JSON.stringify(files.sort()),
          PAGES: JSON.stringify(
            ROUTES.filter(({ delivery }) => delivery === 'build').flatMap(({ path }) => [
              path,
              inLanguage(path, 'zh'),
            ]),
          ),
        },
      },
    });
  });

function filesOf(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`);
  return [...own, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next))];
}
