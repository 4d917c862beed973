import { FUNCTIONS } from '../../algebra-system/parsing/names.ts';

const COMMANDS = /\\[A-Za-z]{1,20}/g;
const RUNS = /[A-Za-z]+/g;
/** Letters of mathematics that a text need not name. */
const OWN = ['d', 'e', 'i'];
/** Longer runs are words, but for names such as PQR. */
const MAX_RUN = 3;

/** The letters that a text speaks of, as names and in formulas. */
export function lettersOf(text: string): ReadonlySet<string> {
  return new Set([...OWN, ...shortRuns(text).flatMap((run) => [...run])]);
}

/** The letters of a formula that its text does not have. */
export const strangeLetters = (formula: string, known: ReadonlySet<string>): string[] =>
  shortRuns(formula).flatMap((run) => [...run].filter((letter) => !known.has(letter)));

const shortRuns = (text: string): string[] =>
  (text.replaceAll(COMMANDS, ' ').match(RUNS) ?? []).filter(
    (run) => run.length <= MAX_RUN && !Object.hasOwn(FUNCTIONS, run) && run !== 'pi' && run !== 'or',
  );
