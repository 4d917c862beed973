import { expect, test } from 'vitest';
import { causeOf } from '../suite/cause.ts';
import { Progress } from '../suite/progress.ts';

const moduleOf = (file: string, state: string, tests: object[], errors: object[] = []) => ({
  moduleId: `${process.cwd()}/${file}`,
  state: () => state,
  errors: () => errors,
  diagnostic: () => ({ duration: 1000 }),
  children: { allTests: () => tests },
});

const failure = {
  name: 'AssertionError',
  message: '\u001b[31mexpected [ 1 ] to equal []\u001b[39m',
  diff: '- []\n+ [\n+   1\n+ ]',
  stacks: [
    { file: `${process.cwd()}/node_modules/a.js`, line: 1 },
    { file: `${process.cwd()}/tests/a.test.ts`, line: 7 },
  ],
};

test('the end of a log repeats each failure with its cause and its place', () => {
  const lines: string[] = [];
  const progress = new Progress((line) => lines.push(line));
  const result = () => ({ state: 'failed', errors: [failure] });
  const failed = { fullName: 'in zh > a search fits', result, module: {} };
  const module = moduleOf('tests/a.test.ts', 'failed', [failed]);
  const broken = moduleOf('tests/b.test.ts', 'failed', [], [new SyntaxError('no such export')]);
  progress.onTestRunStart([module, broken]);
  progress.onTestCaseResult({ ...failed, module } as never);
  progress.onTestModuleEnd(module as never);
  progress.onTestModuleEnd(broken as never);
  progress.onTestRunEnd([], [new Error('afterwards')]);
  expect(lines.at(-1)).toBe(
    [
      '',
      'Failed:',
      '  tests/a.test.ts > in zh > a search fits',
      '      expected [ 1 ] to equal []',
      '      - []',
      '      + [',
      '      +   1',
      '      + ]',
      '      at tests/a.test.ts:7',
      '  tests/b.test.ts',
      '      SyntaxError: no such export',
      '  outside of any test',
      '      Error: afterwards',
    ].join('\n'),
  );
});

test('a test that did not run is named, as it counts as failed', () => {
  const lines: string[] = [];
  const progress = new Progress((line) => lines.push(line));
  const left = { fullName: 'a full disk', result: () => ({ state: 'skipped' }), module: {} };
  const module = moduleOf('tests/a.test.ts', 'passed', [left]);
  progress.onTestRunStart([module]);
  progress.onTestCaseResult({ ...left, module } as never);
  progress.onTestModuleEnd(module as never);
  progress.onTestRunEnd([], []);
  expect(lines.slice(1)).toEqual([
    '✗ tests/a.test.ts > a full disk (did not run)',
    '[1/1] tests/a.test.ts  1 of 1 failed, 1.0 s',
    '\nFailed:\n  tests/a.test.ts > a full disk (did not run)',
  ]);
});

test('a long cause is cut after its first lines, and says that there is more', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line} ${'x'.repeat(500)}`).join('\n');
  const cause = causeOf(new Error(message));
  expect(cause).toHaveLength(7);
  expect(cause.at(-1)).toBe('… 44 more lines');
  expect(Math.max(...cause.map((line) => line.length))).toBeLessThan(250);
});
