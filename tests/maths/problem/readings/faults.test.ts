import { expect, test } from 'vitest';
import { noAnswer } from '#server/maths/operations.ts';
import type { Fact, Goal, Thing } from '#server/maths/problem/schema/problem.ts';
import { validProblem } from '#server/maths/problem/schema/valid-problem.ts';
import { solutionOfGiven } from '#server/maths/solving/read-solution.ts';

const speedOf = (id: string) => ({ the: 'speed', of: [{ thing: id }] });
const ms = (amount: string) => ({ amount, unit: 'm s^-1' });

function refusalOf(
  things: Partial<Thing>[],
  facts: Fact[],
  target: Goal['target'] = { the: 'wavelength', of: [{ thing: 'w' }] },
) {
  const problem = { version: 1, things, facts, parts: [{ goals: [{ verb: 'find', target }] }] };
  const solved = solutionOfGiven(validProblem(problem));
  return solved.solved ? null : noAnswer(solved).text;
}

const WAVE = { id: 'w', kind: 'wave' };
const FREQUENCY: Fact = {
  relation: 'equal',
  of: [
    { the: 'frequency', of: [{ thing: 'w' }] },
    { amount: '5', unit: 'Hz' },
  ],
};

test('a relation that nobody knows is named', () => {
  expect(refusalOf([WAVE], [{ relation: 'wobbles', of: [{ thing: 'w' }] }])).toEqual({
    en: expect.stringMatching(
      /^This cannot be worked out: the relation “wobbles” is not known; known are equal, /,
    ),
    zh: expect.stringMatching(/^无法求解：不认识关系“wobbles”，可用的有 equal、/),
  });
});

test('a thing that was not declared is named', () => {
  expect(refusalOf([WAVE], [{ relation: 'equal', of: [speedOf('v'), ms('3')] }])).toEqual({
    en: 'The thing “v” is spoken of and not declared among the things.',
    zh: '提到了“v”，但没有在 things 中声明。',
  });
});

test('a property that things of a kind do not have is named, with those that they have', () => {
  const text = refusalOf([WAVE], [FREQUENCY], { the: 'mass', of: [{ thing: 'w' }] });
  expect(text?.en).toMatch(/a “wave” has no “mass”; it has speed, frequency, wavelength/);
  expect(text?.zh).toMatch(/“wave”没有“mass”，可用的有 speed, frequency/);
});

test('a thing of an unknown kind has no quantities', () => {
  const text = refusalOf(
    [WAVE, { id: 'x', kind: 'gizmo' }],
    [FREQUENCY, { relation: 'equal', of: [speedOf('x'), ms('2')] }],
  );
  expect(text?.en).toMatch(/the kind “gizmo” of “x” has no quantities/);
  expect(text?.zh).toMatch(/“x”的种类“gizmo”没有可用的量/);
});

test('amounts of different kinds cannot be the same', () => {
  const text = refusalOf(
    [WAVE],
    [FREQUENCY, { relation: 'equal', of: [speedOf('w'), { amount: '2', unit: 'kg' }] }],
  );
  expect(text?.en).toMatch(/“speed” w = 2 kg puts together what has different units/);
  expect(text?.zh).toMatch(/“speed” w = 2 kg 中各量的单位不同/);
});

test('a unit that nobody knows is named', () => {
  const text = refusalOf(
    [WAVE],
    [FREQUENCY, { relation: 'equal', of: [speedOf('w'), { amount: '2', unit: 'furlong' }] }],
  );
  expect(text?.en).toMatch(/the unit “furlong” is not known/);
  expect(text?.zh).toMatch(/不认识单位“furlong”/);
});

test('what nothing decides is named, and so is a fact of the part that was of no use', () => {
  expect(refusalOf([WAVE], [FREQUENCY])?.en).toMatch(/nothing that is told decides “wavelength” w/);
  const problem = {
    version: 1,
    things: [WAVE, { id: 'ball', kind: 'body' }],
    facts: [FREQUENCY, { relation: 'equal', of: [speedOf('w'), ms('10')] }],
    parts: [
      {
        facts: [{ relation: 'equal', of: ['r', { amount: 'm', unit: 'kg' }] }],
        goals: [{ verb: 'find', target: { the: 'wavelength', of: [{ thing: 'w' }] } }],
      },
    ],
  };
  const solved = solutionOfGiven(validProblem(problem));
  expect(!solved.solved && noAnswer(solved).text.en).toMatch(/“equal” r, m kg was of no use/);
});

test('“u(3)”, which may be a function or a product, is asked back', () => {
  expect(refusalOf([WAVE], [FREQUENCY, { relation: 'holds', of: ['u(3) = 5'] }])?.en).toMatch(
    /“u\(3\)” may be a function or a product/,
  );
});

test('without g or the paper, nothing that falls has a weight', () => {
  const weight = { the: 'weight', of: [{ thing: 'b' }] };
  const mass: Fact = {
    relation: 'equal',
    of: [
      { the: 'mass', of: [{ thing: 'b' }] },
      { amount: '2', unit: 'kg' },
    ],
  };
  expect(refusalOf([{ id: 'b', kind: 'body' }], [mass], weight)?.en).toMatch(/tell the paper or g/);
});
