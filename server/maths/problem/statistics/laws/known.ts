import type { Span } from '../facts/ranges.ts';
import type { Step } from '../../../writing/method.ts';

/** A value with the same found in another way. */
export interface Found {
  value: number;
  again: number;
  steps: Step[];
}

/** A distribution of which everything is known in numbers. */
export interface Known {
  /** Only whole numbers, or any. */
  isDiscrete: boolean;
  /** Rounded to three figures unless the problem says otherwise; else as a fraction where it is one. */
  isRounded: boolean;
  law: string;
  chance: (span: Span, event: string) => Found;
  mean: () => Found;
  variance: () => Found;
  /** The value below which the share p lies; null where there is no single one. */
  quantile: ((p: number) => Found) | null;
  values: number[] | null;
  chances: number[] | null;
  between: [from: number, to: number];
  density: (x: number) => number;
}

export const isClose = ({ value, again }: Found): boolean =>
  Math.abs(value - again) <= 1e-6 * Math.max(1e-3, Math.abs(value));
