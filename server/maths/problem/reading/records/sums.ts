/** Σ(x − k)² = 9640: over what it goes, and what it is. */
export interface RecordSum {
  letter: string;
  /** What is taken off each: a number, or a letter. */
  from: number | string;
  power: 1 | 2;
  value: number;
}

const tidy = (source: string): string =>
  source
    .replace(/[$\s{}]|\\(?:left|right|displaystyle|[,;!])/g, '')
    .replace(/\\?(?:sum|Sigma)|∑/, 'Σ')
    .replace(/[−–]/g, '-')
    .replaceAll('²', '^2');

const NAME = /^Σ(?:\(([a-z])([-+])(\d+(?:\.\d+)?|[a-z])\)|([a-z]))(\^2)?$/;

export function sumNamed(source: string): Omit<RecordSum, 'value'> | null {
  const [, coded, sign, shift, plain, square] = NAME.exec(tidy(source)) ?? [];
  const letter = coded ?? plain;
  if (letter === undefined) return null;
  const isLetter = shift !== undefined && /[a-z]/.test(shift);
  if (isLetter && sign === '+') return null;
  const from = shift === undefined ? 0 : isLetter ? shift : sign === '-' ? Number(shift) : -Number(shift);
  return { letter, from, power: square ? 2 : 1 };
}

export function sumTold(source: string): RecordSum | null {
  const text = tidy(source);
  const at = text.indexOf('=');
  const value = text.slice(at + 1).replaceAll(',', '');
  const named = at > 0 && /^-?\d+(?:\.\d+)?$/.test(value) ? sumNamed(text.slice(0, at)) : null;
  return named && { ...named, value: Number(value) };
}

export const isSumName = (source: string): boolean => sumNamed(source) !== null;
export const isSumTold = (source: string): boolean => sumTold(source) !== null;
