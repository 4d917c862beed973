import { expect, test } from 'vitest';
import { noAnswer } from '#server/maths/operations.ts';
import { readSolution } from '#server/maths/solving/read-solution.ts';
import { solve } from '#server/maths/solving/solve.ts';
import { IN_OTHER_WORDS } from './other-words.ts';
import { anotherWay, similarQuestion } from '#server/maths/solving/variants.ts';

const EVENTS = 'Events A and B are independent. P(A) = 0.2, P(B) = 0.6.';

/** What was left unread; null where there is an answer. */
function unreadOf(question: string): string[] | null {
  const outcome = solve(question);
  return outcome.solved ? null : (outcome.leftover?.unread.map(({ text }) => text) ?? []);
}

test.each(IN_OTHER_WORDS)('what is said in other words is read: %s', (question, answer) => {
  const outcome = solve(question);
  expect(outcome.solved && outcome.worked.answer.text).toContain(answer);
});

test('a question that is read to its end is answered', () => {
  expect(unreadOf(`${EVENTS} Find P(A or B).`)).toBeNull();
  expect(unreadOf('X ~ N(50, 16). Find P(X > 55).')).toBeNull();
});

test.each([
  [`${EVENTS} Find P(A and B), given that C has probability 0.3.`, 'probability 0.3'],
  [
    'A random sample of 50 values has mean 20.5 and range 4. The population standard deviation is 3. Find a 95% confidence interval for μ.',
    '4',
  ],
])('a number that changes nothing stops the answer: %s', (question, number) => {
  expect(unreadOf(question)?.join(' ')).toContain(number);
});

test('the label of a thing that is never spoken of again is no letter to read', () => {
  expect(
    unreadOf(
      'The planes p and q have equations x + 2y + 2z = 5 and 2x - y + 2z = 3. Find the acute angle between p and q',
    ),
  ).toBeNull();
});

test('units behind a letter, and the start of a motion, are read with it', () => {
  const motion =
    'A particle P moves in a straight line and passes through a fixed point O at time t = 0. At time t s its velocity is v m s^{-1}, where v = 2t^2 - 14t + 20.';
  const outcome = solve(`${motion} Find the values of t at which P is instantaneously at rest.`);
  expect(outcome.solved && outcome.worked.answer.text).toBe('t = 2, t = 5');
  expect(unreadOf(`${motion} Find the values of t at which Q is at the point A, 3 m from O.`)).not.toBeNull();
});

test('a form that the answer has is read, one that it has not is refused', () => {
  expect(unreadOf('Simplify √12 + √27, giving your answer in the form k√3.')).toBeNull();
  expect(solve('Simplify √12 + √27, giving your answer in the form k√2.').solved).toBe(false);
});

test.each([
  ['The function f is defined by f(x) = (x + 1)/(x - 2), x ≠ 3. Find f^{-1}(x)'],
  ['Express 3 sin x + 4 cos x in the form R sin(x + α), where R > 0 and 90° < α < 180°'],
  [
    'A die is thrown 130 times. Observed: 12, 25, 18, 30, 15, 20. Carry out a goodness of fit test at the 5% level that the die is fair.',
  ],
  [
    'Use the trapezium rule with four intervals of width 0.3 to estimate ∫_0^2 2^x dx, correct to 2 decimal places',
  ],
])('what is said twice must agree: %s', (question) => {
  expect(solve(question).solved).toBe(false);
});

test('a word that tells which one is asked for never stands unread', () => {
  expect(unreadOf(`${EVENTS} Find P(A or B) for the larger one.`)).not.toBeNull();
  expect(unreadOf('已知 X ~ B(80, 0.5)，另一变量未知，用正态近似求 P(X < 35)')).not.toBeNull();
});

test('the refusal says what was read and what was not, and where it stands', () => {
  const question = `${EVENTS} Find P(A and B), given that C has probability 0.3.`;
  const solved = readSolution(question);
  if (solved.solved) throw new Error('answered');
  const refusal = noAnswer(solved);
  expect(refusal.text).toEqual({
    en: 'This was read as “Probabilities of two events”, but not “C”, “probability 0.3”, so no answer is given.',
    zh: '这道题读作“两个事件的概率”，但没有读懂“C”、“probability 0.3”，因此不给出答案。',
  });
  expect(solved.leftover?.places.map(({ at, length }) => question.slice(at, at + length))).toEqual([
    'C',
    'probability 0.3',
  ]);
});

test('no other way and no question like it is found for one that is not read to its end', () => {
  const question = `${EVENTS} Find P(A and B), given that C has probability 0.3.`;
  expect(anotherWay(question)).toBeNull();
  expect(similarQuestion(question, 1)).toBeNull();
});
