import { rounded } from '../../../writing/rounding.ts';
import { readUnit } from '../../../reading/physics/values.ts';
import { phi } from '../../../algebra-system/numeric/distributions.ts';
import { withLimits } from './limits.ts';
import type { Unit } from '../../../algebra-system/numbers/units.ts';

/** Stands where a unit was typed; the number behind it says which. */
export const UNIT_MARK = '\u{e000}';

const WIDE: Record<string, string> = {
  '，': ', ',
  '、': ', ',
  '；': '; ',
  '。': '; ',
  '：': ': ',
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '＝': '=',
  '＋': '+',
  '－': '-',
  '−': '-',
  '–': '-',
  '＜': '<',
  '＞': '>',
  '≡': '=',
  '≈': '=',
  '≃': '=',
  '≅': '=',
  '∆': 'Δ',
};
const WIDE_SIGNS = new RegExp(`[${Object.keys(WIDE).join('')}]`, 'gu');

/** Ten to a power behind a number belongs to it: 3.0×10^8 / 6.0×10^14. */
const SCIENTIFIC =
  /(?<![\w.^])(\d+(?:\.\d+)?)\s{0,3}(?:×|x|\*|·|\\times|\\cdot)\s{0,3}10\s{0,3}(?:\^\s{0,3}(?:\{\s{0,3}(-?\d{1,3})\s{0,3}\}|\(\s{0,3}(-?\d{1,3})\s{0,3}\)|(-?\d{1,3}))|([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))/gu;

/** ln x(x + 2) is the logarithm of the product, as is ln (x + 2)x. */
const LOG_OF_PRODUCT =
  /(\\?(?:ln|lg|log))\s{0,2}([a-z]\s?|\([^()]{1,40}\)\s?)(\([^()]{1,40}\)|[a-z](?![A-Za-z]))(?=\s{0,3}(?:[=+,;)-]|$))/g;

/** 0.40e-3 */
const E_NOTATION = /(?<![\w.^])(\d{1,9}(?:\.\d{1,9})?)e([-+]?\d{1,3})(?![\w.])/g;
/** 2xlnx is 2x ln x, and xsinx is x sin x; tanh x is no tan. */
const GLUED_FUNCTION = /(?<![A-Za-z\\])(?!using(?![A-Za-z]))([a-z]?)(ln|sin|cos|tan)([a-gi-zθ])(?![A-Za-z])/g;

