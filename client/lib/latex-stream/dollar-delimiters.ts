import { unclosed } from './backslash-delimiters.ts';
import { isMoney, isSurelyMaths, isWords } from './maths-or-money.ts';
import { mended } from './repair-latex.ts';
import { endOfParagraph, unquoted } from './paragraph.ts';
import { encodeFormula } from './formula-encoding.ts';
import type { Segment } from './segment.ts';

/** A formula in dollar signs, or money. */
export function dollarAt(source: string, at: number, growing: boolean): Segment | null {
  if (source[at + 1] === '$') return displayedAt(source, at, growing);
  if (growing && at + 1 === source.length) return null;

  const line = endOfLine(source, at);
  const mayGrow = growing && line === source.length;
  const behind = source.slice(at + 1, line);
  if (isMoney(behind)) return asText(at);
  const closing = closingDollar(source, at + 1, line, !mayGrow);
  if (closing === null) return mayGrow && !isWords(behind) ? null : unmatchedDollar(source, at);
  // A digit behind it may be still to come.
  if (growing && closing + 1 === source.length) return null;

  const inside = source.slice(at + 1, closing);
  if (!isFormula(inside, source[closing + 1] ?? '')) return unmatchedDollar(source, at);
  const tex = mended(unquoted(source, at, inside));
  return { shown: tex && encodeFormula(tex, false), end: closing + 1 };
}

function displayedAt(source: string, at: number, growing: boolean): Segment | null {
  const isBlock = /^[ \t]*\n/.test(source.slice(at + 2));
  const end = isBlock ? source.length : endOfParagraph(source, at);
  const closing = closingDollars(source, at + 2, end);
  if (closing !== null) {
    const tex = mended(unquoted(source, at, source.slice(at + 2, closing)));
    return { shown: tex && encodeFormula(tex, true), end: closing + 2 };
  }
  if (growing && end === source.length) return null;
  return unclosed(source, at + 2, true);
}

function isFormula(inside: string, next: string): boolean {
  if (!inside.trim() || isMoney(inside)) return false;
  const isTight = !/^\s|\s$/.test(inside);
  if (!isTight) return isSurelyMaths(inside) && !/\d/.test(next);
  // "$5/$10", "$5-$x$": an amount and half of what comes then.
  return !/\d/.test(next) && !/^\d[\d,.]*[-+/,;:(]$/.test(inside);
}

/** A dollar sign that closes nothing and is no money belongs to a formula that went wrong. */
function unmatchedDollar(source: string, at: number): Segment {
  const before = source[at - 1] ?? ' ';
  const behind = source.slice(at + 1, at + 3);
  const opens = /^(?:\\|[a-zA-Z](?![a-zA-Z]))/.test(behind);
  const closes = /[a-z)\]}$]/.test(before) && !/^[\d]/.test(behind);
  if (/[A-Z]/.test(before) || !(opens || closes)) return asText(at);
  if (opens && behind.startsWith('\\')) {
    const rest = source.slice(at + 1, endOfLine(source, at));
    if (isSurelyMaths(rest)) return { shown: encodeFormula(mended(rest), false), end: at + 1 + rest.length };
  }
  return { shown: '', end: at + 1 };
}

const asText = (at: number): Segment => ({ shown: '$', end: at + 1 });

function endOfLine(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}

/** The next dollar sign that stands in no braces, such as those of a `\text`; in the end any at all. */
function closingDollar(source: string, from: number, end: number, atAnyDepth: boolean): number | null {
  let depth = 0;
  let first: number | null = null;
  for (let at = from; at < end; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '$') {
      if (depth <= 0) return at;
      first ??= at;
    }
  }
  return atAnyDepth ? first : null;
}

function closingDollars(source: string, from: number, end: number): number | null {
  for (let at = from; at < end; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '$' && source[at + 1] === '$' && at + 2 <= end) return at;
  }
  return null;
}
