import { compared, type Condition, isAllowed, isOf, type Item, keyOf } from './conditions.ts';

/** What a condition remembers of the things placed so far; null where it can no longer hold. */
type Memory = string | null;

interface Walk {
  start: string;
  next: (before: string, item: Item, at: number) => Memory;
  holds: (before: string) => boolean;
}

const MOST = 300_000;

/** Arrangements counted place by place, each condition by what it has to remember. */
export function walked(
  items: readonly Item[],
  length: number,
  conditions: readonly Condition[],
): bigint | null {
  const names = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const left = names.map((item) => items.filter((one) => keyOf(one) === keyOf(item)).length);
  const walks = conditions.map((one) => walkOf(one, length));
  const known = new Map<string, bigint>();
  const from = (at: number, memories: readonly string[]): bigint => {
    if (at === length) return walks.every(({ holds }, index) => holds(memories[index]!)) ? 1n : 0n;
    const key = `${left.join(',')}|${memories.join(';')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > MOST) throw new Error('too many');
    let total = 0n;
    for (const [index, item] of names.entries()) {
      if (left[index] === 0) continue;
      const after = walks.map(({ next }, one) => next(memories[one]!, item, at));
      if (!after.every((one) => one !== null)) continue;
      left[index]! -= 1;
      total += from(at + 1, after);
      left[index]! += 1;
    }
    known.set(key, total);
    return total;
  };
  try {
    return from(
      0,
      walks.map(({ start }) => start),
    );
  } catch (error) {
    if (error instanceof Error && error.message === 'too many') return null;
    throw error;
  }
}

const memory = (isRight: boolean, text: string): Memory => (isRight ? text : null);

function walkOf(condition: Condition, length: number): Walk {
  switch (condition.is) {
    case 'block':
    case 'not block':
      return blockWalk(condition);
    case 'apart':
      return {
        start: 'other',
        next: (before, item) => {
          const is = isOf(item, condition.who);
          return memory(!(is && before === 'one'), is ? 'one' : 'other');
        },
        holds: () => true,
      };
    case 'place':
      return {
        start: '',
        next: (_before, item, at) =>
          memory(!isPlace(condition.at, at, length) || isOf(item, condition.who) !== condition.not, ''),
        holds: () => condition.at !== 'middle' || length % 2 === 1,
      };
    case 'ends':
    case 'an end':
    case 'no end':
      return endsWalk(condition, length);
    case 'between':
      return betweenWalk(condition);
    case 'alternate':
      return {
        start: '',
        next: (before, item) => {
          const side = isOf(item, condition.who) ? 'a' : isOf(item, condition.other) ? 'b' : null;
          return side === null || side === before ? null : side;
        },
        holds: () => true,
      };
    case 'number':
      return counting(condition.who, null, (count) => isAllowed(count, condition.allowed));
    case 'compare':
      return counting(condition.who, condition.other, (count, other) =>
        compared(count, other, condition.sign),
      );
    case 'value':
      return {
        start: '0',
        next: (before, item) => String(Number(before) * 10 + Number(item.name)),
        holds: (value) => Number(value) >= condition.low && Number(value) <= condition.high,
      };
    case 'divisible':
      return {
        start: '0',
        next: (before, item) => String((Number(before) * 10 + Number(item.name)) % condition.by),
        holds: (rest) => (rest === '0') !== condition.not,
      };
  }
}

const isPlace = (place: 'first' | 'last' | 'middle', at: number, length: number): boolean =>
  place === 'first' ? at === 0 : place === 'last' ? at === length - 1 : at * 2 + 1 === length;

/** Before the first of them, among them, behind them, or behind a gap and one of them again. */
function blockWalk({ is, who }: Extract<Condition, { is: 'block' | 'not block' | 'apart' }>): Walk {
  return {
    start: 'before',
    next: (before, item) => {
      const one = isOf(item, who);
      if (before === 'before' || before === 'among')
        return one ? 'among' : before === 'among' ? 'behind' : before;
      if (before === 'behind' && one) return memory(is === 'not block', 'broken');
      return before;
    },
    holds: (end) => (is === 'block' ? end === 'among' || end === 'behind' : end === 'broken'),
  };
}

function endsWalk(
  { is, who }: Extract<Condition, { is: 'ends' | 'an end' | 'no end' }>,
  length: number,
): Walk {
  const wanted = { ends: ['2'], 'an end': ['1', '2'], 'no end': ['0'] }[is];
  return {
    start: '0',
    next: (before, item, at) =>
      (at === 0 || at === length - 1) && isOf(item, who) ? String(Number(before) + 1) : before,
    holds: (found) => wanted.includes(found),
  };
}

function betweenWalk({ who, low, high }: Extract<Condition, { is: 'between' }>): Walk {
  return {
    start: 'none',
    next: (before, item) => {
      const one = isOf(item, who);
      if (before === 'none') return one ? '0' : before;
      if (before === 'done') return memory(!one, before);
      if (one) return memory(isAllowed(Number(before), [[low, high]]), 'done');
      return String(Number(before) + 1);
    },
    holds: (end) => end === 'done',
  };
}

function counting(
  who: Extract<Condition, { is: 'number' }>['who'],
  other: typeof who | null,
  holds: (count: number, other: number) => boolean,
): Walk {
  return {
    start: '0 0',
    next: (before, item) => {
      const [count, rest] = before.split(' ').map(Number);
      return `${count! + Number(isOf(item, who))} ${rest! + Number(other !== null && isOf(item, other))}`;
    },
    holds: (end) => {
      const [count, rest] = end.split(' ').map(Number);
      return holds(count!, rest!);
    },
  };
}
