import { type Expression, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { parseExpression } from '../../../algebra-system/parsing/statement.ts';

const END = String.raw`(?:\{([^{}]{1,30})\}|\(([^()]{1,30})\)|(-?[\w.∞πα-ω√/]{1,12}))`;
/** "_0^1", "from 0 to π/2", "(0 → 1)", "在 0 到 1 上": between which ends. */
const RAISED_ENDS = new RegExp(String.raw`^\s?_\s?${END}\s?\^\s?${END}`, 'u');
const ENDS_IN_WORDS = new RegExp(
  String.raw`^\s{0,2},?\s{0,2}(?:with limits|limits|between|from|在|从)?\s?:?\s{0,2}${END}\s?(?:to|and|→|⇒|到|至)\s?${END}(?:\s?上)?`,
  'u',
);
const IN_WORDS = /^\s{0,2},?\s{0,2}(?:with limits|limits|between|from|在|从)/u;

interface Ends {
  from: string;
  to: string;
  length: number;
}

function endsAt(text: string): Ends | null {
  const match = RAISED_ENDS.exec(text) ?? (IN_WORDS.test(text) ? ENDS_IN_WORDS.exec(text) : null);
  if (!match) return null;
  const [from, to] = [match.slice(1, 4), match.slice(4, 7)].map((each) =>
    each.find((one) => one !== undefined),
  );
  return from && to ? { from, to, length: match[0].length } : null;
}

/** "[x²/2] from 0 to 1" as the difference that it is, and "∫ x dx from 0 to 1" with its limits. */
export const withLimits = (line: string): string => withIntegralLimits(withBracketLimits(line));

function withBracketLimits(line: string): string {
  const open = line.lastIndexOf('[');
  if (open < 0) return line;
  for (let at = open; at >= 0; at = line.lastIndexOf('[', at - 1)) {
    const close = closingAt(line, at);
    const ends = close < 0 ? null : endsAt(line.slice(close + 1));
    const made = ends && between(line.slice(at + 1, close), ends);
    if (made) return withBracketLimits(`${line.slice(0, at)}(${made})${line.slice(close + 1 + ends.length)}`);
    if (at === 0) break;
  }
  return line;
}

function closingAt(line: string, open: number): number {
  let depth = 0;
  for (let at = open; at < line.length; at += 1) {
    if ('[('.includes(line[at]!)) depth += 1;
    if ('])'.includes(line[at]!) && (depth -= 1) === 0) return line[at] === ']' ? at : -1;
  }
  return -1;
}

const BY = ['x', 't', 'u', 'theta', 'y'];

/** What a bracket is worth between its ends; null where its letter is not clear. */
function between(inner: string, ends: Ends): string | null {
  const [of, from, to] = [inner, ends.from, ends.to].map((part) => {
    const parsed = parseExpression(part);
    return parsed.ok ? parsed.value : null;
  }) as [Expression | null, Expression | null, Expression | null];
  if (!of || !from || !to) return null;
  const letters = symbolsOf(of);
  const letter = letters.length === 1 ? letters[0]! : BY.find((one) => letters.includes(one));
  if (!letter) return null;
  return `(${toText(substitute(of, letter, to))}) - (${toText(substitute(of, letter, from))})`;
}

const INTEGRAL = /(?:∫|\\int)(?!\s?[_^])([^∫=;,]{1,120}?(?<![A-Za-z])d\s?[a-zθ](?![A-Za-z/]))/gu;

function withIntegralLimits(line: string): string {
  let made = '';
  let done = 0;
  for (const match of line.matchAll(INTEGRAL)) {
    const end = match.index + match[0].length;
    const ends = IN_WORDS.test(line.slice(end)) ? endsAt(line.slice(end)) : null;
    if (!ends) continue;
    made += `${line.slice(done, match.index)}∫_{${ends.from}}^{${ends.to}}${match[1]!}`;
    done = end + ends.length;
  }
  return made + line.slice(done);
}
