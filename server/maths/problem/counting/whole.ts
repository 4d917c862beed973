import { compared, type Condition, isAllowed, isOf, type Item } from './conditions.ts';

/** Whether a whole arrangement is as a condition wants it. */
export function isArranged(row: readonly Item[], condition: Condition): boolean {
  if (condition.is === 'value' || condition.is === 'divisible') return isNumber(row, condition);
  const places = row.flatMap((item, at) => (isOf(item, condition.who) ? [at] : []));
  const [first, last] = [places[0], places.at(-1)];
  switch (condition.is) {
    case 'block':
      return first !== undefined && last! - first === places.length - 1;
    case 'not block':
      return first !== undefined && last! - first !== places.length - 1;
    case 'apart':
      return places.every((at, index) => index === 0 || at - places[index - 1]! > 1);
    case 'place':
      return places.includes(placeOf(condition.at, row.length)) !== condition.not;
    case 'ends':
      return first === 0 && last === row.length - 1;
    case 'an end':
      return first === 0 || last === row.length - 1;
    case 'no end':
      return first !== 0 && last !== row.length - 1;
    case 'between':
      return places.length === 2 && isAllowed(last! - first! - 1, [[condition.low, condition.high]]);
    case 'alternate':
      return row.every(
        (item, at) =>
          at === 0 ||
          (isOf(item, condition.who) && isOf(row[at - 1]!, condition.other)) ||
          (isOf(item, condition.other) && isOf(row[at - 1]!, condition.who)),
      );
    case 'number':
      return isAllowed(places.length, condition.allowed);
    case 'compare':
      return compared(
        places.length,
        row.filter((item) => isOf(item, condition.other)).length,
        condition.sign,
      );
  }
}

const placeOf = (at: 'first' | 'last' | 'middle', length: number): number =>
  at === 'first' ? 0 : at === 'last' ? length - 1 : (length - 1) / 2;

function isNumber(
  row: readonly Item[],
  condition: Extract<Condition, { is: 'value' | 'divisible' }>,
): boolean {
  const value = Number(row.map(({ name }) => name).join(''));
  return condition.is === 'value'
    ? value >= condition.low && value <= condition.high
    : (value % condition.by === 0) !== condition.not;
}
