import { significantFigures } from '../numbers/significant-figures.ts';

/** Digits that a number must be given with. */
export interface Digits {
  kind: 'figures' | 'places';
  digits: number;
}

/** Whether a typed decimal has the digits asked for and is the value rounded to them. */
export function isRounded(typed: string, value: number, { kind, digits }: Digits): boolean {
  const plain = typed.trim().replace('−', '-');
  if (!/^-?\d{0,40}\.?\d{1,40}(?:\s{0,9}(?:×|\*|\\times)\s{0,9}10\^\{?-?\d{1,40}\}?)?$/.test(plain))
    return false;
  const [mantissa, power] = plain.split(/(?:(?<!\s)\s+)?(?:×|\*|\\times)\s*10\^/) as [
    string,
    string | undefined,
  ];
  const exponent = Number((power ?? '0').replace(/[{}]/g, ''));
  if (kind === 'places') {
    const places = mantissa.split('.')[1]?.length ?? 0;
    return (
      places - exponent === digits && Math.abs(Number(`${mantissa}e${exponent}`) - value) <= half(-digits)
    );
  }
  const given = Number(`${mantissa}e${exponent}`);
  const size = Math.floor(Math.log10(Math.abs(given || 1)));
  const hasDigits =
    significantFigures(mantissa) === digits ||
    (!mantissa.includes('.') &&
      mantissa.replace(/^-/, '').length >= digits &&
      Number(given.toPrecision(digits)) === given);
  return hasDigits && Math.abs(given - value) <= half(size - digits + 1);
}

function half(power: number): number {
  return 0.5 * 10 ** power * (1 + 1e-9);
}
