import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { METHODS } from '#server/maths/methods/methods.ts';
import { ACCUSING } from '#server/maths/checking/judging/verdict.ts';
import { agreements } from '#server/maths/checking/shown/agreement.ts';
import { checkWorking } from '#server/maths/checking/working/check-working.ts';
import { readWorked } from '#server/maths/solving/read-solution.ts';
import { solve } from '#server/maths/solving/solve.ts';
import { tablesOfCases } from './tables.ts';

/** Lines in a hundred that are confirmed, by method, rounded down. A share may rise here, never fall. */
const CONFIRMED: Record<string, number> = JSON.parse(
  readFileSync(new URL('./confirmed-lines.json', import.meta.url), 'utf8'),
);

const tables = await tablesOfCases();

describe.each(METHODS.map(({ id }) => ({ id })))('the lines printed by $id', ({ id }) => {
  const solutions = (tables.get(id)?.solved ?? []).map(({ ask }) => {
    const outcome = solve(ask);
    if (!outcome.solved) throw new Error(`${outcome.why}: ${ask}`);
    const lines = outcome.worked.steps.flatMap(({ tex }) => tex ?? []);
    return { ask, lines, agree: agreements(lines), steps: readWorked(outcome.worked, ask).steps };
  });

  test('are nowhere wrong, lose no solution and agree with each other', () => {
    const bad = solutions.flatMap(({ ask, lines, agree }) => {
      const judged = checkWorking(lines).lines;
      return lines.flatMap((line, at) =>
        agree[at] === false || ACCUSING.has(judged[at]!.verdict) ? [`${ask}: ${line}`] : [],
      );
    });
    expect(bad).toEqual([]);
  });

  test('are confirmed at least as often as they were', () => {
    const confirmed = solutions.flatMap(({ steps, agree }) => {
      const ticked = steps.flatMap(({ tex = [], checked }) => tex.map(() => checked));
      return agree.map((one, at) => one === true || ticked[at]!);
    });
    const share = Math.floor((100 * confirmed.filter(Boolean).length) / Math.max(1, confirmed.length));
    expect(CONFIRMED[id], `add "${id}": ${share} to confirmed-lines.json`).toBeDefined();
    expect(share).toBeGreaterThanOrEqual(CONFIRMED[id]!);
  });
});
