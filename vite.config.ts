import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { fonts } from './client/build/fonts.ts';
import { knownDocuments } from './client/build/libraries/document-hashes.ts';
import { clientPlugins } from './client/build/plugins.ts';
import { precompress } from './client/build/precompress.ts';
import { preload } from './client/build/preload.ts';
import { prerender } from './client/build/prerender.ts';
import { reader } from './client/build/ocr-files.ts';
import { render } from './client/build/server-render.ts';
import { slimGraphql } from './client/build/libraries/slim-graphql.ts';
import { slimRouter } from './client/build/libraries/slim-router.ts';
import { worker } from './client/build/service-worker.ts';

const server = process.env.LEMMA_SERVER ?? 'http://127.0.0.1:4001';

const compression = precompress();

/** Whoever asks for more has these, and before a page that asks the graph comes what it asks with. */
const LOADED = /\/(?:react|rolldown-runtime|frame)-[^/]*$/;
const WITH_GRAPH = /\/apollo(?:-client)?-[^/]*$/;

export default defineConfig({
  root: 'client',
  plugins: [
    fonts(),
    clientPlugins(),
    slimRouter(),
    slimGraphql(),
    knownDocuments(),
    tailwindcss(),
    preload(),
    reader(),
    compression.begin,
    prerender(),
    render(),
    worker(),
    compression.end,
  ],
  // rxjs keeps its classes behind this condition and offers everybody else what browsers of 2010 needed.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // Pages come with all their files at once. What opens over them may take one step more: naming its scripts
      // would weigh more than many a page.
      resolveDependencies(file, files) {
        const [isPage, isGraph] = [/Page-[^/]*$/.test(file), /GraphBoundary-[^/]*$/.test(file)];
        if (!isPage && !isGraph) return files.filter((one) => one.endsWith('.css') && !LOADED.test(one));
        return files.filter((one) => !LOADED.test(one) && !(isPage && WITH_GRAPH.test(one)));
      },
    },
    rolldownOptions: {
      treeshake: {
        // A page that asks without Apollo imports its document, beside which the hooks stand that it leaves alone.
        moduleSideEffects: [
          { test: /client\/lib\/(?:graph\/hydrating-hooks|hydration\/delivered)/, sideEffects: false },
        ],
      },
      output: {
        // What the first page needs comes in two files, of which one changes only with its libraries. Apollo is
        // one more, without the hooks that few pages use: in the many that it would be cut into, it is 4 kB bigger.
        codeSplitting: {
          groups: [
            { name: 'react', tags: ['$initial'], test: /node_modules/, priority: 2 },
            {
              name: 'apollo',
              test: /node_modules\/(?:@apollo\/client\/(?!react\/hooks\/use(?:Sub|LazyQuery))|@wry|optimism|react\/(?:cjs\/react-)?compiler-runtime)/,
              priority: 1,
            },
            { name: 'frame', tags: ['$initial'], test: /client\/(?:app|lib|ui)\//, priority: 1 },
            // Whatever asks the graph wants these, with Apollo and without.
            {
              name: 'request',
              test: /client\/lib\/(?:graph\/document-hash|device\/device-id)\./,
              priority: 1,
            },
            // What is written has formulas, and what has formulas can be copied as it was typed.
            {
              name: 'written',
              test: /client\/lib\/markdown\/(?:Formula|InlineProse|StoredLine|copy-latex)\.tsx?$/,
            },
            // Questions and answers want all of these.
            {
              name: 'posts',
              test: /client\/(?:features\/community\/(?:shared\/(?:use-syllabus|Syllabus)|post\/PostActions)|ui\/RelativeTime|lib\/graph\/live-status\.)/,
            },
            // Nearly every page wants these, which are tiny apart.
            {
              name: 'page',
              test: /client\/(?:lib\/(?:i18n\/bilingual|page-metadata|curriculum\/subjects)|ui\/(?:Dot|Chip))\./,
            },
            // Every page that asks the graph wants most of these; apart they are a dozen tiny files.
            { name: 'hooks', test: /node_modules\/@apollo\/client\/react\/(?!hooks\/useSub)/ },
          ],
        },
        // Nearly all of these runs while a page wakes: compiled on their way, they do not hold it up then.
        postBanner: ({ name }) =>
          ['react', 'apollo', 'frame', 'hooks'].includes(name) ? '//# allFunctionsCalledOnLoad' : '',
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/auth': server,
      '/healthz': server,
    },
  },
});
