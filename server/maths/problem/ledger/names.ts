import type { Token } from './tokens.ts';

const ASKED =
  /(?:\b(?:of|for|find|solve|calculate|determine|evaluate|state|terms|and|to|in|is|are|that|if|when|where|by)|求|计算|对|用|解|关于|出|的)[\s$\\({]{0,9}$/iu;
/** "P and ", before a second name. */
const FIRST_NAMES = /(?:(?<![A-Za-z])[A-Za-z]\s{0,3}(?:,|，|、|and|与|和|及)\s{0,3}){1,4}$/u;
const FORM = /\bform[\s$\\({]{0,9}$/i;
const FORM_BEHIND = /^[^,，。;；]{0,40}?的?(?:形式|最简形式)/u;

interface Names {
  text: string;
  tokens: readonly Token[];
  /** The letters of formulas that were read. */
  read: ReadonlySet<string>;
  answer: string;
}

/** The letters of a run; of dx, the x. */
export const lettersIn = (run: string): string[] =>
  run.startsWith('\\') ? [run] : [...run.replace(/^d(?=[a-z]$)/, '')];

/**
 * Whether a letter that the method shows no trace of is no more than a name: one that stands in a formula that was read
 * and is not asked for beside another, one that labels a thing and is never spoken of again, or a letter of a form.
 */
export function isOnlyName(token: Token, { text, tokens, read, answer }: Names): boolean {
  const before = text.slice(Math.max(0, token.at - 40), token.at);
  const isKnown = lettersIn(token.text).every((one) => read.has(one));
  if (isKnown) return !isOtherThanAnswered(token.text, answer);
  const same = tokens.filter((one) => one.kind === 'letter' && one.text === token.text);
  const isSingle = [...token.text].length === 1;
  return isSingle && same.length === 1 && !ASKED.test(before.replace(FIRST_NAMES, ''));
}

/** The answer is given for letters, and this one is none of them. */
function isOtherThanAnswered(letters: string, answer: string): boolean {
  const named = answer.match(/\b[A-Za-z](?= ?(?:=|<|>|<=|>=))/g) ?? [];
  return /^[a-z]$/.test(letters) && named.length > 0 && !answer.includes(letters);
}

/** Whether a formula is the form that the answer is to have; that it has it is looked at for every answer. */
export function isForm(text: string, from: number, to: number): boolean {
  return FORM.test(text.slice(Math.max(0, from - 20), from)) || FORM_BEHIND.test(text.slice(to, to + 50));
}

/** The index of a name that is never spoken of again: the 1 of Π₁. */
export function isLabel(token: Token, tokens: readonly Token[], text: string): boolean {
  const name = /(\\?[A-Za-zΑ-Ωα-ω]{1,9}_\{?)$/u.exec(text.slice(Math.max(0, token.at - 12), token.at))?.[1];
  const alone = tokens.filter(({ formula }) => formula === token.formula).length <= 2;
  return name !== undefined && alone && text.split(name + token.text).length === 2;
}
