import type { QuantityName } from '../../reading/physics/quantities.ts';

/** A wording under which formulas with these quantities, or of these topics, would misread a number. */
export interface Misreading {
  pattern: RegExp;
  quantities?: QuantityName[];
  topics?: string[];
  unlessPattern?: RegExp;
  unlessQuantities?: QuantityName[];
  isSafe?(text: string, names: ReadonlySet<QuantityName>): boolean;
}
