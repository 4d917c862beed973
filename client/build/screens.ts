import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Route } from '../route.ts';
import { moduleOf, ROUTES } from '../routes.ts';

const CLIENT = realpathSync(path.resolve(import.meta.dirname, '..'));
const NAME = /^virtual:screens\/(with|without)-graph$/;
/** Named as a file of the frame, with which it is bundled. */
const FILE = /\/client\/app\/screens-(with|without)-graph\.js$/;

/** The screens of the table of routes as modules: those that ask the graph, and those that load without it. */
export const screens = (): Plugin => ({
  name: 'screens',
  resolveId: {
    filter: { id: NAME },
    handler: (source) => path.join(CLIENT, `app/screens-${NAME.exec(source)![1]}-graph.js`),
  },
  load: {
    filter: { id: FILE },
    handler: (id) => screensModule(ROUTES, { withoutGraph: FILE.exec(id)![1] === 'without' }),
  },
});

const FOR_SERVER =
  /\b(?:delivery: '\w+'|(?:unlisted|warm): true|(?:query|modules|styles): \[[^\][]*\]),?\s?/g;

/** The table of routes without what only the build and the server ask of it: every page loads the table. */
export const slimRoutes = (): Plugin => ({
  name: 'slim-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/routes\.ts$/ },
    handler(code) {
      const [start, end] = [code.indexOf('const TABLE = ['), code.indexOf('] as const')];
      return {
        code: code.slice(0, start) + code.slice(start, end).replaceAll(FOR_SERVER, '') + code.slice(end),
        map: null,
      };
    },
  },
});

/** Each screen of these rows by its name, loaded when it is called. */
export function screensModule(routes: readonly Route[], { withoutGraph }: { withoutGraph: boolean }): string {
  const rows = routes.filter((route) => (route.withoutGraph ?? false) === withoutGraph);
  const names = new Set(rows.flatMap(({ screen }) => screen ?? []));
  const entries = [...names].map(
    (screen) =>
      `  ${JSON.stringify(screen)}: () => import(${JSON.stringify(path.join(CLIENT, moduleOf(screen)))}),`,
  );
  return `export const screens = {\n${entries.join('\n')}\n};\n`;
}
