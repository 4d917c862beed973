/** How many significant figures a number was typed with: 0.050 has two, 2.0 × 10³ two; 1200 is taken to have three. */
export function significantFigures(typed: string): number {
  const mantissa = typed.replace(/\s{0,9}(?:[eE×x*]|\\times|\\cdot).*$/s, '').replace(/[^\d.]/g, '');
  const digits = mantissa.replace('.', '').replace(/^0+/, '');
  if (mantissa.includes('.')) return Math.max(digits.length, 1);
  const certain = digits.replace(/(?<!0)0+$/, '').length;
  return Math.max(Math.min(digits.length, Math.max(3, certain)), 1);
}

/** Rounded half up, free of the noise that a computed value carries. */
export function roundTo(value: number, figures: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const [mantissa, power] = Math.abs(value).toExponential(11).split('e') as [string, string];
  const whole = Math.round(Number((Number(mantissa) * 10 ** (figures - 1)).toPrecision(12)));
  return Math.sign(value) * Number(`${whole}e${Number(power) - figures + 1}`);
}

/** The value to so many figures, trailing zeros kept; very large and small ones in standard form. */
export function formatFigures(value: number, figures: number): { text: string; latex: string } {
  if (value === 0) return { text: '0', latex: '0' };
  const [mantissa, exponent] = roundTo(value, figures)
    .toExponential(figures - 1)
    .split('e') as [string, string];
  const power = Number(exponent);
  const isPlain = power >= -2 && power < Math.max(figures, 4);
  if (!isPlain) return { text: `${mantissa} * 10^${power}`, latex: `${mantissa} \\times 10^{${power}}` };
  const text = Number(`${mantissa}e${power}`).toFixed(Math.max(figures - 1 - power, 0));
  return { text, latex: text };
}
