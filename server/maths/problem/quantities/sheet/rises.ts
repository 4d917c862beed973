import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import type { Term } from '../../schema/problem.ts';

/** Whether a term says by how much something rose: its °C are as large as K, and have no zero of their own. */
export const isRise = (term: Term): boolean =>
  typeof term === 'object' && 'the' in term && ['rise in temperature', 'difference'].includes(term.the);

/** A rise of 20 °C is one of 20 K. */
export const asRise = (amount: Term, of: Term): Term =>
  isRise(of) && typeof amount === 'object' && 'unit' in amount && parseUnit(amount.unit)?.offset
    ? { ...amount, unit: 'K' }
    : amount;
