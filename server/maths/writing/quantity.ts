/** A typed quantity such as "5.6 * 10^-5 C"; null where the text is something else. */
export function quantityIn(text: string): { value: number; half: number; unit: string } | null {
  const read = /^(-?\d+(?:\.(\d+))?)(?: \* 10\^(-?\d+))? ?([^\d].*)?$/s.exec(text.trim());
  if (!read) return null;
  const [, mantissa, places, power = '0', unit = ''] = read;
  const zeros = places === undefined ? (/(?<!0)0*$/.exec(mantissa!)?.[0].length ?? 0) : 0;
  const half = 0.5 * 10 ** (Number(power) + (places === undefined ? zeros : -places.length));
  return { value: Number(`${mantissa}e${power}`), half, unit };
}

/** Whether a text is this value, rounded to the digits that it shows, in this unit; `error` is that of the value. */
export function saysQuantity(
  text: string,
  value: number,
  unit: string,
  error = 1e-9 * Math.abs(value),
): boolean {
  const read = quantityIn(text);
  if (!read || read.unit !== unit) return false;
  return Math.abs(read.value - value) <= read.half * (1 + 1e-9) + error;
}
