import { phi } from '../../algebra-system/numeric/distributions.ts';
import { binomial } from '../../algebra-system/numbers/binomial.ts';
import { parseUnit } from '../../algebra-system/numbers/units.ts';
import { parseExpression } from '../../algebra-system/parsing/statement.ts';
import type { Expression } from '../../algebra-system/expressions/expression.ts';

/** One side of a printed equation: what it is called if it is a name alone, and the expression if it can be read. */
export interface Side {
  tex: string;
  name: string | null;
  /** f(2) and f'(x): the function, how often it is differentiated, and the argument. */
  applied: { name: string; primes: number; argument: Expression } | null;
  value: Expression | null;
  /** The SI value of one of its unit. */
  scale: number;
  /** It follows a sign of approximation. */
  isRounded: boolean;
}

/** One equation of a printed line, with the values that stand before it: "x = 2: y = 5". */
export interface Link {
  sides: Side[];
  where: Link[];
}

const NOT_AN_EQUATION =
  /\\(?:mp|leq?|geq?|leqslant|geqslant|neq?|to|sim|pmod|equiv|mid|in|cap|cup|ldots|dots|cdots|mathbf|frac\{\\?(?:mathrm\{)?d)(?![a-z])|[<>]|\\text\{[^{}]{0,9}\b(?:or|and)\b|\.\.\./;
const BETWEEN = /\\(?:Rightarrow|implies|quad|qquad)(?![A-Za-z])|,\s|,\\[;:, !]|(?<!\\);/;

/** The equations of a printed line; what is no equation is left out. */
export function linksOf(tex: string): Link[] {
  const [last = '', ...before] = withNames(tex)
    .split(/:(?=\\|\s|$)/)
    .toReversed();
  const where = before.flatMap((part) => plainLinks(part, []));
  return plainLinks(last, where);
}

/** The last side of a line, from which the next one may go on. */
export const endOf = (tex: string): Side | null => linksOf(tex).at(-1)?.sides.at(-1) ?? expressionOf(tex);

/** A line that is an expression alone, such as the terms of a sum. */
export function expressionOf(tex: string): Side | null {
  const named = withNames(tex);
  if (/=|≈|\\approx|,|:/.test(named) || NOT_AN_EQUATION.test(named)) return null;
  const side = sideOf(named.replace(/(?<!\\)\\[;:,! ] ?/g, ' ').trim(), false);
  return side.value ? side : null;
}

const plainLinks = (tex: string, where: Link[]): Link[] =>
  partsBetween(tex)
    .filter((part) => /=|≈|\\approx/.test(part) && !NOT_AN_EQUATION.test(part))
    .map((part) => ({ sides: sidesOf(part), where }))
    .filter(({ sides }) => sides.length > 0);

/** The parts between separators, without those whose brackets are not balanced. */
function partsBetween(tex: string): string[] {
  return tex
    .split(BETWEEN)
    .map((part) => part.replace(/(?<!\\)\\[;:,! ] ?/g, ' ').trim())
    .filter((part) => isBalanced(part));
}

const isBalanced = (text: string) =>
  ['()', '{}', '[]'].every(([open, close]) => text.split(open!).length === text.split(close!).length);

/** At the signs of equality that stand outside every bracket. */
function sidesOf(part: string): Side[] {
  const sides = [{ tex: '', isRounded: false }];
  let depth = 0;
  for (const token of part.match(/\\approx|\\[A-Za-z]+|\\.|[\s\S]/g) ?? []) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (depth === 0 && /^(?:=|≈|\\approx)$/.test(token)) sides.push({ tex: '', isRounded: token !== '=' });
    else sides.at(-1)!.tex += token;
  }
  return sides.filter(({ tex }) => tex.trim()).map(({ tex, isRounded }) => sideOf(tex.trim(), isRounded));
}

const UNIT = /(?<=[\d})]) *\\(?:mathrm|text)\{((?:[^{}]|\{[^{}]{0,20}\}){1,60})\}$/;
const NAME =
  /\\bar\{[a-z]\}|\\operatorname\{[A-Za-z]{1,9}\}\([A-Z]\)|(?<![A-Za-z\\])[EP]\([^()]{1,60}\)|(?:(?<![A-Za-z\\])[A-Za-z]|\\(?:alpha|beta|lambda|mu|nu|omega|rho|sigma|theta|varepsilon|chi))_(?:\{[^{}]{1,20}\}|[A-Za-z0-9])|(?<![A-Za-z\\])[a-z]'{1,2}(?!\()/g;
const APPLIED = /^([A-Za-z])('{0,2})(?:\\left)?\((.+?)(?:\\right)?\)$/;

function sideOf(tex: string, isRounded: boolean): Side {
  const degrees = /^(-?\d+(?:\.\d+)?) ?\^\{?\\circ\}?$/.exec(tex)?.[1];
  const unit = UNIT.exec(tex);
  const bare = degrees ?? (unit ? tex.slice(0, unit.index).trim() : tex);
  const scale = degrees ? Math.PI / 180 : unit ? scaleOf(unit[1]!) : 1;
  const [, called, primes = '', inside] = APPLIED.exec(bare) ?? [];
  const argument = called && isBalanced(inside!) ? readTex(inside!) : null;
  const value = scale === null ? null : readTex(bare);
  return {
    tex: bare,
    name: value?.kind === 'symbol' ? value.name : null,
    applied: argument && { name: called!, primes: primes.length, argument },
    value: argument && /^[fghpG]$/.test(called!) ? null : value,
    scale: scale ?? 1,
    isRounded,
  };
}

function scaleOf(unit: string): number | null {
  const known = parseUnit(unit);
  return known && known.offset === 0 ? known.scale : null;
}

/** Names of several signs stand as one letter with a number, the same wherever they stand. */
function withNames(tex: string): string {
  return tex
    .replace(/\\frac\{\\mathrm\{d\}([uv])\}\{\\mathrm\{d\}[a-z]\}/g, "$1'")
    .replace(NAME, (name) => (/^[uv]'$/.test(name) ? name : ` z_{${codeOf(name)}} `))
    .replace(/u'/g, ` ${SLOPES.u} `)
    .replace(/v'/g, ` ${SLOPES.v} `);
}

/** u' and v'. */
export const SLOPES = { u: 'z_{9001}', v: 'z_{9002}' };

function codeOf(name: string): string {
  const plain = name.replace(/[{}\s]|\\left|\\right/g, '');
  return [...plain].map((sign) => sign.codePointAt(0)!.toString().padStart(4, '0')).join('');
}

export function readTex(tex: string): Expression | null {
  const plain = tex
    .replace(/\\[dt]frac(?![a-z])/g, '\\frac')
    .replace(
      /\\binom\{(\d{1,3})\}\{(\d{1,3})\}/g,
      (_, n: string, r: string) => `(${binomial(Number(n), Number(r))})`,
    )
    .replace(
      /\\Phi(?:\\left)?\((-?\d+(?:\.\d+)?)(?:\\right)?\)/g,
      (_, z: string) => `(${phi(Number(z)).toFixed(4)})`,
    )
    .replace(/(?<![\d.])(\d{1,40}(?:\.\d{1,40})?) ?\^\{?\\circ\}?/g, '\\left(\\frac{$1\\pi}{180}\\right)');
  const parsed = parseExpression(plain);
  return parsed.ok ? parsed.value : null;
}
