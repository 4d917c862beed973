import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import type { Choice } from './chosen.ts';
import type { Condition, Item } from './conditions.ts';
import { countsOf, type Kind, type Pattern } from './patterns.ts';

type Arranged = {
  items: readonly Item[];
  size: number;
  conditions: readonly Condition[];
  patterns: readonly Pattern[];
  count: bigint;
};
type Chosen = { kinds: readonly Kind[]; choices: readonly Choice[]; size: number };

const MOST_LINES = 12;

/** How the count came about. */
export function linesOf(one: Arranged | Chosen): Step[] {
  return 'choices' in one ? choiceLines(one) : arrangedLines(one);
}

function choiceLines({ kinds, choices }: Chosen): Step[] {
  const lines = choices.slice(0, MOST_LINES).map(({ used, ways }) => {
    const factors = kinds.flatMap(({ alike }, at) =>
      alike.every((many) => many === 1) ? [`\\binom{${alike.length}}{${used[at]}}`] : [],
    );
    return factors.length === kinds.length ? `${factors.join(' \\times ')} = ${ways}` : String(ways);
  });
  const total = choices.reduce((sum, { ways }) => sum + ways, 0n);
  return [
    step(
      {
        en: 'Take the cases by how many come from each group; choose within each group, and multiply.',
        zh: '按各组所取的个数分类，在每组中选取后相乘。',
      },
      lines,
    ),
    ...(choices.length > 1 ? [step({ en: 'Add the cases.', zh: '把各种情形相加。' }, String(total))] : []),
  ];
}

function arrangedLines({ items, size, conditions, patterns, count }: Arranged): Step[] {
  if (conditions.length === 0 && size === items.length) {
    const alike = countsOf(items).filter((many) => many > 1);
    const below = alike.map((many) => `${many}!`).join(' \\, ');
    return [
      step(
        alike.length > 0
          ? {
              en: 'All in a row, divided by the orders of those that look alike.',
              zh: '全排列数除以相同元素之间的排列数。',
            }
          : { en: 'All in a row.', zh: '全排列。' },
        below ? `\\frac{${size}!}{${below}} = ${count}` : `${size}! = ${count}`,
      ),
    ];
  }
  return [
    step(
      {
        en: 'Find the patterns of places that the conditions allow, and the orders within each pattern.',
        zh: '先数满足条件的位置安排，再数每种安排内部的排列。',
      },
      patterns
        .slice(0, MOST_LINES)
        .map(({ patterns: ways, fillings }) => `${ways} \\times ${fillings} = ${ways * fillings}`),
    ),
  ];
}
