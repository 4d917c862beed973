import { fact, type RawFact } from '../meaning.ts';

/** The letter of a root that the text gives none. */
export const UNNAMED = 'r_0';

/** "Can be written as", of one equation and the other that comes of it. */
export const CAN_BE =
  '(can|may|can also) be (rearranged|written|expressed|rewritten|reduced|simplified|transformed) (in|into|as|to|to give|in the form|into the form|as the equation|to the form)';

const bare = (source: string): string => source.replaceAll('$', '');

/** "The equation has one root α in the interval": what it is a root of, and for which x. */
export const named = (letter: string, equation: string, within?: string): RawFact[] => [
  fact('root-of', letter, equation, ...(within === undefined ? [] : [bare(within)])),
];

/** "α lies between 1 and 2", "between x = 1 and x = 2". */
export const between = (letter: string, from: unknown, to: unknown): RawFact[] | null =>
  typeof from === 'string' && typeof to === 'string'
    ? [fact('holds', `${endOf(from)} < ${bare(letter)} < ${endOf(to)}`)]
    : null;

const endOf = (text: string): string => bare(text).replace(/^[^=]*=/, '');
