import { withoutTallBrackets } from './tall-brackets.ts';

const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ＋－＝＜＞％＊／＾～．]/gu;
const DEGREES = /\^\s{0,3}\{\s{0,3}\\circ\s{0,3}\}/g;
const ARRAY_START = /\\left([([])\s{0,3}\\begin\{array\}\s{0,3}\{[clr|\s]{1,12}\}/g;
const ARRAY_END = /\\end\{array\}\s{0,3}\\right([)\]])/g;
const CONDITION = /\$\\left\(([^$()]{1,60})\\right\)\$/g;
/** 16\,000 is one number. */
const THOUSANDS = /(?<![\d.])\d{1,3}(?:(?:\\,|\{,\})\d{3}){1,3}(?!\d)/g;
/** 16 000 kg is one amount. */
const SPACED = /(?<![\d.,] ?)\d{1,3}(?:[ \u2009\u202f]\d{3}){1,3}(?=\s?(?:kg|k?[NWJ]|m|km|g)\b)/g;
/** Σx² = 12 731. */
const SPACED_SUM = /(?<== ?)\d{1,3}(?: \d{3}){1,2}(?! ?\d)/g;
/** A 2-minute period, a 5-metre length. */
const HYPHENED =
  /(?<=\d)-(?=(?:minute|hour|day|week|month|second|year|metre|kilometre|litre|km|page|mile)\b)/g;
/** \mathrm G(t), E(X), \mathrm dx, \mathrm e^x: the letter alone. */
const UPRIGHT = /\\mathrm ([A-Z](?=[_(])|[dei])/g;
/** [Take g = 10 m s⁻².] is a sentence. */
const REMARK = /\[((?:take|use|g ?=|g is|取|g 取|重力加速度)[^[\]]{1,80})\]/gi;
const COMPARED = /[<>≤≥≠]|\\(?:le|ge|lt|gt|ne|in)/;

/** The same question in plain letters, digits and signs, and a matrix as one; every character left stands where it stood. */
export function plainlyTyped(text: string): string {
  return withoutTallBrackets(text)
    .replace(FULL_WIDTH, (one) => String.fromCodePoint(one.codePointAt(0)! - 0xfee0))
    .replace(THOUSANDS, (whole) => whole.replaceAll(/\D/g, '').padEnd(whole.length))
    .replace(SPACED, (whole) => whole.replaceAll(/\D/g, '').padEnd(whole.length))
    .replace(SPACED_SUM, (whole) => whole.replaceAll(' ', '').padEnd(whole.length))
    .replace(HYPHENED, ' ')
    .replace(UPRIGHT, (whole, letter: string) => letter.padStart(whole.length))
    .replace(DEGREES, (whole) => '^\\circ'.padEnd(whole.length))
    .replace(REMARK, (_, inner: string) => ` ${inner} `)
    .replace(CONDITION, (whole, inner: string) =>
      COMPARED.test(inner) ? `(${' '.repeat(5)}$${inner}$${' '.repeat(6)})` : whole,
    )
    .replace(ARRAY_START, (whole, bracket: string) =>
      `\\begin{${bracket === '(' ? 'p' : 'b'}matrix}`.padEnd(whole.length),
    )
    .replace(ARRAY_END, (whole, bracket: string) =>
      `\\end{${bracket === ')' ? 'p' : 'b'}matrix}`.padEnd(whole.length),
    );
}
