import { expect, test } from 'vitest';
import { doubtsIn } from '../../server/tutor/doubts/doubts.ts';
import { askedAndFound, saidIn } from '../../server/tutor/reading/said/claims.ts';
import { followUps } from '../../server/tutor/reading/said/follow-up.ts';
import { retyped } from '../../server/tutor/reading/retyped/retyped.ts';
import { readTurns } from '../../server/tutor/reading/turns.ts';
import { holdsAtAnswer } from '../../server/tutor/steps/holds-at-answer.ts';
import { rangeMiss } from '../../server/tutor/steps/misses/range-miss.ts';
import { valuesBeside } from '../../server/tutor/steps/values-beside.ts';

test.each([
  ['ok 41.4. next: hence solve 3x = 2', '41.4', 'hence solve 3x = 2'],
  ['so x = 4. what about the other root', 'x = 4', 'what about the other root'],
  ['oh so 12 m. how do i get the time', '12 m', 'how do i get the time'],
  ['哦 7.5。那周长呢', '7.5', '那周长呢'],
])('a value and what is asked behind it are two things: %s', (said, typed, ask) => {
  expect(saidIn(said)).toMatchObject({ typed, ask });
});

test.each([
  ['p = 3 so q = 7', 'q = 7', ['p = 3']],
  ['6+5 = 11 then x = 22', 'x = 22', ['6+5 = 11']],
  ['u=2 或者 5，所以 x = 5', 'x = 5', ['u=2 或者 5']],
])('of several values the last is the answer: %s', (said, typed, before) => {
  expect(saidIn(said)).toMatchObject({ typed, before, ask: null });
});

test.each([
  'solve 2x + 1 = 7',
  'heights of plants are normal mean 30 sd 4. find prob that one is over 33',
  'a stone falls from a cliff 45 m high. how long does it take',
])('a question that tells what is given offers nothing: %s', (said) => {
  expect(saidIn(said)).toBeNull();
});

test.each(['at least 3?', 'now integrate it from 1 to 4', 'is 2 < x < 5 the answer if its ≤ instead'])(
  'what is to be done with numbers is no answer: %s',
  (said) => {
    expect(readTurns([{ text: said }], false)[0]!.answer).toBeNull();
  },
);

test.each([
  ['find the range of it. i got f(x) > 2', 'find the range of it', 'f(x) > 2'],
  ['和不放回的呢 我算 0.3', '和不放回的呢', '0.3'],
])('what is asked and what was found for it: %s', (said, ask, typed) => {
  expect(askedAndFound(said)).toEqual({ ask, typed });
});

test.each([
  [
    'circle x^2 + y^2 + 2x - 8y = 8 find centre and radius',
    'Find the centre and radius of the circle x^2 + y^2 + 2x - 8y = 8.',
  ],
  [
    'masses of eggs are normal mean 58 sd 4. find prob that a random egg is heavier than 60',
    'Masses of eggs are normally distributed with mean 58 and standard deviation 4. find the probability that a randomly chosen egg is heavier than 60',
  ],
  ['ok next part: hence solve x^2 = 9', 'Solve x^2 = 9'],
])('what is typed in a hurry is written as papers print it: %s', (typed, printed) => {
  expect(retyped(typed)).toContain(printed);
});

test('what is only said to the tutor is no part of a question', () => {
  expect(retyped('Solve |x - 4| > 2|x + 1|.\n这种题我老是做错怎么办')).toContain('Solve |x - 4| > 2|x + 1|.');
  expect(retyped('5^(2x) - 6*5^x + 5 = 0 三位有效数字').join()).toContain('结果保留三位有效数字');
});

test.each([
  ['x < 7', '-3 < x < 7', 'half'],
  ['x > -3', '-3 < x < 7', 'half'],
  ['1 < x < 4', 'x < 1 or x > 4', 'inside'],
  ['x < -3 or x > 7', '-3 < x < 7', 'outside'],
  ['x < 8', '-3 < x < 7', null],
  ['x < 7 and x < 9', '-3 < x < 7', null],
])('a range with the right ends: %s for %s', (typed, ours, miss) => {
  expect(rangeMiss(typed, ours)).toBe(miss);
});

test('an equation is true or not for the value that the solution finds', () => {
  const steps = [[String.raw`a = 5,\; d = \frac{3}{2}`]];
  expect(holdsAtAnswer('2(5+2d) = 4 + 8d', '3/2', steps)).toBe(true);
  expect(holdsAtAnswer('2(5+2d) = 4 + 7d', '3/2', steps)).toBe(false);
  expect(holdsAtAnswer('3k = 4 + x', '3/2', steps)).toBeNull();
});

