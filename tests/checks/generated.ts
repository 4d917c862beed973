import { type Generator, staleFiles } from './aside.ts';

/** Written and checked elsewhere: by a test, and by files in server/registry. */
const ELSEWHERE = [
  'client/app/home/samples.gen.ts',
  'client/lib/graph/limits.gen.ts',
  'client/rest/calls.gen.ts',
];

const OTHERS = [
  'client/lib/graph/schema-types.ts',
  'client/lib/graph/possible-types.json',
  'server/graph/documents/persisted-operations.json',
];

/** Types, hooks and persisted documents, from the graph and the documents that ask it. */
const DOCUMENTS: Generator = {
  files: [
    'client',
    'server/rest/table',
    'server/graph/documents',
    'schema.graphql',
    'codegen.ts',
    'package.json',
  ],
  isProduct: (file) => (file.endsWith('.gen.ts') && !ELSEWHERE.includes(file)) || OTHERS.includes(file),
  command: ['graphql-codegen', '--config', 'codegen.ts'],
};

/** The catalogues of what the screens say: a string that is in none is shown untranslated. */
const WORDS: Generator = {
  files: ['client', 'lingui.config.ts', 'package.json', 'tsconfig.json'],
  isProduct: (file) => file.endsWith('.po'),
  keepsProducts: true,
  command: ['lingui', 'extract', '--clean'],
};

const GENERATORS: Record<string, Generator> = { documents: DOCUMENTS, words: WORDS };

// Run by `npm run check` with the name of one.
const generator = GENERATORS[process.argv[2] ?? ''];
if (!generator) throw new Error(`Name one of: ${Object.keys(GENERATORS).join(', ')}`);
const stale = await staleFiles(process.cwd(), generator);
for (const line of stale) console.log(line);
process.exitCode = stale.length > 0 ? 1 : 0;
