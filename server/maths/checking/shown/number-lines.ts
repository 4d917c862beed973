import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { parseExpression } from '../../algebra-system/parsing/statement.ts';

/** `holds`: every side is a number and all agree; `fails`: two numbers that do not; null where it cannot be judged. */
export type Truth = 'holds' | 'fails' | null;

export interface Side {
  /** Null for a name or a formula with letters. */
  value: number | null;
  /** The largest error that rounding of its decimals may cause. */
  slack: number;
}

/** The number e and the unit i are set upright as well. */
const UNIT =
  /(?:\\[;,:! ]|\s){0,9}(?:\^\{\\circ\}(?:\\mathrm\{C\})?|\\(?:mathrm|text)\{(?![ei]\})[^{}]{0,60}\}|\\Omega|\\%)\s{0,9}$/;
const DECIMAL = /(?<!\d)\d+\.\d+/g;

/** Judges the numbers of one printed formula by themselves. */
export function truthOf(tex: string): { truth: Truth; names: string[] } {
  const links = tex.split(/\\(?:Rightarrow|implies|quad|qquad)(?![A-Za-z])|,\\[;, ]|;/);
  const verdicts = links.filter((one) => /[=≈]|\\approx/.test(one)).map(judgeLink);
  if (verdicts.some(({ truth }) => truth === 'fails')) return { truth: 'fails', names: [] };
  const holds = verdicts.length === links.length && verdicts.every(({ truth }) => truth === 'holds');
  return { truth: holds ? 'holds' : null, names: verdicts.flatMap(({ names }) => names) };
}

function judgeLink(link: string): { truth: Truth; names: string[] } {
  // An inverse function gives radians, the line goes on in degrees.
  if (/(?:sin|cos|tan)\^\{?-1|\\arc/.test(link) && /\\circ/.test(link)) return { truth: null, names: [] };
  if (/\\pm|[<>]|\\(?:leq?|geq?|neq?|to|sim|pmod|equiv|mid)\b|\|/.test(link))
    return { truth: null, names: [] };
  const texts = sidesOf(link);
  // "0 = 1" shows a contradiction on purpose.
  if (texts.every((side) => /^-?\d+$/.test(side))) return { truth: null, names: [] };
  const sides = texts.map(sideOf);
  const numbers = sides.filter(({ value }) => value !== null);
  for (const [at, one] of numbers.entries())
    for (const other of numbers.slice(at + 1)) if (!agree(one, other)) return { truth: 'fails', names: [] };
  const names = texts.filter((_, index) => sides[index]!.value === null);
  const isAll = names.length === 0 || (names.length === 1 && sides[0]!.value === null);
  return { truth: isAll && numbers.length >= 2 ? 'holds' : null, names };
}

/** At the signs of equality that stand outside every bracket. */
function sidesOf(link: string): string[] {
  const sides = [''];
  let depth = 0;
  for (const token of link.match(/\\approx|\\[A-Za-z]+|\\.|[\s\S]/g) ?? []) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (depth === 0 && /^(?:=|≈|\\approx)$/.test(token)) sides.push('');
    else sides[sides.length - 1] += token;
  }
  return sides.map((side) => side.trim()).filter(Boolean);
}

function sideOf(tex: string): Side {
  if (/^(?:\\[A-Za-z]+|[A-Za-z])(?:_\{?\w+\}?)?$/.test(tex)) return { value: null, slack: 0 };
  const bare = /\\(?:sin|cos|tan)(?![A-Za-z])/.test(tex) ? tex : tex.replace(UNIT, '').trim();
  const value = numberOf(bare);
  return { value, slack: value === null ? 0 : slackOf(bare, value) };
}

function numberOf(tex: string): number | null {
  const read = parseExpression(tex);
  if (!read.ok || symbolsOf(read.value).length > 0) return null;
  try {
    const value = evaluate(read.value);
    return Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}

/** A difference may leave a rounding error of any size; any other small number, such as 3.6 × 10⁻¹⁹, is exact. */
const mayCancel = (tex: string) => /.[-+]|\\(?:sin|cos|tan)/.test(tex.replace(/\^\{-?\d+\}/g, ''));

/** A decimal of four figures or more, and a share of three, may have been rounded: it stands for half a unit of its last digit to either side. */
function slackOf(tex: string, value: number): number {
  let slack = 1e-9 * (mayCancel(tex) ? Math.max(1, Math.abs(value)) : Math.abs(value));
  for (const decimal of tex.matchAll(DECIMAL)) {
    const figures = decimal[0].replace(/^0\.0*|\./g, '').length;
    if (figures < (decimal[0].startsWith('0.') ? 3 : 4) && decimal[0] !== tex) continue;
    const places = decimal[0].split('.')[1]!.length;
    const moved = (Number(decimal[0]) + 0.5 * 10 ** -places).toFixed(places + 1);
    const other = numberOf(
      tex.slice(0, decimal.index) + moved + tex.slice(decimal.index + decimal[0].length),
    );
    if (other !== null) slack += Math.abs(other - value) * 1.02;
  }
  // A long whole number may be rounded to the figures that it shows.
  const plain = /^-?(\d{5,40}?)(0{0,40})$/.exec(tex);
  if (plain) slack += 0.5 * 10 ** plain[2]!.length;
  return slack;
}

/** The name and the number of "v = 30 + 2 × 5"; null for any other formula. */
export function namedNumber(tex: string): { name: string; side: Side } | null {
  const [name, ...rest] = sidesOf(tex);
  if (name === undefined || rest.length === 0) return null;
  const sides = rest.map(sideOf);
  return sideOf(name).value === null && sides.every(({ value }) => value !== null)
    ? { name, side: sides.at(-1)! }
    : null;
}

/** Whether two sides are the same number to the digits shown. */
export const agree = (one: Side, other: Side): boolean =>
  Math.abs(one.value! - other.value!) <= one.slack + other.slack;
