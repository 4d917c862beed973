import type { Mutant } from '../mutants/mutant.ts';
import type { Finding, Source } from './sources.ts';

/** What decides: who may, what is true, and what the database does of it. */
const DECIDES = /^server\/(?:.*\/)?(?:policy|rules)\.ts$|^server\/database\/functions\/\w+\.sql$/;

/** Mutants that can no longer be put in or no longer be caught, and files of rules of which nobody tries to break any. */
export function mutantFindings(sources: Source[], mutants: Mutant[]): Finding[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const place = ({ file, rule }: Mutant) => `${file}: ${rule}`;
  const misplaced = mutants
    .filter(({ file, source }) => texts.get(file)?.split(source).length !== 2)
    .map((mutant) => ({
      place: place(mutant),
      message: `${mutant.file} does not hold this exactly once, so the mutant “${mutant.rule}” has to change: ${mutant.source}`,
    }));
  const untested = mutants
    .filter(({ tests }) => tests.some((test) => !texts.has(test.split('#')[0]!)))
    .map((mutant) => ({
      place: place(mutant),
      message: `the tests of the mutant “${mutant.rule}” are not there: ${mutant.tests.join(', ')}`,
    }));
  const unbroken = [...texts.keys()]
    .filter((file) => DECIDES.test(file) && !mutants.some((mutant) => mutant.file === file))
    .map((file) => ({ place: file, message: `${file} has no mutant in tests/mutants/list` }));
  return [...misplaced, ...untested, ...unbroken].map((found) => ({ rule: 'mutant', count: 1, ...found }));
}
