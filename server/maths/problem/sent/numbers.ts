import type { Fact, Term } from '../schema/problem.ts';
import type { SentNode } from './shape.ts';

const NUMBER = /\d+(?:\.\d+)?|[⁰¹²³⁴-⁹]+|[₀-₉]+|[½⅓⅔¼¾]/gu;
const FRACTIONS: Record<string, number[]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
};

export const PERCENT = /%|per ?cent|百分/iu;

/** Numbers that words say. */
const WORDS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:zero|rest|origin|ax[ie]s|initial(?:ly)?|stationary|vanish(?:es)?)\b|零|静止|原点|轴|初/iu, [0]],
  [/\b(?:one|once|first|single|unit)\b|[一首单]/iu, [1]],
  [
    /\b(?:two|twice|double[ds]?|second|hal(?:f|ves)|both|pair|square[ds]?|quadratic)\b|[二两半双倍]|平方/iu,
    [1, 2],
  ],
  [/\b(?:three|thrice|treble|triple|thirds?|cube[ds]?|cubic)\b|三|立方/iu, [1, 3]],
  [/\b(?:four|fourth|quarters?|quartic)\b|四/iu, [1, 4]],
  [/\b(?:five|fifth)s?\b|五/iu, [1, 5]],
  [/\b(?:six|sixth)s?\b|六/iu, [1, 6]],
  [/\b(?:seven|seventh)s?\b|七/iu, [1, 7]],
  [/\b(?:eight|eighth)s?\b|八/iu, [1, 8]],
  [/\b(?:nine|ninth)s?\b|九/iu, [1, 9]],
  [/\b(?:ten|tenth)s?\b|十/iu, [1, 10]],
  [/\b(?:eleven|eleventh)\b/iu, [11]],
  [/\b(?:twelve|twelfth|dozen)\b/iu, [12]],
  [/\b(?:hundred|hundredth|per ?cent)\b|百|%/iu, [100]],
];

/** The numbers of a text, written or in words. */
export function numbersOf(text: string): Set<number> {
  const written = writtenNumbers(text);
  const found = new Set(written);
  if (PERCENT.test(text)) for (const one of written) found.add(one / 100);
  for (const [word, numbers] of WORDS) if (word.test(text)) for (const one of numbers) found.add(one);
  return found;
}

/** Those that are written as numbers; powers of units are part of their unit. */
export const writtenNumbers = (text: string): number[] =>
  [...text.matchAll(NUMBER)].flatMap(([piece]) => FRACTIONS[piece] ?? [Number(plainDigits(piece))]);

const plainDigits = (piece: string): string => piece.normalize('NFKC').replaceAll('−', '-');

/** The numbers that a node holds. */
export function numbersIn(node: SentNode): number[] {
  if ('relation' in node) return numbersInFact(node);
  const { target, form = '', figures, each, where = [] } = node;
  return [
    ...numbersInTerm(target),
    ...writtenNumbers(form),
    ...(figures ? [figures.digits] : []),
    ...(each === undefined ? [] : [each]),
    ...where.flatMap(numbersInFact),
  ];
}

const numbersInFact = ({ of }: Pick<Fact, 'of'>): number[] => of.flatMap(numbersInTerm);

function numbersInTerm(term: Term): number[] {
  if (typeof term === 'string') return writtenNumbers(term);
  if ('amount' in term) return [...writtenNumbers(term.amount), ...writtenNumbers(term.within ?? '')];
  if ('thing' in term) return [];
  if ('all' in term) return term.all.flatMap(numbersInTerm);
  return [...term.of.flatMap(numbersInTerm), ...(term.where ?? []).flatMap(numbersInFact)];
}

/** Powers behind a unit or a sign, which another way to write the unit has not. */
const POWERS = /\^\s{0,2}\{?\s{0,2}[-−]?\d{1,2}\}?|[⁻⁺]?[⁰¹²³⁴-⁹]/gu;

export const withoutPowers = (text: string): string => text.replaceAll(POWERS, ' ');

/** Whether something in a node is measured in a unit. */
export const hasUnit = (node: SentNode): boolean => JSON.stringify(node).includes('"unit":');
