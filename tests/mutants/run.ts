import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Mutant, MUTANTS } from './mutants.ts';

/**
 * Puts each mutant into a copy of the project and runs the tests that must notice it. Ends with 1 when one survives, or
 * when the tests fail without any. Words after the command choose the mutants whose rule holds one of them.
 */
const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const chosen = MUTANTS.filter(({ rule }) => words.length === 0 || words.some((word) => rule.includes(word)));

const scratch = copyOfProject();
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const began = performance.now();
process.exitCode = (await isSound(chosen)) && (await areAllCaught(chosen)) ? 0 : 1;

/** What fails without a mutant catches none. */
async function isSound(mutants: Mutant[]): Promise<boolean> {
  for (const project of new Set(mutants.map((mutant) => mutant.project))) {
    const ofProject = mutants.filter((mutant) => mutant.project === project);
    const files = [...new Set(ofProject.flatMap(({ tests }) => tests))];
    const { failed, output } = await runTests(project, files);
    if (!failed) continue;
    console.log(`The tests fail without any mutant:\n${output.slice(-4000)}`);
    return false;
  }
  return true;
}

async function areAllCaught(mutants: Mutant[]): Promise<boolean> {
  let survived = 0;
  for (const mutant of mutants) {
    const isCaught = await catches(mutant);
    if (!isCaught) survived += 1;
    console.log(`${isCaught ? '✓ caught  ' : '✗ SURVIVED'} ${mutant.rule}`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${mutants.length - survived} of ${mutants.length} mutants caught in ${seconds} s.`);
  return survived === 0;
}

async function catches({ rule, file: named, source, mutation, project, tests }: Mutant): Promise<boolean> {
  const file = typeof named === 'string' ? named : newestMigrationOf(named.sqlFunction);
  const place = path.join(scratch, file);
  const original = readFileSync(place, 'utf8');
  if (original.split(source).length !== 2)
    throw new Error(
      `${rule}: ${file} does not hold this exactly once, so the mutant has to change: ${source}`,
    );
  writeFileSync(
    place,
    original.replace(source, () => mutation),
  );
  try {
    const { failed, output } = await runTests(project, tests, ['--bail', '1']);
    if (failed && !/Tests .*\d+ failed|Test Files .*\d+ failed/.test(output))
      throw new Error(output.slice(-2000));
    return failed;
  } finally {
    writeFileSync(place, original);
  }
}

/** The database has what the last migration made of a function. */
function newestMigrationOf(sqlFunction: string): string {
  const files = readdirSync(path.join(root, 'prisma/migrations'))
    .toSorted()
    .map((name) => `prisma/migrations/${name}/migration.sql`)
    .filter((file) => existsSync(path.join(root, file)));
  const newest = files.findLast((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(`FUNCTION ${sqlFunction}(`),
  );
  if (!newest) throw new Error(`No migration makes ${sqlFunction}.`);
  return newest;
}

function runTests(
  project: Mutant['project'],
  files: string[],
  options: string[] = [],
): Promise<{ failed: boolean; output: string }> {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', project, '--maxWorkers=1', ...options, ...files];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: scratch,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ failed: code !== 0, output }));
  });
}

/** Files as they lie here, committed or not, and the database client that is generated. */
function copyOfProject(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-mutants-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file), { force: true });
  }
  cpSync(path.join(root, 'server/database/client'), path.join(folder, 'server/database/client'), {
    recursive: true,
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