test('values are compared one by one, and a working before a right one is not blamed', () => {
  expect(valuesBeside(['x = 2', 'x = 9'], 'x = 2 or x = 5', '')).toEqual({
    right: ['x = 2'],
    wrong: ['x = 9'],
    isAll: false,
  });
  expect(valuesBeside(['9', '5'], 'x = 2 or x = 5', 'q')).toEqual({ right: ['5'], wrong: [], isAll: false });
  expect(valuesBeside(['7'], 'x = 2 or x = 5', 'q')).toBeNull();
});

test.each([
  ['why do we subtract pi', 'Find the argument of the complex number -2 - 2i', 'negative'],
  ['why does B carry on moving up', 'Two particles are joined by a string over a smooth pulley', 'slack'],
  ['为什么不能两边除以 sin x', '解方程 sin 2x = sin x', '丢掉'],
  ['whats the trick when two people dont sit together', '6 people stand in a row', 'choose gaps'],
  ['is that the same round a round table', '6 people stand in a row', 'not part of 9709'],
  ['why do i have to add P(X=0)', 'test H0: p = 0.3 at the 5% significance level', 'whole tail'],
  ['how would i get a type 2 error number', 'test H0: p = 0.3', 'not landing in the critical region'],
  ['why do we divide by P(B)', 'Find the probability that it is red given that …', 'become the whole'],
  ['how do i find both speeds, i only have one equation', 'the collision is elastic', 'speed of separation'],
  ['where does the energy go then', '2 kg hits 3 kg and they stick', 'internal energy'],
  ['为什么光强变大电子的最大动能不变', '', '每个光子'],
  ['can two photons hit one electron', 'photoelectric effect', 'one photon'],
  ['why dont i use nCr', 'expand (1+3x)^-2', 'MF19'],
  ['两个都要吗 老师让舍掉一个', '解 2ln(x+3) - ln x = ln 16', '真数'],
])('a doubt that many have is answered with its reason: %s', (said, about, word) => {
  const reasons = doubtsIn(said, about).flatMap(({ en, zh }) => [en, zh]);
  expect(reasons.join()).toContain(word);
});

test('a doubt of another subject is not answered', () => {
  expect(doubtsIn('why do we add pi', 'A curve is given by y = x^2')).toEqual([]);
  expect(doubtsIn('what is the difference between speed and velocity', 'A car has speed 4 m/s')).toEqual([]);
  expect(doubtsIn('为什么光强变大电子的最大动能不变', '').join()).not.toContain('导数');
  expect(doubtsIn('why is a type 2 superconductor special', 'magnetic fields')).toEqual([]);
});

test.each([
  [
    'Find the centre and radius of the circle x^2 + y^2 = 25.',
    'and the tangent at (3, 4)',
    'tangent to the circle x^2 + y^2 = 25 at the point (3, 4)',
  ],
  [
    'The complex number w is given by w = 5 - 12i. Find the modulus of w.',
    'now find the square roots of w',
    'square roots of 5 - 12i',
  ],
  [
    'A curve has equation y = x^2 and the line y = mx - 4 does not meet the curve. Find the set of values of m.',
    'what if the line is a tangent instead',
    'is a tangent to the curve',
  ],
  [
    'The masses of eggs are normally distributed with mean 58 and standard deviation 4. Find the probability that an egg is heavier than 60.',
    'and between 55 and 60?',
    'between 55 and 60',
  ],
  [
    'Two particles P and Q of masses 4 kg and 1 kg hang over a pulley. Find the acceleration.',
    'what if the mass of Q was doubled',
    'masses 4 kg and 2 kg',
  ],
])('what is asked next belongs to the question: %s | %s', (question, said, part) => {
  expect(followUps(question, said).join('\n')).toContain(part);
});

test('a number behind a confession counts, and numbers side by side are several', () => {
  const [turn] = readTurns([{ text: 'oh i forgot the sign. 6300' }], false);
  expect(turn!.answer).toBe('6300');
  expect(readTurns([{ text: '45 135 225 315' }], false)[0]!.answer).not.toBe('45135225315');
});

test('an equation in letters offers no number', () => {
  expect(saidIn('i wrote 3R + 4S = 25')?.typed).not.toBe('25');
});
