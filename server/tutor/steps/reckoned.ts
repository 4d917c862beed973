import { evaluate } from '../../maths/algebra-system/expressions/evaluate.ts';
import { statementIn } from '../../maths/algebra-system/parsing/statement.ts';

/** Two sides that were set equal and are not. */
export interface Unequal {
  line: string;
  left: string;
  right: string;
  /** What the left side comes to, and the right one. */
  values: [string, string];
  /** The left side came out of a calculator in the other mode. */
  mode: 'degrees' | 'radians' | null;
}

const MAX_LENGTH = 400;
const MOST_LINES = 6;
const TRIG = /\b(sin|cos|tan) ?\(? ?(\d{1,3}(?:\.\d{1,4})?)\)?(?![\d°^])/g;
const WORDS_AHEAD =
  /^(?:(?!(?:sqrt|sin|cos|tan|ln|log|exp|pi)\b)[a-z'’]{2,14}[\s,]{1,2}){0,6}(?=[-\d(√]|sqrt|sin|cos|tan|ln|log)/i;

/** The first sum in a message whose sides differ; null where all hold or none is read. */
export function unequalIn(said: string, about: string): Unequal | null {
  if (said.length > MAX_LENGTH) return null;
  for (const line of said.split(/\n|[;；]|[,，] (?=[^=]{1,60}=)/).slice(0, MOST_LINES)) {
    const sides = line
      .split('=')
      .map((side) => side.trim())
      .slice(0, 5);
    for (let at = 1; at < sides.length; at += 1) {
      const isLast = at === sides.length - 1;
      const left = at === 1 ? withoutLead(sides[0]!) : sides[at - 1]!;
      const right = isLast ? withoutTail(sides[at]!) : sides[at]!;
      const found = compared(left, right, about);
      if (found) return { line: line.trim(), left, right, ...found };
    }
  }
  return null;
}

const IN_RADIANS = /\brad(?:ians?)?\b|π|\bpi\b|弧度/i;
const IN_DEGREES = /°|\bdeg(?:rees?)?\b|\b(?:180|360)\b|度/i;

function compared(left: string, right: string, about: string): Pick<Unequal, 'values' | 'mode'> | null {
  const theirs = valuesOf(right);
  const readings = valuesOf(left);
  if (theirs.length === 0 || readings.length === 0) return null;
  const agrees = (one: number) => theirs.some((other) => isClose(one, other, right));
  const turned = left.replaceAll(TRIG, '$1($2*pi/180)');
  const inDegrees = turned === left ? [] : valuesOf(turned);
  const [isRadians, isDegrees] = [IN_RADIANS.test(about), IN_DEGREES.test(about)];
  if (inDegrees.length > 0) {
    // In which measure a bare number is, only the question tells.
    if (isRadians === isDegrees) return null;
    const [meant, other] = isRadians ? [readings, inDegrees] : [inDegrees, readings];
    if (meant.some(agrees) || !other.some(agrees)) return null;
    return { values: [written(meant[0]!), written(theirs[0]!)], mode: isRadians ? 'degrees' : 'radians' };
  }
  return readings.some(agrees) ? null : { values: [written(readings[0]!), written(theirs[0]!)], mode: null };
}

/** "ln 500/64" is read in both ways. */
function valuesOf(side: string): number[] {
  const grouped = side.replaceAll(/\b(ln|log) ?(\d{1,6} ?\/ ?\d{1,6})/g, '$1($2)');
  return [...new Set([side, grouped])].map(valueOf).filter((one) => one !== null);
}

/** Without the words behind the formula. */
const withoutTail = (side: string): string =>
  side
    .replace(/[\s?？。.!]{1,4}$/u, '')
    .replace(/(?:\s(?:is|right|correct|ok|so|that)\b.{0,20}|\s?\p{Script=Han}.{0,12})$/iu, '')
    .trim();

/** Without those before it. */
const withoutLead = (side: string): string =>
  side
    .replace(WORDS_AHEAD, '')
    .replace(/^\p{Script=Han}{1,10}[:： ]?/u, '')
    .trim();

function valueOf(typed: string): number | null {
  if (!/\d/.test(typed) || typed.length > 80) return null;
  const formula = typed
    .replaceAll(/(?<=[\d)!]) ?[x×·] ?(?=[-\d(]|sin|cos|tan|ln|log|sqrt)/g, ' * ')
    .replaceAll('÷', '/');
  const letters = formula.replaceAll(/sqrt|sin|cos|tan|ln|log|exp|pi|π|(?<![a-z])e(?![a-z])/gi, '');
  if (/[a-zα-ω\p{Script=Han}%]/iu.test(letters)) return null;
  const statement = statementIn(formula);
  const value = statement?.kind === 'expression' ? evaluate(statement.value, {}) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** Equal as far as the second one was written. */
function isClose(one: number, other: number, written: string): boolean {
  const places = /\.(\d{1,9})$/.exec(written)?.[1]?.length;
  const unit = places === undefined ? 0 : 1.01 * 10 ** -places;
  return Math.abs(one - other) <= Math.max(unit, 1e-9 * Math.max(1, Math.abs(one)));
}

const written = (value: number): string =>
  Number.isInteger(value) ? `${value}` : `${Number(value.toPrecision(3))}`;

const PRODUCT = /^(?:[a-z' ]{0,24}?)(\d{1,5}(?: ?[x×*·] ?\d{1,5}){1,5})(?: ?= ?(\d{1,9}))?$/i;

/** A product of whole numbers that misses one factor: which one, and whether it stands there once already. */
export function factorMissed(
  said: string,
  ours: string,
): { factor: string; product: string; isTwice: boolean } | null {
  const product = PRODUCT.exec(said.trim().replace(/[\s?？.。]{1,3}$/u, ''))?.[1];
  const answer = Number(/^(?:[a-z] ?= ?)?(-?\d{1,9})$/i.exec(ours.trim())?.[1] ?? Number.NaN);
  if (!product || !Number.isFinite(answer)) return null;
  const factors = product.split(/ ?[x×*·] ?/).map(Number);
  const ratio = answer / factors.reduce((all, one) => all * one, 1);
  return Number.isInteger(ratio) && ratio > 1 && ratio < 1000
    ? { factor: `${ratio}`, product, isTwice: factors.includes(ratio) }
    : null;
}
