import { fact, type RawFact, type RawTerm } from '../meaning.ts';

/** Stands for the letter of what grows until that is known. */
export const SUBJECT = 'q_0';
/** Stands for the letter of the time. */
export const CLOCK = 'T_0';

export const plain = (source: string): string => source.replaceAll('$', '').trim();

/** A letter or a number with its unit, which may be left out. */
export type Told = string[];

/** h of "h metres"; a number with a unit is none. */
export function letterOf(q: RawTerm): Told | null {
  if (typeof q === 'string') return [plain(q), ''];
  return 'amount' in q && /^\\?[A-Za-z]+$/.test(q.amount) ? [q.amount, q.unit] : null;
}

/** θ of θ °C. */
export function degreeLetter(source: string): Told | null {
  const letter = /^\$?\s*(\\?[A-Za-z]+)/.exec(source)?.[1];
  return letter ? [letter.replace('^', ''), '°C'] : null;
}

/** The number of a quantity. */
export const numberOf = (q: RawTerm): Told | null =>
  typeof q === 'object' && 'amount' in q && /\d/.test(q.amount) ? [q.amount, q.unit] : null;

/** "The depth of the water is h metres at time t minutes". */
export const measured = (noun: string, [letter, unit]: Told, clock?: Told): RawFact[] => [
  fact('measured', letter!, noun, unit ?? ''),
  ...(clock === undefined ? [] : [fact('clock', clock[0]!, clock[1] ?? '')]),
];

/** "The rate of decrease of h is proportional to √h": whose, which way, whether by a constant, to what. */
export const lawOf = (subject: string, sign: string, [by, of]: string[]): RawFact =>
  fact('rate-law', subject, sign, by!, of!);
