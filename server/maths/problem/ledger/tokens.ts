import { FUNCTIONS } from '../../algebra-system/parsing/names.ts';
import { segmentsOf } from '../../reading/questions/fragments.ts';

/** A number, a letter or a word of a question, where it stands in the text (in UTF-16 units). */
export interface Token {
  kind: 'number' | 'letter' | 'word';
  text: string;
  at: number;
  /** Which formula it stands in, up to a comma outside of brackets; -1 in words. */
  formula: number;
}

const IN_FORMULA =
  /\\(?:begin|end)\{[a-z]{1,12}\*?\}|\\[A-Za-z]+|\d+(?:\.\d+)?|[⁰¹²³⁴-⁹]+|[₀-₉]+|[½⅓⅔¼¾]|[A-Za-zα-ωΑ-Ω]+|[([{（]|[)\]}）]|[,，;；:：、。?？\n]|\.(?=\s|$)/gu;
const IN_WORDS =
  /each (?:attempt|trial|throw|game|iteration)\b|\d{1,9}(?:st|nd|rd|th)\b|[A-Za-z]+(?:['’-][A-Za-z]+)*|\p{Script=Han}+/giu;
const NUMBER = /^[\d⁰¹²³⁴-⁹₀-₉½⅓⅔¼¾]/u;
const LETTERS = /^[A-Za-zα-ωΑ-Ω]/u;
const GREEK =
  /^\\(?:alpha|beta|gamma|delta|(?:var)?epsilon|(?:var)?theta|kappa|lambda|mu|nu|rho|sigma|tau|(?:var)?phi|chi|psi|omega|Delta|Omega)$/;
/** Runs of letters that are signs of mathematics and no names. */
const SIGNS = new Set([...Object.keys(FUNCTIONS), 'pi', 'det', 'lim']);

/** Terms that a general dictionary takes apart, or joins to what stands beside them. */
const TERMS = /(正态|列联表|卡方|各行|各列|每次试验|每次|正切|正弦|负载|总体|不等式|正比|反比|整数部分)/u;
const dictionary = new Intl.Segmenter('zh', { granularity: 'word' });

function chineseWords(text: string): { segment: string; index: number }[] {
  let at = 0;
  return text.split(TERMS).flatMap((piece) => {
    const from = at;
    at += piece.length;
    if (TERMS.test(piece)) return [{ segment: piece, index: from }];
    return [...dictionary.segment(piece)].map(({ segment, index }) => ({ segment, index: from + index }));
  });
}

/** Everything in a text that may say something, in order. */
export function tokensOf(text: string): Token[] {
  let formula = -1;
  return segmentsOf(text).flatMap(({ source, at, isMaths }) => {
    if (!isMaths) return wordsIn(source, at);
    // "m s$^{-1}$": a power belongs to what stands before it.
    if (!/^\s{0,3}[\^_]/.test(source)) formula += 1;
    let depth = 0;
    return [...source.matchAll(IN_FORMULA)].flatMap(({ 0: piece, index }): Token[] => {
      // Iodine-131: a name.
      if (/[A-Za-z]{3}-$/.test(text.slice(Math.max(0, at + index - 4), at + index))) return [];
      if (NUMBER.test(piece)) return [{ kind: 'number', text: piece, at: at + index, formula }];
      if (GREEK.test(piece) || (LETTERS.test(piece) && !SIGNS.has(piece)))
        return [{ kind: 'letter', text: piece, at: at + index, formula }];
      if (/^[([{（]/u.test(piece)) depth += 1;
      else if (/^[)\]}）]/u.test(piece)) depth -= 1;
      else if (depth <= 0 && !/^[\\A-Za-z]/.test(piece)) formula += 1;
      return [];
    });
  });
}

function wordsIn(source: string, at: number): Token[] {
  return [...source.matchAll(IN_WORDS)].flatMap(({ 0: piece, index }): Token[] => {
    if (/^\d/.test(piece)) return [{ kind: 'number', text: piece, at: at + index, formula: -1 }];
    const words = LETTERS.test(piece) ? [{ segment: piece, index: 0 }] : chineseWords(piece);
    return words.map(({ segment, index: from }) => ({
      kind: 'word',
      text: segment,
      at: at + index + from,
      formula: -1,
    }));
  });
}

/** The formula that a token stands in, as it was typed from its first number or letter to its last. */
export function formulaOf(token: Token, tokens: readonly Token[], text: string) {
  const inside = token.formula < 0 ? [token] : tokens.filter(({ formula }) => formula === token.formula);
  const last = inside.at(-1)!;
  const [from, to] = [inside[0]!.at, last.at + last.text.length];
  return { from, to, typed: text.slice(from, to) };
}
