import { expect, test } from 'vitest';
import { readMarked } from '#server/maths/solving/read-marked.ts';

const verdicts = (question: string, ...lines: string[]) =>
  readMarked(lines, { question, part: null }).lines.map(({ verdict }) => verdict);

const isDecidedRight = (each: string[]) => {
  for (const verdict of each) expect(['unchecked', 'wrong', 'lost', 'carried']).not.toContain(verdict);
};

const FOOT =
  'The line l has equation r = i + k + λ(i + 2j − k). The point P has position vector 4i + j + 2k. Find the position vector of the foot of the perpendicular from P to l. [4]';
const TO_FOOT = ['point on l: Q = (1+λ, 2λ, 1-λ)', 'PQ = (λ-3, 2λ-1, -λ-1)', 'PQ . (1,2,-1) = 0'];

test('a point of a told line, what leads to it and its scalar product with the direction are confirmed', () => {
  isDecidedRight(verdicts(FOOT, ...TO_FOOT, 'λ - 3 + 4λ - 2 + λ + 1 = 0', 'λ = 2/3'));
});

test('a scalar product that is worked out wrongly is where the mistake is, and the foot that comes of it is carried', () => {
  const slip = ['λ - 3 + 4λ - 2 - λ - 1 = 0', '4λ = 6, λ = 1.5', 'foot = 2.5i + 3j - 0.5k'];
  expect(verdicts(FOOT, ...TO_FOOT, ...slip).slice(3)).toEqual(['wrong', 'carried', 'carried']);
});

test('what leads from one point to another is wrong with another component, and not from its other end', () => {
  expect(verdicts(FOOT, TO_FOOT[0]!, 'PQ = (λ-3, 2λ+1, -λ-1)')[1]).toBe('wrong');
  expect(verdicts(FOOT, TO_FOOT[0]!, 'PQ = (3-λ, 1-2λ, λ+1)')[1]).not.toBe('wrong');
});

test('a letter that is given to two points accuses nobody', () => {
  const lines = [
    ...TO_FOOT.slice(0, 2),
    'Q = (5/3, 4/3, 1/3)',
    'PQ = (-7/3, 1/3, -5/3)',
    'PQ = (λ-3, 2λ-1, -λ-1)',
  ];
  expect(verdicts(FOOT, ...lines)).not.toContain('wrong');
});

test.each([
  'The line l has equation r = i + k + λ(i + 2j − k). The point P has position vector 4i + j + 2k. Find the points Q of l with PQ = 5. [5]',
  'The line l has equation r = i + k + λ(i + 2j − k). Find a point of l that is 3 units from the origin. [4]',
])('a letter of a line is not that of the foot where no foot is asked for: %s', (question) => {
  expect(verdicts(question, 'take λ = 1', 'λ = 1')).not.toContain('wrong');
});

test('the letters of two lines are known where these meet', () => {
  const question =
    'The lines have equations r = i + j + λ(i + k) and r = 3i + j + k + μ(i - k). Find the position vector of the point where they intersect. [4]';
  expect(verdicts(question, 'λ = 3')).toEqual(['wrong']);
  expect(verdicts(question, 'λ = 3/2')).not.toContain('wrong');
});

const SUM =
  'Use the method of differences to find the sum from r = 1 to n of 1/((2r − 1)(2r + 1)) in terms of n. [4]';

test('a sum with its first terms and its last ones is confirmed, and what goes on from it', () => {
  const lines = [
    'Sum = 1/2 [1 - 1/3 + 1/3 - 1/5 + ... + 1/(2n-1) - 1/(2n+1)]',
    '= 1/2 (1 - 1/(2n+1))',
    '= n/(2n+1)',
  ];
  isDecidedRight(verdicts(SUM, ...lines));
});

test.each([
  'Sum = [1 - 1/3 + 1/3 - 1/5 + ... + 1/(2n-1) - 1/(2n+1)]',
  'Sum = 1/2 [1 - 1/3 + ... + 1/(2n+1) - 1/(2n+3)]',
])('a sum that leaves out a factor or ends elsewhere is not confirmed: %s', (line) => {
  expect(['follows', 'equal', 'equivalent']).not.toContain(verdicts(SUM, line)[0]);
});

const INVARIANT =
  'The matrix M = (1 2; 4 3) represents a transformation of the x-y plane. Find the equations of the invariant lines, through the origin, of the transformation. [5]';

test('the gradients of invariant lines are known', () => {
  const lines = ['X = x + 2y, Y = 4x + 3y', 'y = mx and Y = mX:', '4 + 3m = m(1 + 2m)', '(m-2)(m+1) = 0'];
  isDecidedRight(verdicts(INVARIANT, ...lines));
  expect(
    verdicts(
      INVARIANT,
      'y = mx and Y = mX:',
      'm^2 - m - 2 = 0',
      '(m+2)(m-1) = 0',
      'm = -2 or 1',
      'y = -2x and y = x',
    ).slice(2),
  ).toEqual(['wrong', 'carried', 'carried']);
});
