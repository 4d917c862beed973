import { expect, test } from 'vitest';
import type { Context } from '../../../server/core/context.ts';
import { decision, whether } from '../../../server/graph/statement/decision.ts';
import { Param, sql } from '../../../server/graph/statement/sql.ts';

let judged = 0;

/** What a statement of its own sends for a decision to a caller of this reputation. */
function tableIn(name: string, reputation: number): unknown {
  const param = (type: string, value: Param['value']) => new Param(type, value);
  const made = decision({ param }, name, [whether(sql`true`)] as const, ({ actor }, holds) => {
    judged += 1;
    return holds && actor!.reputation > 10;
  });
  const table = made.find((piece) => piece instanceof Param)!;
  const ctx = { actor: { role: 'STUDENT', reputation } } as unknown as Context;
  return table.value({ ctx, sources: [] });
}

test('a decision is judged once for all statements and callers of the same reputation', () => {
  expect(tableIn('try', 20)).toEqual([false, true]);
  expect(tableIn('try', 20)).toBe(tableIn('try', 20));
  expect(judged).toBe(2);
});

test('callers of another reputation, and other decisions, are judged for themselves', () => {
  expect(tableIn('try', 5)).toEqual([false, false]);
  expect(tableIn('another', 20)).not.toBe(tableIn('try', 20));
});
