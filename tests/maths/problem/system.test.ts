import { expect, test } from 'vitest';
import { expression } from '../../../server/maths/algebra-system/parsing/statement.ts';
import { toText } from '../../../server/maths/algebra-system/expressions/print.ts';
import { solveSystem } from '../../../server/maths/problem/planning/values/system.ts';

const solutions = (equations: string[], unknowns: string[]) =>
  solveSystem(equations.map(expression), unknowns)?.map((one) =>
    unknowns.map((letter) => `${letter} = ${toText(one[letter]!)}`).join(', '),
  ) ?? null;

test.each<[equations: string[], unknowns: string[], solutions: string[] | null]>([
  [['x + y - 3', 'x - y - 1'], ['x', 'y'], ['x = 2, y = 1']],
  [
    ['y - x^2', 'y - x - 2'],
    ['x', 'y'],
    ['x = -1, y = 1', 'x = 2, y = 4'],
  ],
  [['a - (2k + 6)', 'a*r - 2k', 'a*r^2 - (k + 2)'], ['a', 'k'], null],
  [
    ['a - (2k + 6)', 'a*r - 2k', 'a*r^2 - (k + 2)'],
    ['a', 'r', 'k'],
    ['a = 4, r = -1/2, k = -1', 'a = 18, r = 2/3, k = 6'],
  ],
  [
    ['x*y - 6', 'x + y - 5'],
    ['x', 'y'],
    ['x = 2, y = 3', 'x = 3, y = 2'],
  ],
  [['x^2 + 1'], ['x'], []],
  [['x + y - 1'], ['x', 'y'], null],
  [['x - 1', 'x - 2'], ['x'], []],
  [['1/(x - 1) - 1/(x - 1)^2 * (x - 1)'], ['x'], null],
  [['k*x - 2', 'k*(k - 1)'], ['k', 'x'], ['k = 1, x = 2']],
])('%j', (equations, unknowns, expected) => {
  expect(solutions(equations, unknowns)?.toSorted() ?? null).toEqual(expected?.toSorted() ?? null);
});
