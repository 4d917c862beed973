import { withSums } from './typed/listed-sums.ts';
import { setInType } from './typed/set-in-type.ts';

/** Letters that are set upright for looks alone; d, e and i mean something so. */
const UPRIGHT = /\\(?:mathrm|text|rm)\{([a-ce-hj-zA-Z]|[fgh]{2})\}/g;
/** CAB, a product of matrices. */
const BOLD_PRODUCT = /\\mathbf\s?\{\s?([A-Z]{2,4})\s?\}/g;
const HYPERBOLIC = /\\(?:mathrm|text|rm)\{\s?((?:co)?sech|sinh|cosh|tanh|coth)\s?\}/g;
/** The real and the imaginary part. */
const PART = /\\(?:mathrm|text|rm)\{\s?(Re|Im)\s?\}/g;
const UNIT = /\\(?:mathbf|boldsymbol|bm|vec|hat|underline)\s?(?:\{\s?([ijk])\s?\}|([ijk])(?![a-zA-Z]))/g;
const ARROW = /\\(?:overrightarrow|vec)\s?\{\s?(?:\\(?:mathrm|text|mathit)\{)?([A-Z])\s?([A-Z])\}?\s?\}/g;
const CONJUGATE = /([a-z])\s?\^\s?(?:\{\s?(?:\*|\\ast)\s?\}|\*|\\ast)/g;
/** A bar above x is a mean. */
const BAR = /\\(?:bar|overline)\s?(?:\{\s?([uvwz])\s?\}|([uvwz])(?![a-zA-Z]))/g;
const BOLD = /\\mathbf\s([A-Z])(?![a-zA-Z])/g;
/** r.(2i + k): a point that is no end of a sentence. */
const DOT = /(\\mathbf\{?[a-z]\}?|[)}])\s?\.\s?(?=\\left|\(|\\begin|\\mathbf|\\overrightarrow|v_)/g;
/** 3i − j + 2k, typed without bold letters. */
const TYPED_VECTOR = /^[-+\d\sijk/.−]{3,60}$/;
const GREEK = new Map(
  Object.entries({ α: 'alpha', β: 'beta', γ: 'gamma', θ: 'theta', φ: 'phi', λ: 'lambda', ω: 'omega' }),
);
const TYPED_SIGNS = new Map(
  Object.entries({ '−': '-', '⩽': '≤', '⩾': '≥', '≦': '≤', '≧': '≥', '（': '(', '）': ')' }),
);
const TYPED_SIGN = /[−⩽⩾≦≧（）]/g;
const TYPED_GREEK = /([αβγθφλω])(\s?[a-zA-Z])?/g;

/** A formula in one notation: unit vectors as E_1, E_2, E_3, the vector from A to B as v_{AB}, a conjugate with a bar. */
export function plainNotation(written: string): string {
  const typed = withSums(setInType(written));
  // The d of an integral is no product.
  const source = typed.includes('\\int') ? typed.replaceAll('\\mathrm{d}', 'd') : typed;
  const plain = source
    .replace(UNIT, (_, braced?: string, bare?: string) => ` E_${'ijk'.indexOf((braced ?? bare)!) + 1} `)
    .replace(ARROW, ' v_{$1$2} ')
    .replace(CONJUGATE, ' conj($1) ')
    .replace(BAR, (_, braced?: string, bare?: string) => ` conj(${braced ?? bare}) `)
    .replace(DOT, '$1\\cdot ')
    .replace(BOLD, '\\mathbf{$1}')
    .replace(BOLD_PRODUCT, (_, names: string) => [...names].map((one) => `\\mathbf{${one}}`).join(''))
    .replace(HYPERBOLIC, '\\operatorname{$1}')
    .replace(PART, '\\operatorname{$1}')
    .replace(UPRIGHT, '$1')
    .replace(/(\d)\\[,;!](?=\d{3}(?!\d))/g, '$1')
    .replace(/([a-z)])\\[,;]\s?(?=\d)/g, '$1\\cdot ')
    .replace(/\)(?=\d{1,3}\s?\^)/g, ')\\cdot ')
    .replace(/\\[,;!]/g, ' ')
    .replace(TYPED_GREEK, (_, letter: string, next = '') => `\\${GREEK.get(letter)!}${next && ` ${next}`}`)
    .replace(TYPED_SIGN, (sign) => TYPED_SIGNS.get(sign)!)
    .replaceAll('\\tfrac', '\\frac')
    .replaceAll('\\text{d}', '\\mathrm{d}')
    .trim();
  const isVector = TYPED_VECTOR.test(plain) && plain.includes('j') && /[ik]/.test(plain);
  return isVector ? plain.replace(/[ijk]/g, (unit) => ` E_${'ijk'.indexOf(unit) + 1} `).trim() : plain;
}

/** Whether one is the conjugate of the other: z* of z. */
export function isConjugate(one: string, other: string): boolean {
  const [sign, name] = [plainNotation(one), other].map((text) => text.replace(/[\s${}]/g, ''));
  return sign === `conj(${name})` || sign === `${name}*`;
}

/** Whether a point inside a formula stands between two vectors. */
export const isScalarPoint = (before: string, after: string): boolean =>
  /(?:\\mathbf\{?[a-z]\}?|[)}])\s?$/.test(before) &&
  /^\s?(?:\\left|\(|\\begin|\\mathbf|\\overrightarrow)/.test(after);

const CLOSING: readonly [open: string, close: string][] = [
  ['$$', '$$'],
  ['$', '$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
];

/** Where formulas are marked: from before the mark that opens them to behind the one that closes them. */
export function markedIn(text: string): { from: number; to: number; inner: number; source: string }[] {
  const found: { from: number; to: number; inner: number; source: string }[] = [];
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    const marks = CLOSING.find(([open]) => !unclosed.has(open) && text.startsWith(open, at));
    if (!marks) continue;
    const [open, close] = marks;
    const inner = at + open.length;
    const end = text.indexOf(close, inner + 1);
    if (end < 0) {
      unclosed.add(open);
      continue;
    }
    found.push({ from: at, to: end + close.length, inner, source: text.slice(inner, end) });
    at = end + close.length - 1;
  }
  return found;
}
