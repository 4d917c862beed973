/**
 * How a line is read that is typed without brackets. What is usual comes first; the other reading is tried before
 * a line is called wrong.
 *
 * | Typed | Read as | Or as |
 * |---|---|---|
 * | `sin 3x/3`, `sin x/2`, `ln 3/4` | (sin 3x)/3: a function takes the factors beside it, no fraction line | sin(3x/3) |
 * | `sin πx/2`, `tan^-1 3/4`, `sin 1/2 x` | sin(πx/2): an angle with π, an inverse, a fraction in front | |
 * | `e^2x`, `2^3x`, `e^-kt` | e^(2x): after e or a number, what follows without a space is in the power | e²·x |
 * | `x^2y`, `e^2 x` | x²·y | |
 * | `log2 x`, `log2(x)`, `log10x` | to base 2, where the number touches “log” | log(2·x) |
 * | `log2x` | log(2x) | to base 2 |
 * | `1/2x`, `a/bc` | (1/2)·x: from left to right | 1/(2x) |
 * | `6×10^8/3×10^5` | (6×10^8/3)·10^5 | (6×10^8)/(3×10^5) |
 * | `sin2 x` | sin 2x | sin² x |
 * | `√2x` | (√2)·x | √(2x) |
 * | `ln x(x-1)`, `log_2 (x+1)(x-1)` | (ln x)·(x-1) | ln(x(x-1)) |
 * | `ln (x+1)/x` | (ln(x+1))/x | ln((x+1)/x) |
 * | `sin(x)^2`, `ln (x-1)^2` | (sin x)² | sin(x²) |
 */
export type Ambiguity = 'angle' | 'exponent' | 'base' | 'slash' | 'root' | 'raised' | 'square' | 'product';

/** The ambiguities to be read the second way, and those that occurred. */
export interface Notation {
  readonly otherwise: ReadonlySet<Ambiguity>;
  readonly met: Set<Ambiguity>;
}

export const usual = (): Notation => ({ otherwise: new Set(), met: new Set() });

/** Every combination of second readings of the ambiguities that occur. */
export function choicesOf(met: ReadonlySet<Ambiguity>): ReadonlySet<Ambiguity>[] {
  const all = [...met].slice(0, MOST_AT_ONCE);
  return Array.from(
    { length: 2 ** all.length - 1 },
    (_, choice) => new Set(all.filter((_name, bit) => ((choice + 1) >> bit) & 1)),
  );
}

const MOST_AT_ONCE = 2;
