import { expect, test } from 'vitest';
import { runStages, type Stage } from '../suite/stages.ts';

const stage = (says: string, code = 0): Stage => [
  'node',
  '-e',
  `console.log(${JSON.stringify(says)}); process.exitCode = ${code};`,
];

async function ran(...stages: Stage[]) {
  let printed = '';
  const passed = await runStages(stages, (text) => (printed += text));
  return { passed, lastLine: printed.trimEnd().split('\n').at(-1) };
}

test('the last line counts what every stage counted', async () => {
  expect(await ran(stage('5 passed, 0 failed'), stage('3 seconds\n7 passed, 0 failed'))).toEqual({
    passed: true,
    lastLine: '12 passed, 0 failed',
  });
});

test('a stage that fails keeps none from running, and all from passing', async () => {
  expect(await ran(stage('5 passed, 2 failed', 1), stage('7 passed, 0 failed'))).toEqual({
    passed: false,
    lastLine: '12 passed, 2 failed',
  });
});

test('a stage that ends without a count, or cannot be run, is a failure', async () => {
  const expected = { passed: false, lastLine: '5 passed, 1 failed' };
  expect(await ran(stage('5 passed, 0 failed'), stage('killed'))).toEqual(expected);
  expect(await ran(stage('5 passed, 0 failed'), ['lemma-no-such-program'])).toEqual(expected);
  expect(await ran(stage('5 passed, 0 failed', 1))).toEqual(expected);
});
