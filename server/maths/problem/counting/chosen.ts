import { compared, type Condition, isAllowed, isOf, type Item, keyOf } from './conditions.ts';
import { choose, type Kind, kindsOf, selections, splits } from './patterns.ts';

export interface Choice {
  used: number[];
  ways: bigint;
}

/** Selections by how many are taken of each kind. */
export function choicesOf(
  items: readonly Item[],
  size: number,
  conditions: readonly Condition[],
): { kinds: Kind[]; choices: Choice[] } | null {
  const kinds = kindsOf(items, conditions);
  const choices = splits(kinds, size)
    .filter((used) =>
      conditions.every((one) => {
        const of = (who: Parameters<typeof isOf>[1]) =>
          kinds.reduce((total, kind, at) => total + (isOf(kind.items[0]!, who) ? used[at]! : 0), 0);
        if (one.is === 'number') return isAllowed(of(one.who), one.allowed);
        return one.is === 'compare' && compared(of(one.who), of(one.other), one.sign);
      }),
    )
    .map((used) => ({
      used,
      ways: kinds.reduce(
        (product, { alike }, at) =>
          product *
          (alike.every((many) => many === 1)
            ? choose(alike.length, used[at]!)
            : selections(alike, used[at]!)),
        1n,
      ),
    }))
    .filter(({ ways }) => ways > 0n);
  return { kinds, choices };
}

/** The same, each name being taken or left one after the other. */
export function chosenOneByOne(
  items: readonly Item[],
  size: number,
  conditions: readonly Condition[],
): bigint {
  const names = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const many = names.map((item) => items.filter((one) => keyOf(one) === keyOf(item)).length);
  let states = new Map<string, bigint>([[[0, ...conditions.map(() => '0:0')].join('|'), 1n]]);
  for (const [at, item] of names.entries()) {
    const after = new Map<string, bigint>();
    for (const [state, ways] of states)
      for (let used = 0; used <= many[at]!; used += 1) {
        const [total, ...counts] = state.split('|');
        if (Number(total) + used > size) break;
        const key = [
          Number(total) + used,
          ...conditions.map((one, i) => counted(counts[i]!, one, item, used)),
        ].join('|');
        after.set(key, (after.get(key) ?? 0n) + ways);
      }
    states = after;
  }
  let sum = 0n;
  for (const [state, ways] of states) {
    const [total, ...counts] = state.split('|');
    if (Number(total) === size && conditions.every((one, i) => isRight(counts[i]!, one))) sum += ways;
  }
  return sum;
}

function counted(before: string, condition: Condition, item: Item, used: number): string {
  const [count, other] = before.split(':').map(Number);
  const adds = 'who' in condition && isOf(item, condition.who) ? used : 0;
  const others = 'other' in condition && isOf(item, condition.other) ? used : 0;
  return `${count! + adds}:${other! + others}`;
}

function isRight(counts: string, condition: Condition): boolean {
  const [count, other] = counts.split(':').map(Number);
  if (condition.is === 'number') return isAllowed(count!, condition.allowed);
  return condition.is === 'compare' && compared(count!, other!, condition.sign);
}
