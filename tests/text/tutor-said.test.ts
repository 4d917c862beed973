import { describe, expect, test } from 'vitest';
import { READERS } from '../../server/tutor/readers.ts';
import { answerInWords } from '../../server/tutor/reading/said/answer-in-words.ts';
import { printedQuestion } from '../../server/tutor/reading/retyped/informal.ts';
import { threadOf } from '../../server/tutor/reading/thread.ts';
import { partNamed } from '../../server/tutor/reading/said/part-named.ts';

describe('what goes on from a question', () => {
  test.each([
    ['solve x^2 - 7x + 10 = 0', 'what if it was minus 10', 'solve x^2 - 7x - 10 = 0'],
    ['solve x^2 - 7x + 10 = 0', 'and if it was +7x', 'solve x^2 + 7x + 10 = 0'],
    ['solve x^2 - 3x - 4 > 0', 'what if its ≤ instead', 'solve x^2 - 3x - 4 ≤ 0'],
    ['Solve sin x = 0.5 for 0° <= x <= 360°', 'and if its 0<x<180?', 'Solve sin x = 0.5 for 0°<x<180°'],
    ['integrate x e^x', 'with limits 0 and 1', 'integrate x e^x from 0 to 1'],
    ['A car of mass 1200 kg stops.', 'so what if the mass was 600', 'A car of mass 600 kg stops.'],
    ['A wire of diameter 0.8 mm.', 'what if the diameter was doubled', 'A wire of diameter 1.6 mm.'],
    [
      'X ~ N(50, 64) find P(X>60)',
      'now they want k with P(X<k)=0.9',
      'X ~ N(50, 64). Find k such that P(X<k)=0.9.',
    ],
    [
      '一个等比数列，公比为 2，首项为 3，求第 5 项',
      '那前 6 项和呢',
      '一个等比数列，公比为 2，首项为 3。求前 6 项和。',
    ],
    ['normal mu 50 sigma 4 P(X>55)', 'and if it was 60?', 'X ~ N(50, 4^2). Find P(X>60).'],
    ['normal mu 50 sigma 4 P(X>55)', 'and P(45<X<55)', 'X ~ N(50, 4^2). Find P(45<X<55)'],
    ['int x e^x dx 0 to 1', 'and if it was from 0 to 2?', 'Evaluate ∫_(0)^(2) x e^x dx.'],
    ['eigenvalues of [[2,1],[1,2]]', 'now the eigenvectors', 'Find the eigenvectors of [[2,1],[1,2]].'],
    ['how many ways SUCCESS letters', 'and if it was BANANA?', 'how many ways BANANA letters'],
    ['solve dy/dx = xy y(0)=2', 'and if y(0)=3?', 'solve dy/dx = xy y(0) = 3'],
    ['解微分方程dy/dx=2xy,x=0时y=3', '如果x=0时y=5呢', '解微分方程dy/dx=2xy,x=0时y = 5'],
    [
      '2 particles 3kg and 5kg connected by a string find acc',
      'and if it was 3kg and 7kg?',
      '2 particles 3kg and 7kg connected by a string find acc',
    ],
    ['X服从B(8,0.4)求P(X=3)和期望', '如果是P(X=4)呢', 'X服从B(8,0.4)。求P(X=4)。'],
  ])('is the same one with something else in it: %s, %s', (question, said, other) => {
    expect(READERS.followUps(question, said)).toContain(other);
  });

  test('is no part of a formula that goes on in words', () => {
    const found = READERS.followUps('mod and arg of 1 + i root 3', 'and if it was 1 - i?');
    expect(found).toEqual(['Find the modulus and the argument of 1 - i.']);
  });

  test('is nothing where two numbers are asked about and one is changed', () => {
    expect(READERS.followUps('X ~ N(50, 16) find P(45 < X < 55)', 'and if it was 60?')).not.toContain(
      'X ~ N(50, 16) find P(60 < X < 55)',
    );
  });

  test('is nothing where the number stands in two places, or nowhere', () => {
    expect(READERS.followUps('Solve x + 2 = 4y + 2', 'what if it was minus 2')).not.toContain(
      'Solve x - 2 = 4y + 2',
    );
    expect(READERS.followUps('solve x^2 - 5x + 6 = 0', 'what if the mass was doubled')).toEqual([]);
  });
});

