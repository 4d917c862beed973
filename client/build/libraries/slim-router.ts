import type { Plugin } from 'vite';

/**
 * React Router comes as one file that says of nothing in it that it may be left out; its loaders, forms and
 * prefetching, which nobody uses here, would be half of what it weighs. By itself it also resolves to the build
 * for development.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    // What browsers of 2021 needed.
    config: () => ({
      resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    }),
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return (
          resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.{1,100}\.mjs$/, code: 'function useRoutesImpl(' },
      handler(code) {
        const missing = STEPS.find(([from]) => code.search(from) < 0);
        if (missing) this.error(`React Router is written in another way now: there is no ${missing[0]}.`);
        return { code: STEPS.reduce((before, [from, to]) => before.replace(from, to), code), map: null };
      },
    },
  };
}

const STEPS: [RegExp, string][] = [
  // Only a data router gives the first two a value, and only React Server Components the third.
  [/React\d{0,2}\.useContext\((?:DataRouterContext|DataRouterStateContext|RSCRouterContext)\)/g, 'null'],
  [/let \{ isDataRoute \} = React\d{0,2}\.useContext\(RouteContext\)/g, 'const isDataRoute = false'],
  [
    /(function (?:useRoutesImpl|_renderMatches)\([^()\n]{1,100}), dataRouterOpts\) \{/g,
    '$1) {\n  const dataRouterOpts = null;',
  ],
  [/^(var \w{1,40} = )(React\d{0,2}\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^\w{1,40}\.displayName = .*$/gm, ''],
  // A class that extends the property of an object counts as one that may do something.
  [
    /^(var \w{1,40} = )(class extends React\d{0,2}\.Component \{[^]*?^\});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  [/^RenderErrorBoundary\.contextType = .*$/gm, ''],
];
