import type { Token } from './tokens.ts';

const DIGITS = ['0123456789', '⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉'].map((digits) => [...digits]);
const FRACTIONS = [...'½⅓⅔¼¾'];

/** Other numbers of the same shape. */
export function otherNumbers(text: string): string[] {
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(text)?.[1];
  if (ordinal) return ordinal === '5' ? ['7th', '6th'] : ['5th', '7th'];
  if (FRACTIONS.includes(text)) return FRACTIONS.filter((one) => one !== text).slice(0, 2);
  if (text === '0') return ['1', '2', '9', '-9'];
  const signs = [...text];
  const digits = DIGITS.find((all) => all.includes(signs[0]!))!;
  const last = signs.length - 1;
  const turned = (at: number, by: number) =>
    signs.with(at, digits[turn(digits.indexOf(signs[at]!), by, at === 0 && last > 0)]!).join('');
  const far = [1, 9].map((digit) => signs.with(0, digits[digit]!).join(''));
  far.push(signs.map((one) => (digits.includes(one) ? digits[1]! : one)).join(''));
  // Below 1 there is a number as well.
  const below = text === '1' ? ['0'] : [];
  return [...new Set([turned(last, 1), turned(last, 2), turned(0, 3), ...far, ...below])].filter(
    (one) => one !== text,
  );
}

/** Another digit; the first of several is never zero. */
function turn(digit: number, by: number, isFirst: boolean): number {
  const turned = (digit + by) % 10;
  return turned === 0 && (isFirst || digit !== 0) ? 1 + ((digit + 1) % 8) : turned;
}

const SMALL = [...'qvhup'];
const LARGE = [...'QHJWY'];
const GREEK = [...'ψχκ'];
const COMMANDS = ['\\psi', '\\chi', '\\kappa'];

/** Letters that no formula of the question uses, and the other names in it. */
export function otherLetters(letters: string, used: readonly string[]): string[] {
  const isCommand = letters.startsWith('\\');
  const last = isCommand ? letters : letters.at(-1)!;
  const others = isCommand ? COMMANDS : /[a-z]/.test(last) ? SMALL : /[A-Z]/.test(last) ? LARGE : GREEK;
  const unused = others.filter((one) => !used.some((run) => run.includes(one))).slice(0, 2);
  const names = used.filter((one) => one.length === 1 && one !== last);
  return [...unused, ...new Set(isCommand ? [] : names)].map((one) => letters.slice(0, -last.length) + one);
}

const NONSENSE = 'zavubexipoqudafomiruletosaguvibexowu';

/** As long as the word, and in no dictionary. */
export function nonsenseFor(word: string): string {
  if (/\p{Script=Han}/u.test(word)) return '囧'.repeat([...word].length);
  const nonsense = NONSENSE.repeat(1 + Math.floor(word.length / NONSENSE.length)).slice(0, word.length);
  return /^[A-Z]/.test(word) ? nonsense[0]!.toUpperCase() + nonsense.slice(1) : nonsense;
}

/** The text with something else, or nothing, in the place of a token. */
export function withInstead(text: string, { at, text: old }: Token, other: string): string {
  const rest = text.slice(at + old.length);
  return text.slice(0, at) + other + (other === '' ? rest.replace(/^ /, '') : rest);
}
