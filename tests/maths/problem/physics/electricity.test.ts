import { describe, expect, test } from 'vitest';
import { sayFact, sayGoal } from '../../../../server/maths/problem/wording/say.ts';
import { readProblems } from '../../../../server/maths/solving/solve.ts';
import { answersTo, expectRefused } from './asked.ts';

const WIRE =
  'A copper wire has length 2.0 m and diameter 0.40 mm. The resistivity of the wire is $1.7\\times10^{-8}\\ \\Omega$ m.';

describe('a question of physics is answered by the laws of its things', () => {
  test('in all its parts', () => {
    expect(
      answersTo(
        WIRE,
        '(a) Calculate the resistance of the wire. [2]',
        '(b) There is a current of 2.0 A in the wire. Determine the power dissipated in the wire. [2]',
      ),
    ).toEqual(['0.27 Ω', '1.08 W']);
  });

  test('by the letter of the choice that is its value', () => {
    const question = (...choices: string[]) => [
      'A cell of e.m.f. 6.0 V and internal resistance 0.50 Ω supplies a current of 1.2 A. What is the terminal p.d. of the cell?',
      ...choices,
    ];
    expect(answersTo(...question('A 5.4 V', 'B 6.0 V', 'C 6.6 V', 'D 0.6 V'))).toEqual(['A (5.40 V)']);
    expectRefused(...question('A 5.0 V', 'B 6.0 V', 'C 6.6 V', 'D 0.6 V'));
    expectRefused(...question('A 5.4 V', 'B 5.5 V', 'C 6.6 V', 'D 0.6 V'));
  });
});

describe('there is no answer', () => {
  test('where a sentence was not read', () => {
    expectRefused(WIRE, 'The wire is bent double.', 'Calculate the resistance of the wire.');
  });

  test('where a property is spoken of that several things have', () => {
    expectRefused(
      'A wire has length 2.0 m, diameter 0.40 mm and resistivity $1.7\\times10^{-8}\\ \\Omega$ m. A lamp has a resistance of 5.0 Ω.',
      'Calculate the resistance.',
    );
  });
});

test('what was understood is said in both languages', () => {
  const [problem] = readProblems(`${WIRE}\n(a) Calculate the resistance of the wire. [2]`);
  const told = problem!.facts.map((one) => sayFact(one));
  expect(told.map(({ en }) => en)).toContain('the resistivity of the wire is $1.7 \\times 10^{-8}$ Ω m');
  expect(told.map(({ zh }) => zh)).toContain('导线的电阻率为 $1.7 \\times 10^{-8}$ Ω m');
  expect(sayGoal(problem!.parts[0]!.goals[0]!).zh).toBe('求导线的电阻');
});
