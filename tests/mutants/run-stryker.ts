import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { printClosingLine } from '../suite/closing-line.ts';
import { openScratch } from '../suite/scratch.ts';
import { compareSurvivors, improvements, survivorsOf } from './survivors.ts';

/**
 * Makes every small change to the files of rules that stryker.config.json names, and runs the tests of rules with each.
 * Ends with 1 where more survive in a file than accepted-survivors.json records; where fewer do, the record may be lowered.
 * A pattern after the command chooses among the files.
 */
process.chdir(path.resolve(import.meta.dirname, '../..'));
const CONFIG = 'tests/mutants/stryker.config.json';
const RECORD = 'tests/mutants/accepted-survivors.json';

const begun = performance.now();
const scratch = openScratch();
const patterns = process.argv.slice(2);
const results = await new Stryker({
  configFile: CONFIG,
  ...(patterns.length > 0 && { mutate: patterns }),
}).runMutationTest();

const record = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, number>;
const survivors = survivorsOf(results, process.cwd());
const faults = compareSurvivors(record, survivors);
for (const fault of faults) console.log(`✗ ${fault}`);
for (const improvement of improvements(record, survivors)) console.log(improvement);
const left = await scratch.remove();
for (const line of left) console.log(`✗ still running: ${line}`);
const caught = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const failed = faults.length + left.length + (results.length === 0 ? 1 : 0);
printClosingLine({ begun, passed: caught, failed });
process.exit(failed > 0 ? 1 : 0);
