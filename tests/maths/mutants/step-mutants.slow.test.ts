import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { STEP_MUTANTS } from './steps.ts';

const run = fileURLToPath(new URL('./run.ts', import.meta.url));

test.each(STEP_MUTANTS)(
  'a printed slip is caught while the answer is right: $slip',
  ({ slip }) => {
    const { cases, caught } = JSON.parse(execFileSync(process.execPath, [run, slip], { encoding: 'utf8' }));
    expect(cases).toBeGreaterThan(0);
    expect(caught).toBeGreaterThan(0);
  },
  60_000,
);
