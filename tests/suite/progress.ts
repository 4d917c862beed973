import path from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Says what runs for people: a line per file as it ends, each failure with its cause, nothing else. */
export class Progress implements Reporter {
  #vitest: Vitest | undefined;
  #files = 0;
  #ended = 0;
  readonly #failures: string[] = [];

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
    console.log(`\n${files.length} files of tests:`);
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'failed') return;
    const title = `${nameOf(test.module)} > ${test.fullName}`;
    this.#failures.push(title);
    console.log(`✗ ${title}`);
    for (const error of test.result().errors ?? []) this.#print(error, test.module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended += 1;
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const whole = module.state() !== 'failed' || failed > 0;
    if (!whole) {
      this.#failures.push(nameOf(module));
      for (const error of module.errors()) this.#print(error, module);
    }
    const count = String(this.#ended).padStart(String(this.#files).length);
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const outcome = failed > 0 ? `${failed} of ${tests.length} failed` : `${tests.length} passed`;
    console.log(
      `[${count}/${this.#files}] ${nameOf(module)}  ${whole ? outcome : 'could not run'}, ${seconds} s`,
    );
  }

  onTestRunEnd(_modules: readonly unknown[], errors: readonly unknown[]): void {
    for (const error of errors) this.#vitest?.logger.printError(error);
    if (this.#failures.length === 0) return;
    console.log(`\nFailed:\n${this.#failures.map((title) => `  ${title}`).join('\n')}`);
  }

  #print(error: unknown, { project }: TestModule): void {
    this.#vitest?.logger.printError(error, { project });
  }
}

function nameOf({ moduleId }: TestModule): string {
  return path.relative(process.cwd(), moduleId);
}
