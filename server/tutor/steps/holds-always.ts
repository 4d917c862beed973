import { contains, symbolsOf } from '../../maths/algebra-system/expressions/expression.ts';
import { equivalent } from '../../maths/algebra-system/equivalence/equivalent.ts';
import { parse } from '../../maths/algebra-system/parsing/statement.ts';

const MAX_LENGTH = 120;

/** Whether both sides of a line with letters are the same for every value; null where it may be an equation to solve, or names something. */
export function holdsAlways(typed: string): boolean | null {
  if (typed.length > MAX_LENGTH || /[<>≤≥,;]/.test(typed)) return null;
  const sides = typed.split('=').map((side) => side.trim());
  if (sides.length < 2 || sides.length > 4) return null;
  for (const side of sides) {
    const read = parse(side);
    if (!read.ok || read.statement.kind !== 'expression') return null;
    const { value } = read.statement;
    if (value.kind === 'symbol' || symbolsOf(value).length === 0) return null;
    if (contains(value, ({ kind }) => kind === 'derivative' || kind === 'integral')) return null;
  }
  const isSame = sides.slice(1).every((side) => {
    const same = equivalent(sides[0]!, side, 'STATEMENT');
    return same.read && same.equivalent === true;
  });
  return isSame ? true : null;
}
