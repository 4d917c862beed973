import { describe, expect, test } from 'vitest';
import { failures } from './apply-exceptions.ts';
import { changelogFindings, commentPathFindings, pathFindings } from './documents.ts';
import { DESCRIPTIONS, newLines } from '../../server/setup/commands/changelog-entries.ts';
import { circleFindings } from './folder-circles.ts';
import { mutantFindings } from './mutants.ts';
import { schemaExportFindings } from './schema-exports.ts';
import { MAX_FILES, MAX_FUNCTION, MAX_LINES, sizeFindings } from './sizes.ts';
import { importsOf, isCode, readSources, type Source } from './sources.ts';
import { LAYERS, layerFindings } from './layers.ts';
import { ambiguityFindings, translationFindings } from './translations.ts';

const source = (path: string, text = ''): Source => ({ path, text });
const rulesOf = (findings: { rule: string; place: string }[]) =>
  findings.map(({ rule, place }) => `${rule}: ${place}`);
const lines = (count: number) => 'const x = 1;\n'.repeat(count);

test('an import up a layer is found, of a type too; one down is not', () => {
  const up = source('server/core/a.ts', "import type { B } from '../chat/b.ts';");
  const down = source('server/chat/b.ts', "import { a } from '../core/a.ts';");
  expect(rulesOf(layerFindings(importsOf([up, down])))).toEqual([
    'layers: server/core/a.ts → server/chat/b.ts',
  ]);
});

test('a folder of the server that has no place among the layers is found', () => {
  const loose = source('server/core/a.ts', "import '../elsewhere/b.ts';");
  expect(layerFindings(importsOf([loose]))[0]!.message).toContain('server/elsewhere has no place');
});

test('every folder of the server has its place among the layers', () => {
  const folders = readSources('server').flatMap(({ path }) => /^server\/([^/.]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(folders)].sort()).toEqual([...LAYERS].sort());
});

test('folders beside each other may not import each other, directly or around others', () => {
  const circle = [
    source('server/x/a/one.ts', "import { two } from '../b/two.ts';"),
    source('server/x/b/two.ts', "export { three } from '../c/three.ts';"),
    source('server/x/c/three.ts', "const one = await import('../a/one.ts');"),
    source('server/x/d/four.ts', "import { one } from '../a/one.ts';"),
  ];
  expect(rulesOf(circleFindings(importsOf(circle)))).toEqual([
    'circle of values: server/x/a ⇄ server/x/b ⇄ server/x/c',
  ]);
});

test('a circle that types alone close is found and called one of types', () => {
  const circle = [
    source('server/x/a/one.ts', "import { two } from '../b/two.ts';"),
    source('server/x/b/two.ts', "import type { One } from '../a/one.ts';"),
  ];
  expect(rulesOf(circleFindings(importsOf(circle)))).toEqual(['circle of types: server/x/a ⇄ server/x/b']);
});

test('a folder and a file beside it may not import each other, nor may two files', () => {
  const circle = [
    source('server/x/one.ts', "import { two } from './a/two.ts';"),
    source('server/x/a/two.ts', "import type { One } from '../one.ts';"),
    source('server/y/three.ts', "import type { Four } from './four.ts';"),
    source('server/y/four.ts', "import type { Three } from './three.ts';"),
  ];
  expect(rulesOf(circleFindings(importsOf(circle)))).toEqual([
    'circle of types: server/x/a ⇄ server/x/one.ts',
    'circle of types: server/y/four.ts ⇄ server/y/three.ts',
  ]);
});

test('a folder may use a file beside it that does not use the folder, as operations use rules', () => {
  const domain = [
    source('server/x/schema.ts', "import { ask } from './operations/ask.ts';"),
    source('server/x/operations/ask.ts', "import { MAX } from '../rules.ts';"),
    source('server/x/rules.ts', 'export const MAX = 1;'),
  ];
  expect(circleFindings(importsOf(domain))).toEqual([]);
});

