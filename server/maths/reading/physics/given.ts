import type { Dimension, Unit } from '../../algebra-system/numbers/units.ts';

/** A value that the question gives, in SI, with what it calls it: a name, a symbol, or nothing but its unit. */
export interface Given {
  value: number;
  typed: string;
  unit: Unit | null;
  dimension: Dimension;
  figures: number;
  label: Label;
  /** Zero from "at rest", the order of a maximum: said in words. */
  implied: boolean;
}

export type Label = { kind: 'name' | 'symbol' | 'constant' | 'quantity'; text: string } | { kind: 'none' };
