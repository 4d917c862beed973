import { describe, expect, test } from 'vitest';
import type { Method } from '#server/maths/writing/method.ts';
import { METHODS } from '#server/maths/methods/methods.ts';
import { withoutAsides } from '#server/maths/reading/questions/asides.ts';
import { recognise } from '#server/maths/reading/questions/recognise.ts';
import { readWorked } from '#server/maths/solving/read-solution.ts';
import { shownChecks } from '#server/maths/checking/shown/shown-checks.ts';
import { solve } from '#server/maths/solving/solve.ts';
import type { Worked } from '#server/maths/solving/outcome.ts';
import { writeSolution } from '#server/tutor/write.ts';
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

test('checks are told one after the other in one sentence, whatever the method', () => {
  const odd = METHODS.flatMap(({ id }) => {
    const [ask = ''] = asksOf(id);
    const outcome = solve(ask);
    if (!outcome.solved) return [];
    const solution = readWorked(outcome.worked, ask);
    const shown = { ...solution, label: '', question: ask, stepsTotal: solution.steps.length };
    return (['en', 'zh'] as const)
      .map((language) => writeSolution(shown, language).split('\n\n').at(-1)!)
      .filter((checked) => /[.。][;；*]/.test(checked));
  });
  expect(odd).toEqual([]);
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

/** One sign, unit or bound another. */
function turned(text: string): string[] {
  const swaps: [RegExp, string][] = [
    [/ \+ (?!c$)/, ' - '],
    [/ - (?!0\b)/, ' + '],
    [/\\;\\mathrm\{[^{}]*(?:\{[^{}]*\})?[^{}]*\}$/, '\\;\\mathrm{kg}'],
    [/ < /, ' > '],
    [/ > /, ' < '],
    [/\\leq(?![a-z])/, '>'],
  ];
  return swaps.map(([form, other]) => text.replace(form, () => other)).filter((one) => one !== text);
}

test('an answer with another sign, unit or bound is not shown as checked, by any method', () => {
  const held: string[] = [];
  for (const { id } of METHODS)
    for (const ask of asksOf(id).slice(0, 2)) {
      const outcome = solve(ask);
      if (!outcome.solved) continue;
      const { answer } = outcome.worked;
      for (const tex of turned(answer.tex))
        if (shownChecks({ ...outcome.worked, answer: { ...answer, tex } }).every(({ passed }) => passed))
          held.push(`${id}: ${answer.tex} → ${tex}`);
    }
  expect(held).toEqual([]);
});

test.each([
  ['X ~ B(10, 0.3). Find P(X ≤ 2).', 'P(X \\leq 2)', 'P(X > 2)'],
  ['X ~ N(50, 64). Find P(X < 54).', 'P(X < 54)', 'P(X > 54)'],
  ['Expand (x + 1)(x - 2)', '(x + 1)', '(x - 1)'],
  ['Factorise x^3 - 6x^2 + 11x - 6', '11x - 6', '11x + 6'],
  ['Find the gradient of y = x^3 - 2x at x = 1', 'x = 1:', 'x = 2:'],
])('a line of which a name is another than the question has is not ticked: %s', (ask, own, other) => {
  const outcome = solve(ask);
  if (!outcome.solved) throw new Error(ask);
  const { worked } = outcome;
  const at = worked.steps.findLastIndex(({ tex }) => tex?.some((line) => line.includes(own)));
  const lines = worked.steps[at]!.tex!;
  const which = lines.findLastIndex((line) => line.includes(own));
  const wrong = withLine(worked, at, lines[which]!.replace(own, other), which);
  expect(readWorked(worked, ask).steps[at]!.checked).toBe(true);
  expect(readWorked(wrong, ask).steps[at]!.checked).toBe(false);
});

test.each([
  ['lines-meeting', 'meet at (2, 3, 4)', 'meet at (3, 3, 4)'],
  ['variable-acceleration', 't = 1, t = 3', 't = 2, t = 3'],
  ['normal-approximation', '0.131', '0.141'],
  ['transformed-roots', 'y^3 - 8y^2 + 4y + 24 = 0', 'y^3 - 8y^2 + 4y + 24 = 1'],
])('the check of %s looks at all of its answer', (id, own, other) => {
  const method = METHODS.find((one) => one.id === id) as unknown as Method<unknown>;
  const matching = asksOf(id).flatMap((ask) => {
    const question = recognise(withoutAsides(ask));
    const parameters = method.match(question);
    const solution = parameters === null ? null : method.solve(parameters, question);
    return solution?.answer.text === own ? [{ question, parameters, solution }] : [];
  });
  const { question, parameters, solution } = matching[0]!;
  const wrong = { ...solution, answer: { ...solution.answer, text: other } };
  expect(method.verify(wrong, parameters, question).every(({ passed }) => passed)).toBe(false);
});

function withLine(worked: Worked, at: number, line: string, which = -1): Worked {
  const steps = worked.steps.map((step, index) =>
    index === at ? { ...step, tex: (step.tex ?? []).with(which, line) } : step,
  );
  return { ...worked, steps };
}
