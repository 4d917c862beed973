import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IForbiddenRuleType[];
  options: object;
};

/** Imports that no arrow allows, by the rule that has to notice each. */
const BROKEN: Record<string, [from: string, to: string]> = {
  'no-cycles': ['server/core/a.ts', 'server/core/a.ts'],
  'client-never-imports-server': ['client/app/a.ts', 'server/core/b.ts'],
  'server-never-imports-client': ['server/app/a.ts', 'client/lib/b.ts'],
  'rules-are-pure': ['server/chat/rules.ts', 'server/chat/operations.ts'],
  'operations-know-no-transport': ['server/tutor/operations/solve.ts', 'server/graph/builder.ts'],
  'one-root-of-the-graph': ['server/uploads/a.ts', 'server/registry/graph.ts'],
  'schemas-export-nothing': ['server/search/a.ts', 'server/photos/schema.ts'],
  'maths-algebra-system-knows-nothing-above': [
    'server/maths/algebra-system/a.ts',
    'server/maths/reading/b.ts',
  ],
  'maths-reading-knows-nothing-above': ['server/maths/reading/a.ts', 'server/maths/writing/b.ts'],
  'maths-writing-knows-nothing-above': ['server/maths/writing/a.ts', 'server/maths/techniques/b.ts'],
  'maths-techniques-knows-nothing-above': ['server/maths/techniques/a.ts', 'server/maths/methods/b.ts'],
  'maths-methods-knows-nothing-above': ['server/maths/methods/a.ts', 'server/maths/checking/b.ts'],
  'maths-checking-knows-nothing-above': ['server/maths/checking/a.ts', 'server/maths/solving/b.ts'],
  'maths-problem-knows-nothing-above': ['server/maths/problem/a.ts', 'server/maths/solving/b.ts'],
  'maths-solving-knows-nothing-above': ['server/maths/solving/a.ts', 'server/maths/engine.ts'],
  'features-do-not-import-features': ['client/features/a/a.ts', 'client/features/b/b.ts'],
  'ui-is-below-features': ['client/ui/a.ts', 'client/features/c/c.ts'],
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-arrows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('each arrow is noticed where it is broken', async () => {
  for (const [, to] of Object.values(BROKEN)) write(to, 'export const b = 1;\n');
  for (const [name, [from, to]] of Object.entries(BROKEN)) {
    if (name === 'no-cycles') continue;
    const specifier = path.posix.relative(path.posix.dirname(from), to);
    write(
      from,
      `import { b } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\nexport const a = b;\n`,
    );
  }
  write('server/core/a.ts', "import { c } from './c.ts';\nexport const a = c;\n");
  write('server/core/c.ts', "import { a } from './a.ts';\nexport const c = () => a;\n");
  const { output } = await cruise(['client', 'server'], {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: folder,
  });
  const { violations } = (output as ICruiseResult).summary;
  const noticed = Object.entries(BROKEN).filter(([name, [from]]) =>
    violations.some(({ rule, from: at }) => rule.name === name && at === from),
  );
  expect(noticed.map(([name]) => name)).toEqual(Object.keys(BROKEN));
});

test('each arrow has a case that breaks it', () => {
  expect(forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(BROKEN).sort());
});
