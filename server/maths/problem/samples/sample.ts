import type { SumTold } from '../reading/samples/sums.ts';

/** Data of one group, or what is known of them. */
export interface Sample {
  /** What tells them from others. */
  words: string;
  /** The letter that each of the data goes by. */
  letter: string | null;
  values: number[] | null;
  size: number;
  mean: number;
  /** Σ(x − x̄)². */
  squares: number;
  /** Whether both were found in two ways that agree. */
  isSure: boolean;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(b));

export function sampleOf(words: string, letter: string | null, values: readonly number[]): Sample {
  const size = values.length;
  const mean = values.reduce((a, b) => a + b, 0) / size;
  const squares = values.reduce((total, x) => total + (x - mean) ** 2, 0);
  const again = values.reduce((total, x) => total + x * x, 0) - size * mean * mean;
  return { words, letter, values: [...values], size, mean, squares, isSure: isSame(squares, again) };
}

export const varianceOf = ({ squares, size }: Sample): number => squares / (size - 1);

/** Data that go by a letter, of which sums are told: each sum once, and all that is needed. */
export function sampleBySums(words: string, size: number, sums: readonly SumTold[]): Sample | null {
  const [first] = sums;
  const one = (kind: SumTold['kind']) => sums.filter((sum) => sum.kind === kind);
  if (!first || ['sum', 'squares', 'about mean', 'mean'].some((kind) => one(kind as 'sum').length > 1))
    return null;
  const [total] = one('sum');
  const [told] = one('mean');
  const mean = total ? total.from + total.value / size : told?.value;
  const [square] = one('squares');
  const [about] = one('about mean');
  if (mean === undefined || (square === undefined) === (about === undefined)) return null;
  if (total && told && Math.abs(told.value - mean) > 0.01 * Math.max(1, Math.abs(mean))) return null;
  const squares = about ? about.value : square!.value - size * (mean - square!.from) ** 2;
  const again =
    about || !total || total.from !== square!.from ? squares : square!.value - total.value ** 2 / size;
  return squares > 0
    ? {
        words,
        letter: first.letter,
        values: null,
        size,
        mean,
        squares,
        isSure: isSame(squares, again),
      }
    : null;
}