test.each([
  ['sqrt of 5-12i without calculator help', 'Sqrt of 5-12i'],
  ['2sin^2 x + 3cos x = 3 how do i even start??', '2sin^2 x + 3cos x = 3'],
  ['一个等比数列 第二项12 第五项1.5 求公比和首项', '一个等比数列，第二项为 12，第五项为 1.5，求公比和首项'],
  [
    '2kg trolley at 3 m/s hits a 1kg trolley at rest. speed after?',
    'A trolley of mass 2 kg moving at 3 m/s collides with a trolley of mass 1 kg which is at rest. Find their common speed.',
  ],
])('a question that is typed as people talk is put as it would be printed: %s', (typed, printed) => {
  expect(printedQuestion(typed)).toBe(printed);
});

test('a capital alone makes no other question, which would be solved once more', () => {
  expect(READERS.questionParts('find the inverse of y')[0]!.readings).toEqual(['find the inverse of y']);
});

test.each([
  ['oh radius. 1.2e8', '1.2 × 10^8'],
  ['6 = 3v so 2', '2'],
  ['哦除反了 24', '24'],
  ['设u=2^x 然后u=1,4', 'u=1,4'],
  ['what if it is 1.5. why 2', null],
])('an answer stands behind the words that lead to it: %s', (said, answer) => {
  expect(answerInWords(said)).toBe(answer);
});

test.each([
  ['can we go back to a', '(a)', '(a)'],
  ['in b why did you put it equal to zero', '(b)', 'why did you put it equal to zero'],
  ['a) force per area', '(a)', 'force per area'],
  ['b 2.98 x 10^7', '(b)', '2.98 x 10^7'],
  ['how many marks for (b)', '(b)', 'how many marks'],
  ['how many marks for b if i forgot y', '(b)', 'how many marks for b if i forgot y'],
])('a part is named anywhere in a message: %s', (said, label, rest) => {
  expect(partNamed(said)).toEqual({ label, rest });
});

test('no part is named by an article', () => {
  expect(partNamed('a ball is thrown')).toBeNull();
});

test.each([
  ['x/2 e^2x - 1/2 e^2x + c', 'x e^(2x)/2 - e^(2x)/4 + c', ['- 1/2 e^2x']],
  ['x > 4 and x > -1', 'x < -1 or x > 4', ['x > -1']],
  ['r=0.5, a=6', '1/2, 24', ['a=6']],
  ['3-2i and 3+2i', '3 - 2i, -3 + 2i', ['3+2i']],
])('of a wrong list or sum the wrong pieces are told: %s', (typed, ours, wrong) => {
  expect(READERS.rightPieces(typed, ours)?.wrong).toEqual(wrong);
});

test('nothing is told of the pieces where all are right or all are wrong', () => {
  expect(READERS.rightPieces('x = 2 or x = 3', 'x = 2 or x = 3')).toBeNull();
  expect(READERS.rightPieces('x = 7 or x = 8', 'x = 2 or x = 3')).toBeNull();
});

test('a letter with another value is found in its step', () => {
  const steps = [['X = 1'], [String.raw`z = \frac{60 - 50}{8} = 1.250`]];
  expect(READERS.namedInSteps('z = 10/64', steps)).toBe(1);
  expect(READERS.namedInSteps('z = 10/8', steps)).toBeNull();
});

test.each([
  ['0.8944', '0.106', 'opposite'],
  ['16', '4.0 m', null],
  ['25.2', '5.02', 'squared'],
])('one slip explains %s for %s', (typed, ours, slip) => {
  expect(READERS.nearMiss(typed, ours)).toBe(slip);
});

