import { difference, substitute, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { parseUnit } from '../../algebra-system/numbers/units.ts';
import { type Parsed, parseExpression } from '../../algebra-system/parsing/statement.ts';

const LIMITS =
  /^\s{0,9}(?:\\left)?\s{0,9}\[(.{1,300}?)(?:\\right)?\s{0,9}\]\s{0,9}_\s{0,9}(?:\{([^{}]{1,300})\}|(\(?-?[\w.π]{1,300}\)?))\s{0,9}\^\s{0,9}(?:\{((?:[^{}]|\{[^{}]{0,60}\}){1,60})\}|(\(?-?[\w.π/]{1,300}\)?))\s{0,9}$/s;

/** [F(x)]_a^b is F(b) - F(a). */
export function betweenLimits(text: string): Parsed | null {
  const [, inner, ...ends] = LIMITS.exec(text) ?? [];
  const [from, to] = [ends[0] ?? ends[1], ends[2] ?? ends[3]];
  const [of, low, high] = [inner, from, to].map((part) => (part ? parseExpression(part) : null));
  if (!of?.ok || !low?.ok || !high?.ok) return null;
  const [letter, ...others] = symbolsOf(of.value);
  if (!letter || others.length > 0) return null;
  const value = difference(substitute(of.value, letter, high.value), substitute(of.value, letter, low.value));
  return { ok: true, statement: { kind: 'expression', value }, met: new Set() };
}

const UNIT = /(?<=[\d})])(?:\s|\\[;,:! ]|~)*\\(?:mathrm|text)\s*\{((?:[^{}]|\{[^{}]*\})+)\}/g;

/** The same places in the text, with the letters d, e, i and the degree sign as they are typed without LaTeX. */
export function withPlainLetters(text: string): string {
  return text
    .replaceAll('&', ' ')
    .replace(/\\mathrm\s*\{\s*([dei])\s*\}/g, (whole, letter: string) => letter.padStart(whole.length))
    .replace(/\^\s*\{\s*\\circ\s*\}/g, (whole) => '°'.padEnd(whole.length));
}

/** 5\,\mathrm{mm} is 5 × 10⁻³: the values of a line are compared in SI units. */
export function inSi(text: string): string {
  return text.replace(UNIT, (whole, name: string) => {
    const unit = parseUnit(name);
    if (!unit || unit.offset !== 0) return whole;
    const [mantissa, exponent] = unit.scale.toExponential().split('e');
    return unit.scale === 1 ? '' : ` \\times ${mantissa} \\times 10^{${Number(exponent)}}`;
  });
}