test('a file, a function, a folder and a path that are too long are found', () => {
  const body = `function long() {\n${'  step();\n'.repeat(MAX_FUNCTION - 1)}}\n`;
  const sources = [
    source('server/a/long.ts', lines(MAX_LINES + 1)),
    source('server/a/function.ts', body),
    source('server/maths/methods/p1/series/long-solve.ts', body),
    source('server/a/b/c/d/e/deep.ts'),
    ...Array.from({ length: MAX_FILES + 1 }, (_, index) => source(`server/crowd/${index}.ts`)),
  ];
  expect(rulesOf(sizeFindings(sources))).toEqual([
    'file: server/a/long.ts',
    'function: server/a/function.ts long',
    'function: server/maths/methods/p1/series/long-solve.ts long',
    'folder: server/crowd',
    'depth: server/a/b/c/d/e/deep.ts',
  ]);
});

test('what is as long as it may be is not found, nor are tables', () => {
  const body = `const long = () => {\n${'  step();\n'.repeat(MAX_FUNCTION - 2)}};\n`;
  const sources = [
    source('server/a/long.ts', lines(MAX_LINES)),
    source('server/a/function.ts', body),
    source('server/a/b/c/d/deep.ts'),
    source('server/curriculum/content/mathematics/p1/series.ts', lines(MAX_LINES + 1)),
    source('server/maths/methods/p1/series/series.ts', lines(MAX_LINES + 1)),
    ...Array.from({ length: MAX_FILES }, (_, index) => source(`server/crowd/${index}.ts`)),
  ];
  expect(sizeFindings(sources)).toEqual([]);
});

test('what the generators write is not judged', () => {
  expect(isCode(source('client/features/chat/chat.gen.ts'))).toBe(false);
  expect(isCode(source('client/features/chat/Chat.tsx'))).toBe(true);
});

test('a string without a translation is found; the head of a catalogue is none', () => {
  const catalogue = [
    'msgid ""\nmsgstr ""\n"Language: zh\\n"\n',
    'msgid "Solve"\nmsgstr "求解"\n',
    'msgid "Check"\nmsgstr ""\n',
    'msgid ""\n"A long "\n"sentence"\nmsgstr ""\n',
  ].join('\n');
  expect(rulesOf(translationFindings([source('zh.po', catalogue)]))).toEqual([
    'translation: zh.po Check',
    'translation: zh.po A long sentence',
  ]);
});

test('a string that two catalogues translate differently is found, unless a context tells the two apart', () => {
  const solve = source('a/zh.po', 'msgid "Solve"\nmsgstr "求解"\n\nmsgid "Check"\nmsgstr "检查"\n');
  const other = source(
    'b/zh.po',
    'msgid "Solve"\nmsgstr "解"\n\nmsgctxt "sum"\nmsgid "Check"\nmsgstr "验算"\n',
  );
  const english = source('b/en.po', 'msgid "Solve"\nmsgstr "Solve"\n');
  expect(rulesOf(ambiguityFindings([solve, other, english]))).toEqual(['translations differ: zh.po Solve']);
});

test('a file that builds types of the graph and exports a value is found, whatever it is called', () => {
  const builds = "import { builder } from '../graph/builder.ts';\n";
  const sources = [
    source('server/chat/shapes.ts', `${builds}export const Shape = builder.objectRef('Shape');`),
    source('server/chat/schema.ts', `${builds}builder.queryField('x', () => x);\nexport type X = 1;`),
    source('server/chat/rules.ts', 'export const MAX = 1;'),
    source('server/graph/shared-types.ts', `import { builder } from './builder.ts';\nexport const A = 1;`),
  ];
  expect(rulesOf(schemaExportFindings(sources, importsOf(sources)))).toEqual([
    'schema export: server/chat/shapes.ts',
  ]);
});

test('a mutant without its place or its tests is found, and a file of rules without a mutant', () => {
  const sources = [
    source('server/chat/rules.ts', 'one; two; two;'),
    source('server/chat/policy.ts'),
    source('tests/graph/chat.test.ts', "test('it is so', () => {});"),
  ];
  const file = 'server/chat/rules.ts';
  const tests = ['tests/graph/chat.test.ts#it'];
  const mutant = (rule: string, more: object) => ({
    rule,
    file,
    source: 'one',
    mutation: '',
    tests,
    ...more,
  });
  const mutants = [
    mutant('good', {}),
    mutant('twice', { source: 'two' }),
    mutant('gone', { source: 'three' }),
    mutant('untested', { tests: ['tests/graph/gone.test.ts'] }),
    mutant('renamed', { tests: ['tests/graph/chat.test.ts#it was so'] }),
  ];
  expect(rulesOf(mutantFindings(sources, mutants))).toEqual([
    'mutant: server/chat/rules.ts: twice',
    'mutant: server/chat/rules.ts: gone',
    'mutant: server/chat/rules.ts: untested',
    'mutant: server/chat/rules.ts: renamed',
    'mutant: server/chat/policy.ts',
  ]);
});

