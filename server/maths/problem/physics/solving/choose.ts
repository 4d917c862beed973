import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { quantityIn, saysQuantity } from '../../../writing/quantity.ts';
import { dimensionOf } from '../../planning/values/quantity.ts';
import { amountsIn } from '../../reading/measures/amounts.ts';

const LETTERS = 'ABCD';

/** The one answer of those to choose from that is this value, as far as it is rounded; null where none or several are. */
export function chosen(
  { value, unit }: { value: number; unit: string },
  choices: readonly string[],
): { text: string; tex: string } | null {
  const fitting = choices.flatMap((choice, at) => (isValue(choice, value, unit) ? [at] : []));
  const [first] = fitting;
  if (first === undefined || fitting.length > 1 || choices.length !== LETTERS.length) return null;
  return {
    text: `${LETTERS[first]} ${choices[first]!.replaceAll('$', '')}`,
    tex: `\\text{${LETTERS[first]}}`,
  };
}

function isValue(choice: string, value: number, wanted: string): boolean {
  const [amount, ...others] = amountsIn(choice);
  if (!amount || others.length > 0 || amount.from > 0 || amount.to < choice.trimEnd().length) return false;
  const { amount: number, unit: typed } = amount.amount;
  const unit = parseUnit(typed);
  const text = `${number.replace(/10\^\((-?\d+)\)/, '10^$1')} ${typed}`;
  const read = quantityIn(text);
  if (!unit || !read || !sameDimension(unit.dimension, dimensionOf(wanted))) return false;
  const own = (value - unit.offset) / unit.scale;
  return saysQuantity(text, own, typed) || Math.abs(own - read.value) <= 0.01 * Math.abs(read.value);
}
