import { type Values, evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';

/** What a formula of statistics asks for or gives: P(…), E(…), Var(…). */
export type Notation =
  | { is: 'chance'; event: string; given: string | null }
  | { is: 'moment'; moment: 'mean' | 'variance'; of: string };

/** A unit stands behind its number in these. */
export const UNIT = /⟨([^⟨⟩]{0,40})⟩/g;

const NAMES: [find: RegExp, put: string][] = [
  [UNIT, ''],
  [/\\(?:mathrm|text|operatorname|mathit)\{([^{}]*)\}/g, '$1'],
  [/\\(?:left|right|displaystyle|,|;|!)/g, ''],
  [/\\(?:leqslant|leq|le)(?![a-z])|⩽|≤/g, '<='],
  [/\\(?:geqslant|geq|ge)(?![a-z])|⩾|≥/g, '>='],
  [/\\mid(?![a-z])|∣/g, '|'],
  [/\\cap(?![a-z])|∩/g, '&'],
  [/\\cup(?![a-z])|∪/g, '+'],
  [/\\prime(?![a-z])|′|’/g, "'"],
  [/\^\{?'\}?/g, "'"],
  [/\\(?:Sigma|sum)(?![a-z])|∑/g, 'Σ'],
  [/\\(?:overline|bar)\{(\w)\}/g, '$1_bar'],
  [/\\bar ?(\w)/g, '$1_bar'],
];

export const plain = (source: string): string =>
  NAMES.reduce((text, [find, put]) => text.replace(find, put), source).trim();

/** Where a sign stands outside brackets first; −1 where it does not. */
function outer(text: string, sign: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at]!;
    if ('({['.includes(one)) depth += 1;
    if (')}]'.includes(one)) depth -= 1;
    if (one === sign && depth === 0 && !'<>'.includes(text[at - 1] ?? ' ')) return at;
  }
  return -1;
}

/** The two sides of an equation whose sign stands outside brackets; null where there is none, or another. */
export function sidesOf(source: string): [string, string] | null {
  const text = plain(source);
  const at = outer(text, '=');
  if (at < 0) return null;
  const [left, right] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return outer(right, '=') < 0 && left && right ? [left, right] : null;
}

export function notationOf(source: string): Notation | null {
  const text = plain(source);
  const [, head, inside] = /^(P|E|Var)\s*\((.*)\)$/s.exec(text) ?? [];
  if (!head || closesEarly(inside!)) return null;
  if (head !== 'P') return { is: 'moment', moment: head === 'E' ? 'mean' : 'variance', of: inside!.trim() };
  const bar = outer(inside!, '|');
  // |X − 3| < 2 holds two bars.
  if (bar >= 0 && inside!.split('|').length > 2) return null;
  return {
    is: 'chance',
    event: (bar < 0 ? inside! : inside!.slice(0, bar)).trim(),
    given: bar < 0 ? null : inside!.slice(bar + 1).trim(),
  };
}

/** P(A) + P(B) is no P(…). */
function closesEarly(inside: string): boolean {
  let depth = 0;
  for (const one of inside) {
    if (one === '(') depth += 1;
    if (one === ')') depth -= 1;
    if (depth < 0) return true;
  }
  return false;
}

export const parsed = (text: string): Expression | null => {
  const found = parseExpression(text);
  return found.ok ? found.value : null;
};

/** The number that a text without letters says. */
export function numberOf(text: string, values: Values = {}): number | null {
  const one = parsed(text);
  if (!one || !symbolsOf(one).every((letter) => Object.hasOwn(values, letter))) return null;
  const value = evaluate(one, values);
  return Number.isFinite(value) ? value : null;
}

/** Σx, Σ(x − 20)², Σ(x − c): over what a sum goes. */
export function sumIn(
  source: string,
): { letter: string; from: number; by: string | null; power: 1 | 2 } | null {
  const text = plain(source)
    .replace(/\s+/g, '')
    .replace(/[−–]/g, '-')
    .replace(/\^\{2\}|²/g, '^2');
  const [, inner, plainLetter, isSquare] =
    /^Σ(?:\(([a-z][-+](?:\d+(?:\.\d+)?|[a-z]))\)|([a-z]))(\^2)?$/.exec(text) ?? [];
  if (inner === undefined && plainLetter === undefined) return null;
  const power = isSquare ? 2 : 1;
  if (inner === undefined) return { letter: plainLetter!, from: 0, by: null, power };
  const by = /^[a-z]-([a-z])$/.exec(inner)?.[1] ?? null;
  if (by === null && /[a-z]$/.test(inner)) return null;
  return { letter: inner[0]!, from: by === null ? -Number(inner.slice(1)) : Number.NaN, by, power };
}
