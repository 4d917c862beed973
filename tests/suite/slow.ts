import { globSync, readFileSync } from 'node:fs';

/** The deep run goes through more seeds and operations, and runs the files that take minutes. */
export const deep = process.env['DEEP_TESTS'] === '1';

/** Files that only the deep run takes. */
export const leftOut = deep ? [] : ['tests/**/*.slow.test.{ts,tsx}'];

/** The files in which the deep run tests more than `npm test` does: slow ones, and those that ask which run it is. */
export function deepFiles(): string[] {
  return globSync('tests/**/*.test.{ts,tsx}').filter(
    (file) => file.includes('.slow.test.') || /from '[./]+suite\/slow\.ts'/.test(readFileSync(file, 'utf8')),
  );
}
