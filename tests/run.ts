import path from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { check } from './check.ts';
import { printClosingLine } from './suite/closing-line.ts';
import { Progress } from './suite/progress.ts';
import { openScratch } from './suite/scratch.ts';
import { passAlone } from './suite/second-try.ts';
import { deepFiles } from './suite/slow.ts';
import { printTimes } from './suite/times.ts';

// Every check, then every test, and one line that counts them all. Names of files choose among the tests, `--changed`
// takes those that uncommitted changes can reach, `--deep` what takes too long for every day, `--events` as many events
// of random histories in each of its two files, and `--times` says where the time went.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    deep: { type: 'boolean' },
    events: { type: 'string' },
    times: { type: 'boolean' },
  },
});
const begun = performance.now();
const isPart = values.changed === true || values.deep === true || positionals.length > 0;
if (values.deep) process.env['DEEP_TESTS'] = '1';
if (values.events) process.env['HISTORY_EVENTS'] = values.events;
const scratch = openScratch();

const checks = isPart ? [] : await check();
const vitest = await startVitest('test', values.deep ? deepFiles() : positionals, {
  watch: false,
  reporters: [new Progress()],
  ...(values.changed && { changed: true, passWithNoTests: true }),
});

const modules = vitest.state.getTestModules();
const tests = modules.flatMap((module) => [...module.children.allTests()]);
const notPassed = tests.filter((test) => test.result().state !== 'passed');
const unrunnable = modules.filter(
  (module) => module.state() === 'failed' && !notPassed.some((test) => test.module === module),
);
const errors = vitest.state.getUnhandledErrors();
await vitest.close();
const brokenChecks = checks.filter(({ ok }) => !ok).length;
const broken = new Set([...unrunnable, ...notPassed.map((test) => test.module)]);
const isWhole = !values.changed && positionals.length === 0;
// A whole run keeps a small machine busy for a quarter of an hour, and may leave a page waiting for longer than it should.
const passedAlone =
  isWhole &&
  brokenChecks + errors.length === 0 &&
  (await passAlone([...broken].map(({ moduleId }) => path.relative(process.cwd(), moduleId))));
const left = await scratch.remove();
for (const line of left) console.log(`✗ still running: ${line}`);
if (values.times) printTimes(modules);

const failing = passedAlone ? 0 : notPassed.length;
const passed = tests.length - failing + checks.length - brokenChecks;
const failed = failing + (passedAlone ? 0 : unrunnable.length) + brokenChecks + errors.length + left.length;
for (const { ok, report } of checks) if (!ok) console.log(`\n${report}`);
printClosingLine({ begun, passed, failed });
process.exit(failed > 0 || (tests.length === 0 && !values.changed) ? 1 : 0);
