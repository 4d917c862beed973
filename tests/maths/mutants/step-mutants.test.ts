import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STEP_MUTANTS } from './steps.ts';

test.each(STEP_MUTANTS)(
  'the line into which a slip is put is printed by its method: $slip',
  ({ file, from }) => {
    expect(readFileSync(`server/maths/${file}`, 'utf8')).toContain(from);
  },
);
