import { describe, expect, test } from 'vitest';
import { sameStatement } from '#server/maths/algebra-system/equivalence/same-statement.ts';
import { parse } from '#server/maths/algebra-system/parsing/statement.ts';
import { METHODS } from '#server/maths/methods/methods.ts';
import { recognise } from '#server/maths/reading/questions/recognise.ts';
import { attempt } from '#server/maths/solving/parts/attempt.ts';
import { solve } from '#server/maths/solving/solve.ts';
import { tablesOfCases } from './tables.ts';

const all = await tablesOfCases();
const tables = METHODS.flatMap(({ id }) => all.get(id) ?? []);

function methodOf(id: string) {
  const method = METHODS.find((one) => one.id === id);
  if (!method) throw new Error(`no method ${id}`);
  return method;
}

/** The same mathematics, or, for answers in words, the same words. */
function isSame(answer: string, known: string): boolean {
  const [left, right] = [parse(answer), parse(known)];
  const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
  if (plain(answer) === plain(known)) return true;
  return left.ok && right.ok && sameStatement(left.statement, right.statement) === true;
}

describe.each(tables)('the method $method', ({ method, solved, refused, near }) => {
  test.each(solved)('solves: $ask', ({ ask, answer }) => {
    const outcome = solve(ask);
    if (!outcome.solved) throw new Error(`${outcome.why}: ${ask}`);
    expect(outcome.worked.method).toBe(method);
    expect(isSame(outcome.worked.answer.text, answer), `${outcome.worked.answer.text} is not ${answer}`).toBe(
      true,
    );
    expect(outcome.worked.steps.length).toBeGreaterThan(0);
  });

  test.each(refused.map((ask) => ({ ask })))('gives no answer to: $ask', ({ ask }) => {
    const outcome = solve(ask);
    expect(outcome.solved && outcome.worked.answer.text).toBe(false);
  });

  test.each(near.map((ask) => ({ ask })))('leaves to others: $ask', ({ ask }) => {
    expect(attempt(methodOf(method), recognise(ask))).toBeNull();
  });
});

test('every method has a table of cases', () => {
  expect(METHODS.map(({ id }) => id).filter((id) => !tables.some((table) => table.method === id))).toEqual(
    [],
  );
});
