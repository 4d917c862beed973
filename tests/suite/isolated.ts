import { globSync, readFileSync } from 'node:fs';

/** The files of server tests that replace modules or functions of their process, and so need one for themselves. */
export function isolatedFiles(): string[] {
  return globSync('tests/**/*.test.ts').filter(
    (file) =>
      !/^tests\/(client|browser)\//.test(file) &&
      /\bvi\.(mock|spyOn|mocked)\(/.test(readFileSync(file, 'utf8')),
  );
}
