import katex from 'katex';
import { expect, test } from 'vitest';
import { validProblem } from '#server/maths/problem/schema/valid-problem.ts';
import { solveGiven } from '#server/maths/solving/solve.ts';
import { readings } from './readings.ts';

const isSet = (tex: string): boolean => {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: false });
    return true;
  } catch {
    return false;
  }
};

test('every line of a solution by quantities can be set', { timeout: 60_000 }, () => {
  const some = readings().filter((_, at) => at % 3 === 0);
  const lines = some.flatMap(([id, given]) =>
    solveGiven(validProblem(given)).flatMap(({ outcome }) =>
      outcome.solved ? outcome.worked.steps.flatMap(({ tex = [] }) => tex.map((one) => `${id} ${one}`)) : [],
    ),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !isSet(line.slice(line.indexOf(' ') + 1)))).toEqual([]);
});

test('what is given stands with its unit as it was told', () => {
  const [id, given] = readings().find(([, one]) => JSON.stringify(one).includes('"unit":"mm"'))!;
  const lines = solveGiven(validProblem(given)).flatMap(({ outcome }) =>
    outcome.solved ? outcome.worked.steps.flatMap(({ tex = [] }) => tex) : [],
  );
  expect(
    lines.some((line) => line.includes('\\mathrm{mm}')),
    id,
  ).toBe(true);
});
