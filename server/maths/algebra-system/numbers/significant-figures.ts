/** How many significant figures a number was typed with: 0.050 has two, 2.0 × 10³ two; 1200 is taken to have three. */
export function significantFigures(typed: string): number {
  const mantissa = typed.replace(/\s{0,9}(?:[eE×x*]|\\times|\\cdot).*$/s, '').replace(/[^\d.]/g, '');
  const digits = mantissa.replace('.', '').replace(/^0+/, '');
  if (mantissa.includes('.')) return Math.max(digits.length, 1);
  const certain = digits.replace(/(?<!0)0+$/, '').length;
  return Math.max(Math.min(digits.length, Math.max(3, certain)), 1);
}

/** Rounded to significant figures, halves away from zero; twelve digits of a computed value count, the rest is noise. */
export function roundTo(value: number, figures: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  return roundAt(value, decadeOf(value) - figures + 1);
}

/** Rounded to decimal places in the same way. */
export const roundToPlaces = (value: number, places: number): number =>
  value === 0 || !Number.isFinite(value) ? value : roundAt(value, -places);

/** How many figures a value has without trailing zeros. */
export const figureCount = (value: number): number =>
  Math.abs(value).toExponential().split('e')[0]!.replace('.', '').length;

/** The exponent of a number in standard form. */
export const decadeOf = (value: number): number => Number(value.toExponential().split('e')[1]);

/** Rounded to a multiple of ten to this power. */
function roundAt(value: number, power: number): number {
  const digits = Math.min(Math.max(12, decadeOf(value) - power + 2), 15);
  const [mantissa, exponent] = Math.abs(value)
    .toExponential(digits - 1)
    .split('e') as [string, string];
  const scaled = Number(`${mantissa}e${Number(exponent) - power}`);
  const whole = Math.round(Number(scaled.toPrecision(digits)));
  return whole === 0 ? 0 : Math.sign(value) * Number(`${whole}e${power}`);
}
