import path from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { causeOf } from './cause.ts';

/**
 * Says what runs for people: a line per file as it ends, each failure with its cause, and at the end all that failed once
 * more with the cause in short, so that the end of a log suffices. A test that is left out counts as failed.
 */
export class Progress implements Reporter {
  #vitest: Vitest | undefined;
  #files = 0;
  #ended = 0;
  readonly #failures: string[] = [];
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void = console.log) {
    this.#print = print;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
    this.#print(`\n${files.length} files of tests:`);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'passed') return;
    const name = `${nameOf(test.module)} > ${test.fullName}`;
    const title = state === 'failed' ? name : `${name} (did not run)`;
    this.#failures.push(inShort(title, errors));
    this.#print(`✗ ${title}`);
    for (const error of errors) this.#printError(error, test.module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended += 1;
    const tests = [...module.children.allTests()];
    const states = tests.map((test) => test.result().state);
    const failed = states.filter((state) => state !== 'passed').length;
    const whole = module.state() !== 'failed' || states.includes('failed');
    if (!whole) {
      this.#failures.push(inShort(nameOf(module), module.errors()));
      for (const error of module.errors()) this.#printError(error, module);
    }
    const count = String(this.#ended).padStart(String(this.#files).length);
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const outcome = failed > 0 ? `${failed} of ${tests.length} failed` : `${tests.length} passed`;
    this.#print(
      `[${count}/${this.#files}] ${nameOf(module)}  ${whole ? outcome : 'could not run'}, ${seconds} s`,
    );
  }

  onTestRunEnd(_modules: readonly unknown[], errors: readonly unknown[]): void {
    for (const error of errors) this.#vitest?.logger.printError(error);
    const failures = [...this.#failures, ...errors.map((error) => inShort('outside of any test', [error]))];
    if (failures.length > 0) this.#print(`\nFailed:\n${failures.join('\n')}`);
  }

  #printError(error: unknown, { project }: TestModule): void {
    this.#vitest?.logger.printError(error, { project });
  }
}

function inShort(title: string, errors: readonly unknown[]): string {
  const causes = errors.flatMap((error) => causeOf(error));
  return [`  ${title}`, ...causes.map((line) => `      ${line}`)].join('\n');
}

function nameOf({ moduleId }: TestModule): string {
  return path.relative(process.cwd(), moduleId);
}
