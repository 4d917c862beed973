import { type RawGoal, type RawTerm, the } from '../meaning.ts';

/** What is said to be larger, smaller or different, in English. */
export const MORE = [
  ['>', '(greater|more|higher|larger|longer|heavier) than'],
  ['>', 'above'],
  ['<', '(less|lower|smaller|shorter|lighter) than'],
  ['<', 'below'],
  ['!=', '(different from|not equal to|not)'],
] as const;

/** μ, the letter of a population mean. */
export const isMean = (letter: string): boolean => /^[$\s]*(?:\\mu|μ|mu)[$\s]*$/.test(letter);

/** A claim that is tested at a level, by a test that may be named. */
export const testOf = (percent: string, claim: RawTerm, name = ''): RawGoal[] => [
  { verb: 'find', target: the('test', percent, name, claim) },
];

/** The same goals by a test with a name; null where one of them is no test, or has a name. */
export function byTest(name: string, goals: RawGoal[]): RawGoal[] | null {
  const named = goals.map((goal): RawGoal | null => {
    const { target } = goal;
    if (typeof target !== 'object' || !('the' in target) || target.the !== 'test') return null;
    const [percent, known, claim] = target.of;
    if (name === '') return goal;
    return known === '' ? { ...goal, target: the('test', percent!, name, claim!) } : null;
  });
  return named.every((one) => one !== null) ? named : null;
}
