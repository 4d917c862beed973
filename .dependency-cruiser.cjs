/** The layers of server/maths from below: each may import from those before it, types too. */
const MATHS_LAYERS = [
  'algebra-system',
  'reading',
  'writing',
  'techniques',
  'methods',
  'checking',
  'problem',
  'solving',
];

/** The arrows of the house style; each rule says in one line why it exists. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'what goes round cannot be understood from one end',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'client-never-imports-server',
      severity: 'error',
      comment: 'schema.graphql is the border',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-client',
      severity: 'error',
      comment: 'schema.graphql is the border',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'rules and policies may know types, other rules and words, nothing that acts',
      from: { path: '^server/.*/(rules|policy)\\.ts$' },
      to: {
        path: '^server/',
        pathNot: [
          '/(rules|policy)\\.ts$',
          '^server/core/(context|validation|locale|errors|ids|normalized|time)\\.ts$',
          '^server/limits/table\\.ts$',
          '^server/text/limits\\.ts$',
          '^server/.*/errors\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'operations-know-no-transport',
      severity: 'error',
      comment: 'the next caller of an operation may be a job',
      from: { path: '^server/.*/operations[/.]' },
      to: {
        path: ['^server/(graph|rest|http)/', '/schema\\.ts$', 'node_modules/(graphql|@pothos)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-root-of-the-graph',
      severity: 'error',
      comment: 'a domain that imports the whole graph is part of a circle',
      from: { pathNot: ['^server/(app|registry/print-graph)\\.ts$', '^tests/'] },
      to: { path: '^server/registry/graph\\.ts$' },
    },
    {
      name: 'schemas-export-nothing',
      severity: 'error',
      comment: 'relations go through the builder by name',
      from: { path: '^server/', pathNot: '^server/registry/graph\\.ts$' },
      to: { path: '^server/.*/schema\\.ts$' },
    },
    ...MATHS_LAYERS.map((layer, at) => ({
      name: `maths-${layer}-knows-nothing-above`,
      severity: 'error',
      comment: 'algebra knows no words, and no method knows who asks it',
      from: { path: `^server/maths/${layer}/` },
      to: {
        path: [
          `^server/maths/[^/]+\\.ts$`,
          ...MATHS_LAYERS.slice(at + 1).map((above) => `^server/maths/${above}/`),
        ],
      },
    })),
    {
      name: 'features-do-not-import-features',
      severity: 'error',
      comment: 'a feature can be taken away',
      from: { path: '^client/features/([^/]+)/' },
      to: { path: '^client/features/', pathNot: '^client/features/$1/' },
    },
    {
      name: 'ui-is-below-features',
      severity: 'error',
      comment: 'components of ui know no domain',
      from: { path: '^client/(ui|lib)/' },
      to: { path: '^client/(features|app)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^server/database/client/|\\.gen\\.ts$|^dist/|^tests/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};
