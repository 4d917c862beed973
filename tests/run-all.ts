import path from 'node:path';
import { runStages } from './suite/stages.ts';

// The tests of every day, those that take longer, and whether they would notice faults; the last line counts all.
// Random histories of the community come to a hundred thousand events here.
process.chdir(path.resolve(import.meta.dirname, '..'));
const passed = await runStages([
  ['npm', 'test'],
  ['node', 'tests/run.ts', '--deep', '--events=50000'],
  ['node', 'tests/mutants/run.ts'],
  ['node', 'tests/mutants/run-stryker.ts'],
]);
process.exitCode = passed ? 0 : 1;
