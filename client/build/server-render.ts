import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { ROUTES } from '../routes.ts';
import { afterBuild } from './after-build.ts';
import { deferScripts, linksOf, linksOfFormulas, readManifest, sourceOf } from './page-links.ts';
import { clientPlugins } from './plugins.ts';

/** Where the server puts what a page loads beyond the others. */
const SCRIPTS_OF_PAGE = '<!--scripts-->';

/** Formulas are typed in browsers only: what is written out needs no field for them. */
const withoutFields: Plugin = {
  name: 'without-fields',
  enforce: 'pre',
  resolveId: (id) => (id === 'mathlive' ? '\0mathlive' : null),
  load: (id) => (id === '\0mathlive' ? 'export const MathfieldElement = null;' : null),
};

/** Builds what renders pages on the server, and lists for it which pages those are and what they load. */
export const render = (): Plugin =>
  afterBuild('render', async ({ root, folder }) => {
    const built = path.join(folder, '../render');
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      plugins: [clientPlugins(), withoutFields],
      // All in one file, and the libraries as they are in production, whatever the server is run as.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: 'render.tsx',
        outDir: built,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const manifest = await readManifest(folder);
    const pages = ROUTES.filter(({ delivery }) => delivery === 'server').map((route) => {
      const source = sourceOf(route);
      return {
        path: route.path,
        words: source.words,
        links: { en: linksOf(manifest, source, 'en'), zh: linksOf(manifest, source, 'zh') },
      };
    });
    const formulas = linksOfFormulas(manifest);
    await writeFile(path.join(built, 'pages.json'), JSON.stringify({ pages, formulas }));
    const template = await readFile(path.join(folder, 'index.html'), 'utf8');
    await writeFile(path.join(built, 'shell.html'), deferScripts(template, SCRIPTS_OF_PAGE));
  });