test('the value that a step gives to a letter is placed in that step', () => {
  const steps = [[String.raw`x = 1:\quad 6 = 3\,A`], [String.raw`A = 2,\quad B = 3`]];
  expect(READERS.valueInSteps('A=2', steps)).toBe(1);
  expect(READERS.valueInSteps('A=3', steps)).toBeNull();
  expect(READERS.valueInSteps('x = 1', steps)).toBeNull();
});

test('the values of a letter are placed in their step, however they are joined', () => {
  const steps = [['x^2 - 4x + 3 = 0', String.raw`x = 1,\; x = 3`]];
  expect(READERS.placeInSteps('x=1 and x=3', [['y = 2x'], ...steps])).toBe(1);
  expect(READERS.placeInSteps('x=1 and x=4', [['y = 2x'], ...steps])).toBeNull();
});

const CURVE = '(1, 6), (3, 2) — maximum at x = 1; minimum at x = 3';

test.each([
  ['(1,6) max (3,2) max', CURVE, { right: ['(1,6) max'], wrong: ['(3,2) max'], isAll: false }],
  ['(1,6) is a maximum and (3,2) is a minimum', CURVE, { wrong: [], isAll: true }],
  ['(1, 6) 极大 (3, 2) 极小', CURVE, { wrong: [], isAll: true }],
  ['(3,2) min', CURVE, { wrong: [], isAll: false }],
])('stationary points are compared with their nature: %s', (typed, ours, found) => {
  expect(READERS.rightNatures(typed, ours)).toMatchObject(found);
});

test('no nature is read where none is said, or the answer has none', () => {
  expect(READERS.rightNatures('(1,6) and (3,2)', CURVE)).toBeNull();
  expect(READERS.rightNatures('(1,6) max', '(1, 6)')).toBeNull();
});

/** What is on the table after these messages. */
const tableAfter = (...said: string[]) =>
  threadOf(
    READERS.readTurns(
      said.map((text) => ({ text })),
      false,
    ),
    {
      mode: 'ANSWER',
      isSolved: async () => true,
      isLineOf: async () => false,
      followUps: async (question, text) => READERS.followUps(question, text),
      make: async () => null,
    },
  );

test.each([
  ['how many ways SUCCESS letters', 'how many ways SUCCESS letters'],
  ['coeff of x^3 in (1+2x)^7', 'coeff of x^3 in (1+2x)^7'],
])('what is asked for by its name alone is a question: %s', async (typed, question) => {
  expect((await tableAfter(typed)).question).toBe(question);
});

test.each([
  ['next part', 'solve x^2 = 4', null],
  ['下一问', '解方程 x^2 = 4', null],
  ['next part', 'y = x^2. (a) Find the gradient at x = 1. (b) Find the tangent at x = 1.', '(b)'],
])('%s is the part behind, where there is one: %s', async (said, question, part) => {
  const { intent, part: on } = await tableAfter(question, said);
  expect(intent.kind).toBe('part');
  expect(on).toBe(part);
});

test('what a quantity of the question on the table is, is asked for its value', async () => {
  const { intent } = await tableAfter(
    '2 particles 3kg and 5kg on a string find acc and tension',
    'what is the tension',
  );
  expect(intent.kind).toBe('instead');
});

test('no more than four questions are solved to find what a message goes on with', async () => {
  const asked: string[] = [];
  const said = ['integrate x e^x', 'with limits 0 and 1 it is 3'];
  const turns = READERS.readTurns(
    said.map((text) => ({ text })),
    false,
  );
  await threadOf(turns, {
    mode: 'ANSWER',
    isSolved: async (question) => {
      asked.push(question);
      return false;
    },
    isLineOf: async () => false,
    followUps: async (_, text) => [1, 2, 3, 4].map((at) => `${text} ${at}`),
    make: async () => null,
  });
  expect(asked.filter((one) => one.startsWith('with limits') && one !== said[1])).toHaveLength(4);
});
