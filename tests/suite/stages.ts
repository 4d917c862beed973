import { spawn } from 'node:child_process';
import { addCounts, NOTHING_COUNTED, readCounts } from './closing-line.ts';

/** A program and its arguments; its last line counts, see closing-line.ts. */
export type Stage = readonly [program: string, ...args: string[]];

/**
 * Runs each stage, whatever became of those before it, and says in the last line what they counted together. One that
 * comes to no closing line counts as a failure. Whether all passed.
 */
export async function runStages(
  stages: readonly Stage[],
  print: (text: string) => void = write,
): Promise<boolean> {
  let all = NOTHING_COUNTED;
  const failed: string[] = [];
  for (const stage of stages) {
    const name = stage.join(' ');
    print(`\n$ ${name}\n`);
    const { code, tail } = await run(stage, print);
    const counts = readCounts(tail);
    all = addCounts(all, counts ?? { passed: 0, failed: 1 });
    if (code !== 0 || !counts) failed.push(name);
  }
  for (const name of failed) print(`\n✗ ${name}`);
  // A program that fails without a failure to count may not look as if all had passed.
  if (failed.length > 0 && all.failed === 0) all = addCounts(all, { passed: 0, failed: 1 });
  print(`\n${all.passed} passed, ${all.failed} failed\n`);
  return failed.length === 0;
}

const write = (text: string) => void process.stdout.write(text);

const TAIL = 1000;

function run([program, ...args]: Stage, print: (text: string) => void) {
  return new Promise<{ code: number | null; tail: string }>((resolve) => {
    const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'inherit'] });
    let tail = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      print(text);
      tail = (tail + text).slice(-TAIL);
    });
    child.on('error', (error) => print(`${error.message}\n`));
    child.on('close', (code) => resolve({ code, tail }));
  });
}
