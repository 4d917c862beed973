/** A fault that somebody could make, and the tests that must notice it. */
export interface Mutant {
  /** The rule that it breaks. */
  rule: string;
  file: string;
  /** Stands in the file exactly once. */
  source: string;
  mutation: string;
  /** One to three files, or after a # those of their tests whose titles hold these words; the first to fail catches it. */
  tests: string[];
}

/** What stands there, what stands there with the fault, and words of the title of the one test that notices it. */
type Fault = readonly [source: string, mutation: string, title?: string];

/** Faults in one file, by the rule that each breaks. */
export function mutantsIn(file: string, tests: string | string[], faults: Record<string, Fault>): Mutant[] {
  return Object.entries(faults).map(([rule, [source, mutation, title]]) => ({
    rule,
    file,
    source,
    mutation,
    tests: [tests].flat().map((test) => (title ? `${test}#${title}` : test)),
  }));
}
