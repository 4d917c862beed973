import os from 'node:os';
import path from 'node:path';
import { printClosingLine } from '../suite/closing-line.ts';
import { openScratch } from '../suite/scratch.ts';
import type { Outcome } from './lane.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { type Lane, openLane } from './open-lane.ts';

/**
 * Puts each mutant into a copy of the project and runs the tests that must notice it; at the end the tests that noticed
 * one run without any. Ends with 1 when one survives. Words after the command choose the mutants whose rule or file
 * holds one of them.
 */
const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const chosen = MUTANTS.filter(
  ({ rule, file }) => words.length === 0 || words.some((word) => `${rule} ${file}`.includes(word)),
);

const begun = performance.now();
const scratch = openScratch();
const titles = new Map<string, Set<string>>();
let survived = 0;

console.log(`${chosen.length} mutants:`);
const lanes = await Promise.all(Array.from({ length: Math.min(2, os.availableParallelism()) }, open));
const waiting = chosen.entries();
await Promise.all(lanes.map(workThrough));
const unfounded = (await Promise.all(lanes.map(runCatchers))).flat();
await Promise.all(lanes.map((lane) => lane.close()));
for (const what of unfounded) console.log(`✗ fails without any mutant: ${what}`);
const left = await scratch.remove();
for (const line of left) console.log(`✗ still running: ${line}`);

const failed = survived + unfounded.length + left.length;
printClosingLine({ begun, passed: chosen.length - survived, failed });
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0);

function open(): Promise<Lane> {
  return openLane(root);
}

async function workThrough(lane: Lane): Promise<void> {
  for (const [at, mutant] of waiting) {
    const began = performance.now();
    const outcome = await lane.perform({ mutant });
    report(mutant, outcome, { at, seconds: (performance.now() - began) / 1000 });
  }
}

function report(
  { rule, file, tests }: Mutant,
  { failed, problem }: Outcome,
  { at, seconds }: { at: number; seconds: number },
): void {
  const count = `[${String(at + 1).padStart(String(chosen.length).length)}/${chosen.length}]`;
  const isCaught = failed.length > 0;
  console.log(`${count} ${isCaught ? 'caught' : '✗ SURVIVED'}  ${rule}, ${seconds.toFixed(1)} s`);
  for (const one of failed) console.log(`  by ${one.file} > ${one.title}`);
  for (const one of failed) titles.set(one.file, (titles.get(one.file) ?? new Set()).add(one.title));
  if (isCaught) return;
  survived += 1;
  console.log(
    problem ? `  ${problem.slice(0, 2000)}` : `  put into ${file}, not noticed by ${tests.join(', ')}`,
  );
}

/** What fails without a mutant has caught none. */
async function runCatchers(_lane: Lane, number: number): Promise<string[]> {
  const files = [...titles].filter((_, at) => at % lanes.length === number);
  if (files.length === 0) return [];
  const { failed, problem } = await lanes[number]!.perform({
    without: files.map(([file, names]) => [file, [...names]]),
  });
  return [...failed.map(({ file, title }) => `${file} > ${title}`), ...(problem ? [problem] : [])];
}