test.each([
  'server/limits/table.ts',
  'server/limits/connections/admission.ts',
  'server/community/reputation/operations.ts',
  'server/graph/validation/limits.ts',
  'server/graph/cost/price.ts',
  'server/text/limits.ts',
  'server/maths/algebra-system/equivalence/sampling.ts',
  'server/database/functions/cast_vote.sql',
])('%s needs a mutant, by hand or by Stryker', (file) => {
  expect(rulesOf(mutantFindings([source(file)], []))).toEqual([`mutant: ${file}`]);
  expect(mutantFindings([source(file)], [], [file])).toEqual([]);
});

test('what decides nothing needs no mutant', () => {
  expect(mutantFindings([source('server/limits/print.ts'), source('server/rest/serve.ts')], [])).toEqual([]);
});

test('a document that names a file which is not there is found; patterns and commands are not paths', () => {
  const text = '`server/gone.ts` `server/there.ts:12` `server/<domain>/rules.ts` `npm run check`';
  const document = source('docs/architecture.md', text);
  expect(rulesOf(pathFindings([document], (file) => file === 'server/there.ts'))).toEqual([
    'path: docs/architecture.md server/gone.ts',
  ]);
});

test('a comment that names a file which is not there is found, in TypeScript and in SQL', () => {
  const sources = [
    source('server/a.ts', '/** See server/gone.ts. */\n// See server/there.ts.\nimport "server/code.ts";\n'),
    source('server/a.sql', '-- The numbers are those of server/lost/rules.ts.\n'),
  ];
  expect(rulesOf(commentPathFindings(sources, (file) => file === 'server/there.ts'))).toEqual([
    'path: server/a.ts server/gone.ts',
    'path: server/a.sql server/lost/rules.ts',
  ]);
});

test('a graph that the changelog was not written for is found', () => {
  expect(changelogFindings('type Query { a: Int }\n', 'type Query { a: Int, b: Int }\n', '')).toHaveLength(1);
  expect(changelogFindings('type Query { a: Int }\n', 'type Query { a: Int }\n', '')).toEqual([]);
});

describe('the changelog', () => {
  const added = '- Field `b` was added to object type `A`';
  const removed = '- Breaking: Field `b` was removed from object type `A`';
  const written = (...entries: string[][]) =>
    entries.map((lines, index) => `### Day ${index}: why\n\n${lines.join('\n')}\n`).join('\n');

  test('says each change once, and an entry says something', () => {
    const faults = (...entries: string[][]) => changelogFindings('', '', written(...entries)).length;
    expect(faults([added], [removed], [added])).toBe(0);
    expect(faults([added], ['- Type `B` was added'], [added])).toBe(1);
    expect(faults([added, added])).toBe(1);
    expect(faults([])).toBe(1);
  });

  test('gets what it does not say yet, or that descriptions alone changed', () => {
    expect(newLines(written([added]), [added, '- Type `B` was added'])).toEqual(['- Type `B` was added']);
    expect(newLines(written([removed], [added]), [added])).toEqual([added]);
    expect(newLines(written([added]), [])).toEqual([DESCRIPTIONS]);
  });
});

test('an exception holds for what there was, and has to go with it', () => {
  const finding = { rule: 'file', place: 'a.ts', count: 310, message: 'a.ts is too long' };
  expect(failures([finding], {})).toEqual(['a.ts is too long']);
  expect(failures([finding], { file: { 'a.ts': 309 } })).toEqual(['a.ts is too long']);
  expect(failures([finding], { file: { 'a.ts': 310 } })).toEqual([]);
  expect(failures([finding], { file: { 'a.ts': 320 } })[0]).toContain('lower the exception from 320 to 310');
  expect(failures([], { file: { 'a.ts': 310 } })[0]).toContain('remove the exception');
});
