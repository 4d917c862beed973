import { barsApart } from './barred.ts';
/** Σ(x − a), Σ(x − a)², x̄ or s², by what is taken off. */
export interface SumTold {
  letter: string;
  kind: 'sum' | 'squares' | 'about mean' | 'mean' | 'size';
  from: number;
  value: number;
}

const TIDY: [find: RegExp, put: string][] = [
  [/\\(?:textstyle|displaystyle|left|right|,|;|!|quad|qquad)|[\s$]/g, ''],
  [/\\(?:sum|Sigma)|∑/g, 'Σ'],
  [/[−–]/g, '-'],
  [/²|\^\{2\}/g, '^2'],
  [/\\(?:bar|overline)\{?([a-z])\}?|conj\(([a-z])\)|([a-z])\u0304/g, '<$1$2$3>'],
];

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const FORMS: [form: RegExp, kind: SumTold['kind']][] = [
  [new RegExp(`^Σ([a-z])=${NUMBER}$`), 'sum'],
  [new RegExp(`^Σ([a-z])\\^2=${NUMBER}$`), 'squares'],
  [new RegExp(`^Σ\\(([a-z])-<\\1>\\)\\^2=${NUMBER}$`), 'about mean'],
  [new RegExp(`^<([a-z])>=${NUMBER}$`), 'mean'],
  [new RegExp(`^(n)=${NUMBER}$`), 'size'],
  [new RegExp(`^n_\\{?([a-z])\\}?=${NUMBER}$`), 'size'],
];
const CODED = new RegExp(`^Σ\\(([a-z])([-+]\\d+(?:\\.\\d+)?)\\)(\\^2)?=${NUMBER}$`);

/** What an equation tells of data; null where it is another. */
export function sumIn(source: string): SumTold | null {
  const text = TIDY.reduce((one, [find, put]) => one.replace(find, put), barsApart(source));
  for (const [form, kind] of FORMS) {
    const [, letter, value] = form.exec(text) ?? [];
    if (letter) return { letter, kind, from: 0, value: Number(value) };
  }
  const [, letter, shift, isSquare, value] = CODED.exec(text) ?? [];
  return letter
    ? { letter, kind: isSquare ? 'squares' : 'sum', from: -Number(shift), value: Number(value) }
    : null;
}
