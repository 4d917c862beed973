import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import type { Mutant } from './mutant.ts';

/** What a lane is told to do: tests with a fault, or the tests of files by their names without any. */
export type Task = { mutant: Mutant } | { without: [file: string, titles: string[]][] } | 'end';

/** What came of it. */
export interface Outcome {
  failed: { file: string; title: string }[];
  /** Why the tests could not run, where they could not. */
  problem: string | null;
}

/** Far more than a test takes that a mutant lists: where a fault keeps something from ever coming, it ends here. */
const TEST_TIMEOUT_MS = 30_000;

/** What a file expects once its tests have run, such as that statements and the executor said the same. */
const END = 'what holds at the end of the file';

// Runs tests with one mutant after the other in the copy of the project that is its working directory: one Vitest and
// one Postgres for all, a process for each run.
const root = process.cwd();
const vitest = await createVitest('test', {
  root,
  watch: false,
  maxWorkers: 1,
  bail: 1,
  testTimeout: TEST_TIMEOUT_MS,
  reporters: [{}],
});
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((one) => [path.relative(root, one.moduleId), one]),
);

process.on('message', (task: Task) => {
  if (task === 'end') void vitest.close().then(() => process.disconnect());
  else void perform(task).then((outcome) => process.send!(outcome));
});
process.send!('ready');

async function perform(task: Exclude<Task, 'end'>): Promise<Outcome> {
  try {
    return 'mutant' in task ? await judge(task.mutant) : await run(task.without.map(withTitles));
  } catch (error) {
    return { failed: [], problem: String(error) };
  }
}

async function judge({ tests, ...mutant }: Mutant): Promise<Outcome> {
  const chosen = tests.map(specificationOf);
  const takeOut = await putIn(mutant);
  try {
    return await run(chosen);
  } finally {
    await takeOut();
  }
}

async function run(chosen: TestSpecification[]): Promise<Outcome> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const modules = testModules.filter(({ moduleId }) => chosen.some((one) => one.moduleId === moduleId));
  const failed = modules.flatMap((module) => {
    const titles = [...module.children.allTests()]
      .filter((test) => test.result().state === 'failed')
      .map((test) => test.fullName);
    if (titles.length === 0 && module.errors().some(({ name }) => name === 'AssertionError'))
      titles.push(END);
    return titles.map((title) => ({ file: path.relative(root, module.moduleId), title }));
  });
  const ran = modules.some((module) => [...module.children.allTests()].length > 0);
  const errors = [...modules.flatMap(errorsOf), ...unhandledErrors];
  const problem = failed.length > 0 || (ran && errors.length === 0) ? null : errors.map(String).join('\n');
  return { failed, problem };
}

/** Of the file itself, such as one that cannot be loaded. */
const errorsOf = (module: TestModule) =>
  [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(
    ({ message }) => message,
  );

/** The tests of a file, or after a # those whose titles hold these words. */
function specificationOf(place: string): TestSpecification {
  const [file, words] = place.split('#') as [string, string | undefined];
  const whole = specifications.get(file);
  if (!whole) throw new Error(`There are no tests in ${file}.`);
  if (!words) return whole;
  const testNamePattern = new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return whole.project.createSpecification(whole.moduleId, { testNamePattern });
}

const withTitles = ([file, testNames]: [string, string[]]) =>
  testNames.includes(END)
    ? specificationOf(file)
    : specificationOf(file).project.createSpecification(path.join(root, file), { testNames });

/** Puts a fault in; returns what takes it out again. */
async function putIn({ rule, file, source, mutation }: Omit<Mutant, 'tests'>): Promise<() => Promise<void>> {
  const place = path.join(root, file);
  const original = readFileSync(place, 'utf8');
  if (original.split(source).length !== 2)
    throw new Error(
      `${file} does not hold this exactly once, so the mutant has to change: ${source} (${rule})`,
    );
  const write = file.endsWith('.sql') ? defineAgain : replaceFile;
  await write(
    place,
    original.replace(source, () => mutation),
  );
  return () => write(place, original);
}

async function replaceFile(place: string, text: string): Promise<void> {
  writeFileSync(place, text);
  vitest.invalidateFile(place);
}

/** Test files copy their databases from the template of the run. */
async function defineAgain(_place: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: await templateUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function templateUrl(): Promise<string> {
  const provided = () => vitest.projects.map((project) => project.getProvidedContext().ownerUrl);
  // The database is started by the first run of tests that needs it.
  if (!provided().some(Boolean)) await run([specificationOf('tests/database/statements.test.ts')]);
  return provided().find(Boolean)!;
}
