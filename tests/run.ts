import { startVitest } from 'vitest/node';
import { check } from './check.ts';

// Every check, then every test, and one line that counts them all.
const checks = await check();
const vitest = await startVitest('test', process.argv.slice(2), {
  watch: false,
  reporters: process.env['CI'] ? ['dot'] : ['default'],
});

const files = vitest.state.getFiles();
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const failedFiles = files.filter(
  (file) =>
    file.result?.state === 'fail' &&
    !tests.some((one) => one.module.moduleId === file.filepath && one.result().state === 'failed'),
);
const errors = vitest.state.getUnhandledErrors();
await vitest.close();

const passed =
  tests.filter((one) => one.result().state === 'passed').length + checks.filter(({ ok }) => ok).length;
const failed =
  tests.filter((one) => one.result().state !== 'passed').length +
  checks.filter(({ ok }) => !ok).length +
  failedFiles.length +
  errors.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || tests.length === 0 ? 1 : 0);