const ORDINALS: Record<string, string> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
};

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const CHOSEN = /(?<![\w.])(?:\{\s?\}|\^)?\s?\^?\{?(\d{1,3})\}?\s?_?C\s?_?\{?(\d{1,3})\}?(?![\w(])/gu;
const BINOMIAL = /\\d?binom\s{0,3}\{(\d{1,3})\}\s{0,3}\{(\d{1,3})\}/gu;
const ARRANGED = /(?<![\w.])(?:\^)?\{?(\d{1,3})\}?\s?_?P\s?_?\{?(\d{1,3})\}?(?![\w(])/gu;

/** "(3sf)", "(to 2 d.p.)": how it was rounded. */
const ROUNDED =
  /[(（]\s?(?:to |correct to )?\d\s?(?:s\.?\s?f\.?|d\.?\s?p\.?|sig\.?\s?figs?\.?|significant figures|decimal places)\s?[)）]|\(\s?ans\.?\s?\)/giu;

/** "a + 4d = 17 ①" */
const NUMBERED = /[\s.·…]{0,9}[①-⑳]\s{0,9}$/u;

/** The line with signs that mean the same written in one way. */
export function plainly(line: string): string {
  return withLimits(withPlainSigns(line));
}

function withPlainSigns(line: string): string {
  return line
    .replace(
      /(?<=[\s）)])\(([^()]{1,40}[<>≤≥≠][^()]{1,40})\)|（([^（）]{1,40}[<>≤≥≠][^（）]{1,40})）/gu,
      (_, one?: string, other?: string) => `; ${one ?? other};`,
    )
    .replace(ROUNDED, ' ')
    .replace(NUMBERED, '')
    .replace(/(?<![A-Za-z])([a-z])\s?\^\s?\(\s?-\s?1\s?\)(?=\s?\([a-z]\))/g, '$1^{-1}')
    .replace(WIDE_SIGNS, (sign) => WIDE[sign]!)
    .replace(/\\(?:displaystyle|quad|qquad)(?![A-Za-z])|\\[,;!:\s]/g, ' ')
    .replace(/\\\(|\\\)|\\\[|\\\]|\$/g, ' ')
    .replace(/(?<=[A-Za-z])\s{1,3}\^(?=\s?[{-])/g, '^')
    .replace(LOG_OF_PRODUCT, '$1($2$3)')
    .replace(/_\s?\{\s?\\(?:text|mathrm)\s?\{([^{}]{1,20})\}\s?\}/g, '_{$1}')
    .replace(/\\mathrm\s{0,3}\{\s?([dei])\s?\}/g, '$1')
    .replace(
      /\\(?:text|mathrm|textrm|operatorname)\s{0,3}\{((?:[^{}]|\^\{-?\d{1,3}\}){0,80})\}/g,
      (_, inner: string) => ` ${inner} `,
    )
    .replace(/\\(?:left|right)\s?(?=[[\]])/g, '')
    .replace(/\\(?:therefore)(?![A-Za-z])/g, '∴')
    .replace(/\\(?:because)(?![A-Za-z])/g, '∵')
    .replace(/\\(?:Rightarrow|implies|Longrightarrow|to|rightarrow)(?![A-Za-z])|=>|->|⟹|→|⟶/g, '⇒')
    .replace(/\\(?:iff|Leftrightarrow)(?![A-Za-z])|⟺|⇔/g, '⇒')
    .replace(/\\(?:approx|equiv|simeq)(?![A-Za-z])/g, '=')
    .replace(/(?<![A-Za-z])([tT])_?(?:½|\{?\s?1\s?\/\s?2\s?\}?|\{\\frac\{?1\}?\{?2\}?\})/gu, '$1_{h}')
    .replace(/(?<![A-Za-z])d2([a-z])\s?\/\s?d([a-z])2(?!\d)/g, 'd^2$1/d$2^2')
    .replace(GLUED_FUNCTION, '$1 $2 $3')
    .replace(E_NOTATION, '($1*10^{$2})')
    .replace(/(?<=[A-Z])(?=(?:sin|cos|tan)(?![a-z]{3}|g(?![A-Za-z])))/g, ' ')
    .replace(/(?<!\w)[1-6](?:st|nd|rd|th)(?!\w)/g, (typed) => ORDINALS[typed] ?? typed)
    .replace(/÷\s?(d[a-z]\s?\/\s?d[a-z])(?![A-Za-z])/g, '÷ ($1)')
    .replace(SCIENTIFIC, (_, digits: string, ...to: (string | undefined)[]) => {
      const power = to[0] ?? to[1] ?? to[2] ?? raised(to[3]!);
      return `(${digits}*10^{${power}})`;
    })
    .replace(BINOMIAL, chosen)
    .replace(CHOSEN, chosen)
    .replace(ARRANGED, (_, n: string, r: string) => `(${n}!/((${Math.max(0, Number(n) - Number(r))})!))`)
    .replace(
      /(?:Φ|\\Phi|Φ)\s?\(\s?(-?\d{1,3}(?:\.\d{1,6})?)\s?\)/gu,
      (_, z: string) => `(${rounded(phi(Number(z)), { kind: 'places', digits: 10 })})`,
    )
    .replace(/!\s{0,2}(?=\d)/g, '!*')
    .replace(/[ΣΔ](?=\s?[=<>])/gu, (sign) => (sign === 'Δ' ? 'D' : sign))
    .replace(/√\s?(\d+(?:\.\d+)?)/gu, 'sqrt($1)')
    .replace(/(?<![A-Za-z])Var(?=\s?\()/g, 'V');
}

const chosen = (_: string, n: string, r: string) =>
  `(${n}!/(${r}!*(${Math.max(0, Number(n) - Number(r))})!))`;

const raised = (text: string): string =>
  [...text].map((sign) => (sign === '⁻' ? '-' : `${RAISED.indexOf(sign)}`)).join('');

/** A number, or a bracket, that a unit may stand behind. */
const MEASURED = /(?:\d|\)|\}|½)(?=\s{0,3}[A-Za-zμΩ°%⋅/])/gu;
/** Letters that are units only where nothing else is called so. */
const ALONE = /^[A-Za-z]$/;

/** Units behind numbers, taken out of the line; what each was stands in the list, by its place. */
export function withoutUnits(
  line: string,
  isLetter: (name: string) => boolean,
): { text: string; units: Unit[] } {
  const units: Unit[] = [];
  let text = '';
  let done = 0;
  for (const { index } of line.matchAll(MEASURED)) {
    const at = index + 1;
    if (at < done) continue;
    const { unit, length } = readUnit(line.slice(0, endOf(line, at)), at);
    if (!unit || length === 0) continue;
    const typed = line.slice(at, at + length);
    const isSum = /[=≈]\s{0,3}[^=A-Za-z]{1,60}$/u.test(line.slice(0, at));
    if (!isUnit(typed, line.slice(at + length), isSum && typed.startsWith(' ') ? () => false : isLetter))
      continue;
    text += `${line.slice(done, at)}${UNIT_MARK}${units.length};`.replace(/;$/, UNIT_MARK);
    units.push(unit);
    done = at + length;
  }
  return { text: text + line.slice(done), units };
}

/** A unit ends before the next sign of equality. */
function endOf(line: string, from: number): number {
  const at = line.slice(from).search(/[=<>⇒∴,;]/u);
  return at < 0 ? line.length : from + at;
}

function isUnit(typed: string, after: string, isLetter: (name: string) => boolean): boolean {
  const name = typed.trim();
  if (name.includes('*')) return false;
  if (name.startsWith('°') && !name.startsWith('°C')) return false;
  if (/^\s{0,3}[(^_=]?\(/.test(after) && ALONE.test(name)) return false;
  if (/^[A-Za-z]/.test(after)) return false;
  if (/^[A-Za-z]\s?[\^²³]/.test(name) && !/^[msk]/.test(name)) return false;
  // 1/u and 2t-1, where u and t are letters of the question.
  const [base, another] = name.match(/[A-Za-z]+/g) ?? [];
  if (base?.length === 1 && another === undefined && name !== base && isLetter(base)) return false;
  if (!ALONE.test(name))
    return (
      !/^[a-z]{1,2}$/.test(name) ||
      /^(?:c?m|mm|km|nm|kg|ms|pF|nF|kN|kW|MW|kJ|MJ|Pa|Hz|eV|s)$/.test(name) ||
      typed.startsWith(' ')
    );
  if (isLetter(name)) return false;
  const isEnd = /^\s{0,3}(?:$|[,;.:)=⇒∴]|[A-Za-z]{2}|\p{Script=Han})/u.test(after);
  return isEnd && (typed.startsWith(' ') || /[NJWVACKΩ]/.test(name));
}
