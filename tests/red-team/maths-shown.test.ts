import { describe, expect, test } from 'vitest';
import type { Method } from '#server/maths/method.ts';
import { METHODS } from '#server/maths/methods/index.ts';
import { withoutAsides } from '#server/maths/questions/asides.ts';
import { recognise } from '#server/maths/questions/recognise.ts';
import { readWorked } from '#server/maths/read-solution.ts';
import { shownChecks } from '#server/maths/shown/shown.ts';
import { solve, type Worked } from '#server/maths/solve.ts';
import { tablesOfCases } from '../maths/tables.ts';

const tables = await tablesOfCases();
const asksOf = (id: string) => (tables.get(id)?.solved ?? []).map(({ ask }) => ask);

/** The text with one digit another. */
function slips(text: string): string[] {
  return [...text.matchAll(/\d/g)].map(
    ({ 0: digit, index }) => text.slice(0, index) + ((Number(digit) + 1) % 10) + text.slice(index + 1),
  );
}

/** Those that read their answer from nothing but a number once. */
const BY_VALUE = METHODS.filter(({ id }) =>
  /^physics-|^(?:constant-acceleration|newtons-second-law|work-energy-power|projectile|restitution|confidence-interval|binomial-distribution|poisson-distribution|geometric-distribution)$/.test(
    id,
  ),
) as unknown as Method<unknown>[];

describe.each(BY_VALUE.map((method) => ({ id: method.id, method })))('the check of $id', ({ id, method }) => {
  test('fails for an answer with a wrong digit or unit, whatever else agrees', () => {
    const held: string[] = [];
    for (const ask of asksOf(id).slice(0, 3)) {
      const question = recognise(withoutAsides(ask));
      const parameters = method.match(question);
      const solution = parameters === null ? null : method.solve(parameters, question);
      if (!solution) continue;
      for (const text of slips(solution.answer.text)) {
        const wrong = { ...solution, answer: { ...solution.answer, text, tex: text } };
        if (method.verify(wrong, parameters, question).every(({ passed }) => passed))
          held.push(`${solution.answer.text} → ${text}`);
      }
    }
    expect(held).toEqual([]);
  });
});

test('an answer is printed as it was checked, by every method', () => {
  const held: string[] = [];
  for (const { id } of METHODS)
    for (const ask of asksOf(id).slice(0, 1)) {
      const outcome = solve(ask);
      if (!outcome.solved) continue;
      const { answer } = outcome.worked;
      const numbers = slips(answer.tex).filter((tex) => !tex.startsWith('\\text'));
      for (const tex of numbers)
        if (shownChecks({ ...outcome.worked, answer: { ...answer, tex } }).every(({ passed }) => passed))
          held.push(`${id}: ${answer.tex} → ${tex}`);
    }
  expect(held).toEqual([]);
});

/** Slips that are true by themselves: √(1² + 1³) is √2, the derivative of 8 is 0, and a sixth figure is within rounding. */
const TRUE_ALL_THE_SAME = 5;

test('a step with a wrong digit in its last formula is not ticked', () => {
  const ticked: string[] = [];
  let tried = 0;
  for (const { id } of METHODS)
    for (const ask of asksOf(id).slice(0, 1)) {
      const outcome = solve(ask);
      if (!outcome.solved) continue;
      const { worked } = outcome;
      const before = readWorked(worked, ask).steps;
      for (const [at, { checked, tex = [] }] of before.entries()) {
        const last = tex.at(-1);
        if (!checked || last === undefined) continue;
        for (const slip of slips(last).slice(-2)) {
          tried += 1;
          const wrong = withLine(worked, at, slip);
          if (!shownChecks(wrong).every(({ passed }) => passed)) continue;
          if (readWorked(wrong, ask).steps[at]!.checked) ticked.push(`${id}: ${last} → ${slip}`);
        }
      }
    }
  expect(tried).toBeGreaterThan(200);
  expect(ticked.length, ticked.join('\n')).toBeLessThanOrEqual(TRUE_ALL_THE_SAME);
});

test('no formula with a power of ten is ticked with a wrong digit', () => {
  const ticked: string[] = [];
  for (const { id } of METHODS.filter((method) => method.id.startsWith('physics-')))
    for (const ask of asksOf(id).slice(0, 1)) {
      const outcome = solve(ask);
      if (!outcome.solved) continue;
      const { worked } = outcome;
      for (const [at, { checked, tex = [] }] of readWorked(worked, ask).steps.entries())
        for (const [which, line] of tex.entries()) {
          if (!checked || !line.includes('10^')) continue;
          for (const slip of slips(line)) {
            const wrong = withLine(worked, at, slip, which);
            if (shownChecks(wrong).every(({ passed }) => passed) && readWorked(wrong, ask).steps[at]!.checked)
              ticked.push(`${id}: ${line} → ${slip}`);
          }
        }
    }
  expect(ticked).toEqual([]);
});

function withLine(worked: Worked, at: number, line: string, which = -1): Worked {
  const steps = worked.steps.map((step, index) =>
    index === at ? { ...step, tex: (step.tex ?? []).with(which, line) } : step,
  );
  return { ...worked, steps };
}
