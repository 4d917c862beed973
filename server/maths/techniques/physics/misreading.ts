import type { QuantityName } from '../../reading/physics/quantities.ts';

/** Words under which a number is not what the formulas with these quantities, or of this topic, would take it for. */
export interface Misreading {
  says: RegExp;
  of?: QuantityName[];
  topics?: string[];
  unlessSays?: RegExp;
  unlessOf?: QuantityName[];
  isSafe?(text: string, names: ReadonlySet<QuantityName>): boolean;
}
