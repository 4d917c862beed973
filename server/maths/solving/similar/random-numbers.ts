/** Draws numbers for a question; the same seed draws the same. */
export interface RandomNumbers {
  /** A whole number of this range, both ends included. */
  whole(from: number, to: number): number;
  /** The same without zero. */
  some(from: number, to: number): number;
  one<Thing>(of: readonly Thing[]): Thing;
}

export function randomNumbers(random: () => number): RandomNumbers {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    whole,
    some(from, to) {
      const value = whole(from, to - 1);
      return value < 0 || from > 0 ? value : value + 1;
    },
    one: (of) => of[whole(0, of.length - 1)]!,
  };
}

/** x² − 5x + 6 from [6, −5, 1], as a student types it. */
export function typedPolynomial(coefficients: number[], letter = 'x'): string {
  const terms = coefficients
    .map((value, power) => ({ value, power }))
    .filter(({ value }) => value !== 0)
    .toReversed();
  if (terms.length === 0) return '0';
  return terms
    .map(({ value, power }, at) => {
      const sign = value < 0 ? (at === 0 ? '-' : ' - ') : at === 0 ? '' : ' + ';
      const size = Math.abs(value) === 1 && power > 0 ? '' : String(Math.abs(value));
      return sign + size + (power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`);
    })
    .join('');
}
