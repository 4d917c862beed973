import path from 'node:path';
import type { Mutant } from '../mutants/mutant.ts';
import type { Finding, Source } from './sources.ts';

/** What decides: who may, what is true, how much, and what the database does of it. */
const DECIDES = [
  /^server\/(?:.*\/)?(?:policy|rules)\.ts$/,
  /^server\/community\/.*\/(?:conditions|decisions)\.ts$/,
  /^server\/database\/functions\/\w+\.sql$/,
  /^server\/limits\/(?!print\.ts$|document\/).*\.ts$/,
  /^server\/community\/reputation\/.*\.ts$/,
  /^server\/(?:graph\/validation|text)\/limits\.ts$/,
  /^server\/graph\/cost\/.*\.ts$/,
  /^server\/maths\/algebra-system\/equivalence\/.*\.ts$/,
];

/**
 * Mutants that can no longer be put in or no longer be caught, and files of rules of which
 * nobody tries to break any: `mutated` are those that Stryker changes, as patterns of files.
 */
export function mutantFindings(sources: Source[], mutants: Mutant[], mutated: string[] = []): Finding[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const place = ({ file, rule }: Mutant) => `${file}: ${rule}`;
  const misplaced = mutants
    .filter(({ file, source }) => texts.get(file)?.split(source).length !== 2)
    .map((mutant) => ({
      place: place(mutant),
      message: `${mutant.file} does not hold this exactly once, so the mutant “${mutant.rule}” has to change: ${mutant.source}`,
    }));
  const hasTest = (test: string) => {
    const [file, words = ''] = test.split('#') as [string, string | undefined];
    return texts.get(file)?.includes(words) ?? false;
  };
  const untested = mutants
    .filter(({ tests }) => !tests.every(hasTest))
    .map((mutant) => ({
      place: place(mutant),
      message: `the tests of the mutant “${mutant.rule}” are not there: ${mutant.tests.join(', ')}`,
    }));
  const unbroken = [...texts.keys()]
    .filter((file) => DECIDES.some((pattern) => pattern.test(file)))
    .filter((file) => !mutated.some((pattern) => path.posix.matchesGlob(file, pattern)))
    .filter((file) => !mutants.some((mutant) => mutant.file === file))
    .map((file) => ({
      place: file,
      message: `${file} has no mutant in tests/mutants/list and is not in tests/mutants/stryker.config.json`,
    }));
  return [...misplaced, ...untested, ...unbroken].map((finding) => ({
    rule: 'mutant',
    count: 1,
    ...finding,
  }));
}
